/// Files of other tools that stand in projects, each small but true to form: what is no spec.
enum ForeignShapes {
  static let reasons = [
    "noKey": "none of a spec's keys stands at its top",
    "noMapping": "there is no mapping at its top",
    "views": "`components` holds no views",
    "colors": "`palette` holds no colours",
    "screens": "`screens` is no list of screens",
    "app": "`app` holds too few facts about an app",
    "id": "`screen` is no id of a screen",
    "answers": "`reviewed` holds no answers",
    "fonts": "`textStyles` holds no fonts",
  ]

  /// By path, the content and the name of the reason.
  static let files: [String: (text: String, reason: String)] = [
    "openapi3.yaml": (
      """
      openapi: 3.0.3
      info: {title: Ferries, version: 1.0.0}
      paths:
        /boats: {get: {responses: {"200": {description: OK}}}}
      components:
        schemas: {Boat: {type: object, properties: {name: {type: string}}}}
        parameters: {limit: {name: limit, in: query, schema: {type: integer}}}
      """, "views"
    ),
    "openapi3.json": (
      #"{"openapi": "3.1.0", "info": {"title": "A", "version": "1"}, "paths": {}, "components": {"schemas": {"A": {"type": "object"}}, "securitySchemes": {"key": {"type": "apiKey"}}}}"#,
      "views"
    ),
    "swagger2.yaml": ("swagger: '2.0'\ninfo: {title: A, version: '1'}\npaths: {}\ndefinitions: {}\n", "noKey"),
    "swagger2.json": (#"{"swagger": "2.0", "info": {"title": "A"}, "host": "example.com", "paths": {}}"#, "noKey"),
    "asyncapi.yaml": (
      "asyncapi: 2.6.0\ninfo: {title: A, version: '1'}\nchannels: {}\ncomponents: {messages: {a: {payload: {type: string}}}}\n",
      "views"
    ),
    "workflow.yml": (
      "name: CI\non: [push]\njobs:\n  build:\n    runs-on: macos-14\n    steps:\n    - uses: actions/checkout@v4\n    - run: swift test\n",
      "noKey"
    ),
    "gitlab-ci.yml": ("stages: [build]\nbuild:\n  stage: build\n  script: [swift build]\n", "noKey"),
    "azure-pipelines.yml": ("trigger: [main]\npool: {vmImage: macos-latest}\nsteps:\n- script: swift test\n", "noKey"),
    "circleci.yml": (
      "version: 2.1\njobs: {build: {docker: [{image: swift}], steps: [checkout]}}\nworkflows: {main: {jobs: [build]}}\n",
      "noKey"
    ),
    "docker-compose.yml": (
      "version: '3'\nservices:\n  app: {image: nginx, ports: ['80:80']}\nvolumes: {data: {}}\n", "noKey"
    ),
    "deployment.yaml": (
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, labels: {app: web}}
      spec: {replicas: 2, template: {spec: {containers: [{name: web, image: nginx}]}}}
      ---
      apiVersion: v1
      kind: Service
      metadata: {name: web}
      """, "noKey"
    ),
    "kubernetes-list.json": (#"{"apiVersion": "v1", "kind": "List", "items": [{"kind": "Pod"}]}"#, "noKey"),
    "crd.yaml": (
      "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: screens.example.com}\nspec: {names: {kind: Screen, plural: screens}}\n",
      "noKey"
    ),
    "helm/values.yaml": (
      "app:\n  name: web\n  replicas: 2\n  image: {repository: nginx, tag: latest}\nservice: {type: ClusterIP}\n", "app"
    ),
    "helm/Chart.yaml": ("apiVersion: v2\nname: web\nversion: 0.1.0\nappVersion: 1.0.0\n", "noKey"),
    "package.json": (
      #"{"name": "web", "version": "1.0.0", "scripts": {"test": "jest"}, "dependencies": {"react-native-screens": "^3.0.0"}}"#,
      "noKey"
    ),
    "package-lock.json": (#"{"name": "web", "lockfileVersion": 3, "packages": {"": {"name": "web"}}}"#, "noKey"),
    "composer.json": (#"{"name": "a/b", "require": {"php": ">=8.0"}}"#, "noKey"),
    "tsconfig.json": ("{\n  // for the browser\n  \"compilerOptions\": {\"strict\": true},\n}\n", "noKey"),
    "expo/app.json": (
      #"{"expo": {"name": "Harbor", "slug": "harbor", "orientation": "portrait", "icon": "./icon.png"}}"#, "noKey"
    ),
    "react-native/app.json": (#"{"name": "Harbor", "displayName": "Harbor"}"#, "noKey"),
    "appengine/app.yaml": ("runtime: python39\nhandlers:\n- url: /static\n  static_dir: static\n", "noKey"),
    "heroku/app.json": (#"{"name": "Web", "description": "A", "addons": ["heroku-redis"], "env": {}}"#, "noKey"),
    "adaptive-card.json": (
      #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "Hello"}], "actions": []}"#,
      "noKey"
    ),
    "bom.cdx.json": (
      #"{"bomFormat": "CycloneDX", "specVersion": "1.5", "components": [{"type": "library", "name": "a", "version": "1"}]}"#,
      "views"
    ),
    "sbom.spdx.json": (#"{"spdxVersion": "SPDX-2.3", "name": "a", "packages": [{"SPDXID": "SPDXRef-a"}]}"#, "noKey"),
    "figma.json": (
      #"{"name": "Design", "lastModified": "2024-01-01", "document": {"id": "0:0", "type": "DOCUMENT", "children": []}, "components": {"1:2": {"key": "abc", "name": "Button", "description": ""}}, "styles": {}, "schemaVersion": 0}"#,
      "views"
    ),
    "tokens.json": (
      ##"{"global": {"colors": {"primary": {"value": "#0A7AFF", "type": "color"}}}, "$themes": [], "$metadata": {}}"##,
      "noKey"
    ),
    "style-dictionary.json": (##"{"color": {"base": {"red": {"value": "#FF0000"}}}, "size": {"font": {}}}"##, "noKey"),
    "lottie.json": (
      #"{"v": "5.7.4", "fr": 60, "ip": 0, "op": 120, "w": 100, "h": 100, "nm": "Boat", "layers": []}"#, "noKey"
    ),
    "sketch/document.json": (#"{"_class": "document", "do_objectID": "A", "assets": {}, "pages": []}"#, "noKey"),
    "storybook/index.json": (
      #"{"v": 5, "entries": {"button--primary": {"id": "button--primary", "title": "Button", "type": "story"}}}"#,
      "noKey"
    ),
    "i18n/en.json": (
      #"{"screens": {"home": {"title": "Home"}, "pay": {"title": "Pay"}}, "common": {"ok": "OK"}}"#, "screens"
    ),
    "i18n/de.json": (#"{"app": {"name": "Hafen", "greeting": "Hallo"}, "screen": {"home": "Start"}}"#, "id"),
    "mkdocs.yml": (
      "site_name: Docs\nnav:\n- Home: index.md\ntheme: {name: material, palette: {scheme: slate}}\n", "noKey"
    ),
    "playbook.yml": ("- hosts: web\n  tasks:\n  - name: Install\n    apt: {name: nginx}\n", "noMapping"),
    "cloudformation.yaml": (
      "AWSTemplateFormatVersion: '2010-09-09'\nResources:\n  Bucket: {Type: AWS::S3::Bucket}\nOutputs:\n  Name: {Value: !Ref Bucket}\n",
      "noKey"
    ),
    "serverless.yml": (
      "service: a\nprovider: {name: aws, runtime: nodejs18.x}\nfunctions: {a: {handler: a.main}}\n", "noKey"
    ),
    "eslintrc.json": (#"{"root": true, "extends": ["eslint:recommended"], "rules": {"semi": "error"}}"#, "noKey"),
    "prettier.yaml": ("semi: false\ntabWidth: 2\n", "noKey"),
    "firebase.json": (#"{"hosting": {"public": "public"}, "app": {"public": "app"}}"#, "app"),
    "Package.resolved.json": (#"{"pins": [{"identity": "a", "kind": "remoteSourceControl"}], "version": 2}"#, "noKey"),
    "dependabot.yml": ("version: 2\nupdates:\n- package-ecosystem: swift\n  directory: /\n", "noKey"),
    "renovate.json": (#"{"extends": ["config:base"], "reviewers": ["a"]}"#, "noKey"),
    "pubspec.yaml": ("name: harbor\nversion: 1.0.0\ndependencies: {flutter: {sdk: flutter}}\n", "noKey"),
    "manifest.webmanifest.json": (
      ##"{"name": "Harbor", "start_url": "/", "display": "standalone", "background_color": "#fff", "icons": []}"##,
      "noKey"
    ),
    "main.tf.json": (#"{"resource": {"aws_instance": {"web": {"ami": "ami-1"}}}, "variable": {}}"#, "noKey"),
    "resume.json": (#"{"basics": {"name": "A", "label": "Sailor"}, "work": [], "skills": []}"#, "noKey"),
    "pier.geojson.json": (
      #"{"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {}}]}"#, "noKey"
    ),
    "rasa/domain.yml": (
      "version: '3.1'\nintents: [greet]\nresponses: {utter_greet: [{text: Hey}]}\nslots: {}\n", "noKey"
    ),
    "panel.yaml": (
      "screens:\n- {name: kitchen, entity: light.kitchen, widgets: [clock]}\n- {name: hall, widgets: []}\n", "screens"
    ),
    "tailwind.json": (
      ##"{"theme": {}, "screens": {"sm": "640px", "md": "768px"}, "palette": {"primary": {"500": "#0A7AFF"}}}"##,
      "screens"
    ),
    "mui-theme.json": (
      ##"{"palette": {"mode": "light", "primary": {"main": "#1976d2", "contrastText": "#fff"}, "secondary": {"main": "#9c27b0"}}, "typography": {"fontSize": 14}}"##,
      "colors"
    ),
    "chakra-theme.json": (
      #"{"textStyles": {"h1": {"fontSize": ["48px", "72px"], "fontWeight": "bold", "lineHeight": "110%"}}, "components": {"Button": {"baseStyle": {}, "variants": {}}}}"#,
      "fonts"
    ),
    "linking.json": (
      #"{"prefixes": ["harbor://"], "config": {"screens": {}}, "screens": {"Home": {}, "Profile": {"path": "user/:id"}}}"#,
      "screens"
    ),
    "game.yaml": ("screen: {width: 800, height: 600, fullscreen: true}\naudio: {volume: 0.5}\n", "id"),
    "spring/application.yml": (
      "app:\n  name: web\n  version: 1.2\nserver: {port: 8080}\nlogging: {level: info}\n", "app"
    ),
    "rating-service.yml": ("reviewed: true\nowner: harbor\n", "answers"),
  ]
}
