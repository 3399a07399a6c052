extension PageScript {
  /// The questions for people, and their answers.
  static let checklist = #"""
    // MARK: Checklist

    const ANSWERS = ["passes", "fails", "notApplicable"];

    /** The answers that this browser keeps, by what they are about: they outlive the page that they were given on. */
    const given = {
      all: storage.get("answers", {}),
      key: question => JSON.stringify([question.rule, question.file, question.path, question.part]),
      of(question) { return this.all[this.key(question)]; },
      set(question, changes) {
        const key = this.key(question);
        const answer = {...this.all[key], ...changes};
        if (answer.answer || answer.note) this.all[key] = answer;
        else delete this.all[key];
        storage.set("answers", this.all);
      },
    };

    function openQuestions() {
      return data.questions.filter(question => question.answer === undefined);
    }

    function today() {
      const now = new Date();
      const two = number => String(number).padStart(2, "0");
      return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    }

    function answerQuestion(question, answer) {
      given.set(question, answer ? {answer, on: today()} : {answer: null, on: null});
      showProgress();
    }

    /** Returns the file that `higlint review --apply` reads. */
    function answersFile() {
      const name = storage.get("name", "");
      const answers = openQuestions().flatMap(question => {
        const own = given.of(question);
        if (!own?.answer) return [];
        return [{
          rule: question.rule, paths: [question.path], file: question.file,
          ...(question.part ? {part: question.part} : {}), answer: own.answer,
          ...(name ? {by: name} : {}), on: own.on, ...(own.note ? {note: own.note} : {}),
        }];
      });
      return JSON.stringify({version: 1, answers}, null, 2) + "\n";
    }

    function saveAnswers() {
      const address = URL.createObjectURL(new Blob([answersFile()], {type: "application/json"}));
      make("a", {href: address, download: "answers.json"}).click();
      setTimeout(() => URL.revokeObjectURL(address), 1000);
    }

    function showProgress() {
      const open = openQuestions();
      const done = open.filter(question => given.of(question)?.answer).length;
      const status = document.getElementById("progress");
      if (!status) return;
      status.textContent = say("progress", done, open.length);
      document.getElementById("progress-bar").style.setProperty("width", percent(done, Math.max(1, open.length)));
      document.getElementById("save").disabled = done === 0;
      for (const element of document.querySelectorAll("[data-group]")) {
        const group = open.filter(question => question.rule === element.dataset.group);
        const own = group.filter(question => given.of(question)?.answer).length;
        element.textContent = `${own}/${group.length}`;
        element.classList.toggle("done", own === group.length);
      }
    }

    /** Returns the choice among the answers; `name` tells one choice from the others. */
    function answerChoice(name, label, current, action) {
      return make("div", {class: "answers", role: "radiogroup", "aria-label": label}, ANSWERS.map(answer => {
        const id = `${name}-${answer}`;
        return [
          make("input", {type: "radio", name, id, value: answer, checked: current === answer, on: {
            change: () => action(answer),
          }}),
          make("label", {for: id, class: "answer " + answer}, say(answer)),
        ];
      }));
    }

    function questionItem(question) {
      const name = "question-" + question.number;
      const own = given.of(question) ?? {};
      const place = placeOf(question);
      const item = make("li", {class: "item", id: name},
        place
          ? make("a", {
            class: "pictured", href: `#${place.screen.slug}`, "aria-label": `${place.screen.id}: ${question.path}`,
          }, crop(place.version, place.frame, "")) : null,
        make("div", {class: "asked"},
          make("p", {class: "path"}, make("code", {}, question.path)),
          make("p", {class: "remark"}, `${question.file}:${question.line}`),
          question.causes.length ? make("p", {class: "remark"}, `${say("unknownFacts")}: `,
            question.causes.map(cause => make("span", {class: "cause"}, make("code", {}, cause.fact), " ",
              told(cause.message)))) : null,
          question.expired ? make("p", {class: "expired"},
            say("expired", say(question.expired.answer)),
            ...[question.expired.by, question.expired.on].filter(Boolean).map(text => ` · ${text}`)) : null,
          answerChoice(name, `${told(question.question)} ${question.path}`, own.answer,
            answer => answerQuestion(question, answer)),
          make("div", {class: "noted"},
            make("label", {for: name + "-note"}, say("note")),
            make("input", {id: name + "-note", type: "text", value: own.note ?? "", autocomplete: "off", on: {
              input: event => given.set(question, {note: event.target.value}),
            }}),
            button(say("clearAnswer"), () => {
              answerQuestion(question, null);
              for (const input of item.querySelectorAll("input[type=radio]")) input.checked = false;
            }, {class: "plain", "aria-label": `${say("clearAnswer")}: ${question.path}`}))));
      return item;
    }

    function questionGroup(rule, questions, isOpen) {
      const content = () => {
        const why = data.rules[rule]?.why;
        return [
          why ? make("p", {class: "why"}, ...prose(told(why))) : null,
          questions.length > 1 ? make("div", {class: "every"}, make("span", {}, say("sameForAll")),
            answerChoice("every-" + rule, say("sameForAll"), null, answer => {
              for (const question of questions) answerQuestion(question, answer);
              list.replaceWith(list = make("ul", {class: "questions"}, questions.map(questionItem)));
            })) : null,
          list,
        ].filter(Boolean);
      };
      let list = make("ul", {class: "questions"});
      const details = make("details", {class: "card asks", id: "rule-" + rule.replace("/", "-")},
        make("summary", {}, make("span", {class: "summary"},
          make("span", {class: "message"}, ...prose(told(questions[0].question))),
          make("span", {class: "remarks"}, make("span", {}, rule),
            make("span", {}, counted(questions.length, "places", "onePlace")))),
        make("span", {class: "done-count", data: {group: rule}})));
      const fill = () => {
        if (list.childElementCount) return;
        list.append(...questions.map(questionItem));
        details.append(...content());
      };
      details.addEventListener("toggle", () => { if (details.open) fill(); });
      if (isOpen) {
        details.open = true;
        fill();
      }
      return details;
    }

    function checklistView() {
      const open = openQuestions().filter(question => !state.text ||
        matchesText(state.text, question.rule, question.path, question.question.en, question.question.zh));
      const areas = new Map();
      for (const question of open) {
        if (!areas.has(question.area)) areas.set(question.area, new Map());
        const rules = areas.get(question.area);
        if (!rules.has(question.rule)) rules.set(question.rule, []);
        rules.get(question.rule).push(question);
      }
      const [before, after] = say("saveHint").split("{0}");
      const answered = data.questions.filter(question => question.answer !== undefined);
      let isFirst = true;
      return [
        heading(1, say("checklist")),
        make("div", {class: "answering"},
          make("label", {for: "name"}, say("yourName")),
          make("input", {id: "name", type: "text", autocomplete: "name", value: storage.get("name", ""), on: {
            input: event => storage.set("name", event.target.value),
          }}),
          make("span", {class: "bar", "aria-hidden": "true"}, make("span", {class: "filled", id: "progress-bar"})),
          make("span", {id: "progress", role: "status"}),
          button(say("save"), saveAnswers, {class: "primary", id: "save"}),
          make("p", {class: "remark"}, before, make("code", {}, "higlint review --apply answers.json"), after)),
        open.length ? [...areas].sort((a, b) => areaName(a[0]).localeCompare(areaName(b[0]))).map(([area, rules]) =>
          make("section", {class: "group"}, heading(2, areaName(area)),
            [...rules].map(([rule, questions]) => {
              const group = questionGroup(rule, questions, isFirst);
              isFirst = false;
              return group;
            })))
          : make("p", {class: "empty"}, say(state.text ? "noMatch" : "noQuestions")),
        answered.length ? make("details", {class: "card"},
          make("summary", {}, make("span", {class: "summary"}, `${say("answeredBefore")} (${answered.length})`)),
          make("ul", {class: "plain"}, answered.map(question => make("li", {},
            make("span", {}, told(question.question)), make("code", {}, question.path),
            make("span", {class: "word " + question.answer.answer}, say(question.answer.answer)),
            make("span", {class: "remark"}, [question.answer.by, question.answer.on, question.answer.note]
              .filter(Boolean).join(" · ")))))) : null,
      ];
    }

    """#
}
