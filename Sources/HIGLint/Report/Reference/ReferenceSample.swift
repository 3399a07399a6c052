/// The spec over which the examples of facts and functions are worked out. Each id in it is a name in them: `pay.contrast`
/// is that of the view `pay`. In a rule, `self` stands in its place.
public enum ReferenceSample {
  public static let text = """
    app:
      name: Harbor
      languages: [en, zh-Hans]
      devices: [iphone]
      orientations: [portrait]
      entry: home
      font: {family: Avenir}
      permissions:
        - {id: location, resource: location, purpose: Shows the piers near you.}
      notifications: [{id: leaving, body: Your boat leaves in ten minutes., sound: {file: bell.caf, duration: 2}}]
      quickActions: [{id: next, title: Next Boat, icon: {system: search}, opens: receipt}]
      typeScale: {body: {medium: [16, 21], large: [17, 22]}}
      extensions:
        - {id: widget, type: today, name: Harbor, frame: {width: 320, height: 40},
           views: [{kind: label, id: countdown, text: Next boat in 5 min, color: white, frame: [48, 8, 250, 24]}],
           states: {signedOut: {views: [{kind: label, id: invitation, text: Sign in to see your boats, color: white}]}}}
        - {id: poster, type: share, name: Send to Harbor, accepts: [image],
           screens: [{id: post, views: [{kind: button, id: send, title: Send, action: send}]}]}
    screens:
      - id: home
        title: Departures
        device: iphone6
        orientation: portrait
        appearance: light
        background: white
        tint: "#0A5AB4"
        navigationBar:
          id: bar
          title: Departures
          background: "#F7F7F7"
          translucent: false
          right:
            - {id: add, icon: {system: add}, action: addTrip, accessibility: {label: Add Trip}}
            - {id: star, icon: {name: star}, action: rate}
        tabBar:
          id: tabs
          background: "#F7F7F7"
          items: [{id: boats, title: Boats, opens: home, badge: 2}, {id: about, title: About, opens: terms}]
        gestures: [{type: shake, action: undo}]
        views:
          - {kind: label, id: hello, text: "Hello, {name}!", font: {style: headline}, color: "#767676", frame: [16, 80, 343, 24]}
          - {kind: button, id: pay, title: Pay Now, role: primary, opens: receipt, color: white, background: "#0A5AB4",
             cornerRadius: 8, frame: [16, 120, 343, 44], states: {disabled: {color: "#999999"}, selected: {title: Paid}}}
          - {kind: button, id: later, title: Remind Me Later, action: remind, color: systemBlue, frame: [16, 156, 200, 44]}
          - {kind: icon, id: heart, icon: {name: heart}, action: favourite, color: "#FF2D55", frame: [300, 176, 24, 24]}
          - {kind: image, id: logo, image: {name: harbor-logo, size: [100, 50]}, frame: [16, 216, 200, 100]}
          - {kind: switch, id: alerts, accessibility: {label: Alerts}}
          - {kind: segmentedControl, id: scope, items: [{id: today, title: Today, selected: true}, {id: week, title: Week}], frame: [16, 330, 343, 29]}
          - kind: table
            id: trips
            frame: [0, 370, 375, 200]
            gestures: [{type: swipe, direction: left, action: archive}]
            children:
              - kind: cell
                id: row
                opens: receipt
                background: white
                frame: [0, 0, 375, 60]
                swipeActions: [{id: archive, title: Archive, action: archive, edge: trailing}]
                children: [{kind: label, id: pier, text: Pier 4, color: "#333333", frame: [16, 18, 200, 24]}]
        alert: {id: ask, title: Delete this trip?, actions: [{id: keep, title: Keep}, {id: discard, title: Delete Trip, style: destructive}]}
        variants: [{device: ipad}]
      - id: receipt
        background: white
        toolbar: none
        navigationBar: {back: {title: Departures, target: home}}
        modal: {style: formSheet, dismiss: [done]}
        presentation: modal
        views:
          - {kind: textField, id: email, placeholder: Email, required: true, frame: [16, 80, 343, 44]}
          - {kind: secureField, id: password, placeholder: Password, required: true, frame: [16, 140, 343, 44]}
          - {kind: label, id: fancy, text: Thank you, font: {family: Zapfino-Bold, size: 20}, frame: [16, 200, 343, 40]}
          - {kind: button, id: signIn, title: Sign In, action: signIn, frame: [16, 260, 343, 44]}
      - id: terms
        device: iphone6
        background: white
        statusBar: {hidden: true}
        views: [{kind: textView, id: licence, text: Step 2 of 4, font: {size: 17}, color: "#333333", frame: [0, 40, 375, 200]}, {kind: group, id: shade, background: "#00000066", frame: [0, 0, 375, 300]}]
      - id: words
        device: iphone6
        background: white
        views:
          - {kind: label, id: heading, text: Save the Trip, frame: [16, 80, 343, 24]}
          - {kind: label, id: mixed, text: Save The trip, frame: [18, 110, 343, 24]}
          - {kind: label, id: shout, text: BOOK NOW, frame: [16, 140, 343, 24]}
          - {kind: label, id: notice, text: "Your boat leaves in ten minutes. Be at Pier 4 at 12:30.", font: {size: 17}, lines: 2, frame: [16, 170, 343, 44]}
          - {kind: label, id: payment, text: {en: "Pay €4.50", zh-Hans: "支付,现在!"}, frame: [16, 220, 343, 24]}
          - {kind: label, id: question, text: "Delete this trip?", frame: [16, 250, 343, 24]}
          - {kind: label, id: wow, text: "Wow!! Read “Terms” (soon", frame: [16, 280, 343, 24]}
          - {kind: label, id: contact, text: "Call 555-123-4567 or see harbor.org for v2.1 ⛴️", frame: [16, 310, 343, 24]}
          - {kind: label, id: dots, text: "Settings…", frame: [16, 340, 343, 24]}
          - {kind: label, id: slogan, text: "Harbor™ shows all boats", frame: [16, 370, 343, 24]}
          - {kind: label, id: usage, text: Harbor uses your location to find boats., frame: [16, 430, 343, 24]}
          - {kind: label, id: doubled, text: "all the the boats. they leave", frame: [16, 400, 343, 24]}

    """
}
