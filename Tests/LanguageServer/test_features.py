"""What an editor asks for: hover, completion, actions, colours, names, structure."""

import pytest
from conftest import BRAND, BRANDED, HIGLINT, HOME, Folder, position
from lsprotocol import types
from raw import Raw


RULE = """\
- id: brand/height
  title: Height
  select: button
  require: self.height >= 44.0
  severity: advice
  message: Too low
"""


async def opened(editor, name="screens/home.yaml"):
    uri = editor.open(name)
    await editor.has(editor.folder.uri("screens/home.yaml"), "color/contrast")
    # The open file is checked first; this is found when the whole folder has been read.
    await editor.has(editor.folder.uri("app.yaml"), "spec/unused-definition")
    return uri


def document(uri):
    return types.TextDocumentIdentifier(uri=uri)


# MARK: Hover


async def hover(editor, uri, text, behind=0):
    answer = await editor.client.text_document_hover_async(types.HoverParams(**editor.at(uri, text, behind)))
    return answer.contents.value if answer else None


@pytest.mark.asyncio
async def test_a_key_says_what_it_means(editor):
    uri = await opened(editor)
    assert "What lies behind everything" in await hover(editor, uri, "background:", 2)


@pytest.mark.asyncio
async def test_a_colour_shows_both_appearances_and_its_contrast_here(editor):
    uri = await opened(editor)
    editor.replace(uri, "color: $ink", "color: $brand")
    text = await hover(editor, uri, "$brand", 2)
    assert "#0A5AB4 light, #6CC4F0 dark" in text
    assert "Contrast 1.94:1 in the dark appearance" in text


@pytest.mark.asyncio
async def test_a_frame_shows_its_place_on_the_screen_and_its_hit_area(editor):
    uri = await opened(editor)
    text = await hover(editor, uri, "[16, 140, 100, 30]", 1)
    assert "On the screen: [16, 140, 100, 30]" in text
    assert "Hit area: 100 × 30 pt" in text


@pytest.mark.asyncio
async def test_a_text_shows_its_width_and_its_lines(editor):
    uri = await opened(editor)
    text = await hover(editor, uri, "Price of a ticket", 3)
    assert "About 207 pt wide, 1 line in 288 pt" in text


@pytest.mark.asyncio
async def test_a_diagnostic_and_a_suppression_show_the_rules_page(editor):
    uri = await opened(editor)
    assert "Text stands out from its background" in await hover(editor, uri, '"#AAAAAA"', 3)
    editor.replace(uri, "    id: price\n", "    id: price # higlint:disable-line layout/tap-target\n")
    assert "layout/tap-target" in await hover(editor, uri, "layout/tap-target", 3)


@pytest.mark.asyncio
async def test_rule_files_explain_functions_and_facts(editor):
    uri = editor.open(
        "rules.yaml",
        "- id: brand/height\n  title: T\n  select: button\n  when: known(self.height)\n"
        "  require: neighbours(self, 8.0).size() == 0\n  message: m\n",
    )
    assert "Its height in points" not in (await hover(editor, uri, "self.height", 1) or "")
    assert "Height" in await hover(editor, uri, "self.height", 6) or "height" in await hover(editor, uri, "self.height", 6)
    assert "neighbours" in await hover(editor, uri, "neighbours", 2)


@pytest.mark.asyncio
async def test_names_say_what_they_stand_for(editor):
    uri = await opened(editor)
    assert await hover(editor, uri, "use: Row", 6) == (
        "**Row** · app.yaml\n\nComponent · `cell`\n\n- `title`: `text`\n- `tone`: `color`, else `#333333`"
    )
    assert await hover(editor, uri, "opens: receipt", 8) == "**receipt** · screens/receipt.yaml\n\nScreen · “Receipt”"
    assert (await hover(editor, uri, "by: pay", 5)).startswith("**pay** · screens/home.yaml\n\n`button` · “Pay”")
    assert (await hover(editor, uri, "$heading", 2)).startswith("**heading** · app.yaml\n\n`{size: 28, weight: bold}`")
    assert (await hover(editor, uri, "$ink", 2)).count("#333333") == 1


@pytest.mark.asyncio
async def test_a_word_says_what_it_means_and_not_what_others_there_are(editor):
    uri = await opened(editor)
    text = await hover(editor, uri, "kind: label", 8)
    assert text.startswith("**label** · view kind\n\nText that people only read\n\nAlso written `UILabel`")
    assert "stepper" not in text
    rules = editor.open("rules.yaml", "- id: a/b\n  title: T\n  select: button\n  when: self.role == 'primary'\n")
    assert await hover(editor, rules, "'primary'", 3) == "**primary** · view role"


@pytest.mark.asyncio
async def test_rules_and_settings_explain_their_keys(editor):
    await opened(editor)
    rules = editor.open("rules.yaml", "- id: a/b\n  title: T\n  select: button\n  fix: {set: self.x, to: max(1, 2)}\n")
    assert (await hover(editor, rules, "to: ", 1)).startswith("**to**: An expression: the new value")
    assert "max" in await hover(editor, rules, "max(", 1)
    settings = editor.open(".higlint.yml", "failOn: error\nrules:\n  color/contrast: {minimum: 5}\n")
    text = await hover(editor, settings, "failOn", 2)
    assert text.startswith("**failOn**: What makes a check fail") and "Not written: `error`" in text
    assert (await hover(editor, settings, "minimum", 2)).startswith("**minimum**: ")


async def branded(editor):
    editor.folder.write("rules/brand.yaml", BRAND)
    editor.folder.write(".higlint.yml", BRANDED)
    await opened(editor)
    return editor.open("rules/brand.yaml"), editor.open(".higlint.yml")


def file(uri):
    return uri.rsplit("/", 1)[-1]


@pytest.mark.asyncio
async def test_rule_files_explain_what_they_define_and_the_words_of_the_language(editor):
    rules, settings = await branded(editor)
    for text, behind, expected in [
        (">= params.height", 10, "**params.height**: `48` · `brand/height`"),
        ("{params.height", 9, "**params.height**: `48` · `brand/height`"),
        ("{height: 44", 2, "**params.height**: `48` · `brand/height`"),
        ("params.names", 8, "**params.names**: `[a, b]` · `brand/height`"),
        (">= params", 4, "`params`\n\nNumbers, texts and lists by name"),
        ("lists.filler", 8, "**lists.filler**: `[please, simply]`"),
        ("require: isTall", 10, "**isTall**: `self.height >= params.height`"),
        ("require: isFree", 10, '**isFree**: `"!hasWord(self, lists.filler)"`'),
        ("known(", 2, "`known(x)`: whether a value is known. Never unknown itself\n\n```cel\nknown(pay.alpha) // true"),
        (".all(", 2, "`list.all(x, …)`: whether something holds for each item"),
        ("filter(", 2, "`list.filter(x, …)`: the items for which it holds"),
        ("max(", 1, "`max(list(int)) → int"),
        ("x > 0", 0, "`x`: `int`"),
        ("self.role", 2, "`self`: `view`\n\nIn a rule: the node that it looks at."),
        ("select: button\n", 10, "**button** · view kind\n\nSomething to tap that does something"),
        ("[button.title", 3, "**view.title**: The title of a button"),
        ("screenState", 3, "**screenState**: A screen in each of its states and variants"),
        ("screenState, screen", 15, "**screen**: "),
        ("yieldsTo: [brand/height", 14, "**Buttons are high**  \n`brand/height`"),
    ]:
        assert (await hover(editor, rules, text, behind) or "").startswith(expected), text
    assert await hover(editor, rules, "'params.height'", 9) is None
    assert await hover(editor, rules, "{{isTall", 4) is None
    assert await hover(editor, settings, "height: 50", 2) == "**height**: `48` · `brand/height`"
    assert await hover(editor, settings, "minimum", 2) == "**minimum**: `4.5` · `color/contrast`"
    assert (await hover(editor, settings, "severity", 2)).startswith("**severity**: How much a finding matters")
    for text in ["  brand/height:", "rule: brand/height"]:
        assert (await hover(editor, settings, text, 8)).startswith("**Buttons are high**  \n`brand/height`")


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "text, behind, definition, uses",
    [
        (
            "{params.height", 9, "{height: 48",
            [">= params.height", "{height: 48", "{params.height", "{height: 44", "height: 50"],
        ),
        ("lists.filler", 7, "filler: [", ["lists.filler", "filler: ["]),
        ("require: isTall", 10, "isTall: self", ["isTall: self", "require: isTall"]),
        (
            "yieldsTo: [brand/height", 14, "id: brand/height",
            ["id: brand/height", "yieldsTo: [brand/height", "  brand/height: {", "rule: brand/height"],
        ),
    ],
)
async def test_names_of_rule_files_lead_to_where_they_are_defined_and_used(editor, text, behind, definition, uses):
    rules, settings = await branded(editor)
    found = await editor.client.text_document_definition_async(types.DefinitionParams(**editor.at(rules, text, behind)))
    name = text.split(" ")[-1].split(".")[-1].lstrip("[{")

    def place(part):
        uri = rules if part in BRAND else settings
        at = editor.texts[uri].index(part) + part.index(name)
        return (file(uri), position(editor.texts[uri], at))

    assert [(file(item.target_uri), item.target_selection_range.start) for item in found] == [place(definition)]
    for uri, text, behind in [(rules, text, behind)] + [
        (settings, part, part.index(name) + 1) for part in uses if part not in BRAND
    ]:
        found = await editor.client.text_document_references_async(
            types.ReferenceParams(**editor.at(uri, text, behind), context=types.ReferenceContext(include_declaration=True))
        )
        found = [(file(item.uri), item.range.start) for item in found]
        assert sorted(found, key=str) == sorted(map(place, uses), key=str)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "expression, signature, active",
    [
        ("max(1, |2)", "max(list(int)) → int", 1),
        ("contrast(self.color, |", "contrast(color, color) → double", 1),
        ("self.title.hasWord(|['a'])", "hasWord(text, list(string)) → bool", 1),
        ("hasWord(self.title, ['a', 'b|'])", "hasWord(text, list(string)) → bool", 1),
        ("hasWord(self.title, ['a', size(|'b')])", "size(string) → int", 0),
        ("self.views.filter(v, |v.x)", "list.filter(item, expression)", 2),
        ("known(|self.x)", "known(value)", 0),
        ("self.height |> 3", None, None),
    ],
)
async def test_a_call_shows_what_it_takes(editor, expression, signature, active):
    text = f'- id: a/b\n  title: T\n  select: view\n  require: "{expression.replace("|", "")}"\n  message: m\n'
    uri = editor.open("rules.yaml", text)
    at = position(text, text.index('"') + 1 + expression.index("|"))
    answer = await editor.client.text_document_signature_help_async(
        types.SignatureHelpParams(text_document=document(uri), position=at)
    )
    if signature is None:
        assert answer is None
        return
    shown = answer.signatures[answer.active_signature]
    assert (shown.label, answer.active_parameter) == (signature, active)
    assert active < len(shown.parameters) or "max" in signature
    assert all(parameter.label in shown.label for parameter in shown.parameters)
    assert shown.documentation.value


@pytest.mark.asyncio
async def test_names_of_rule_files_are_shown_where_they_stand(editor):
    rules, _ = await branded(editor)
    for text, behind, count in [("{params.height", 9, 4), (">= params.height", 12, 4), ("lists.filler", 7, 2), ("isTall &&", 2, 2)]:
        found = await editor.client.text_document_document_highlight_async(
            types.DocumentHighlightParams(**editor.at(rules, text, behind))
        )
        assert len(found) == count, text


@pytest.mark.asyncio
async def test_names_of_rule_files_are_changed_everywhere(editor):
    rules, settings = await branded(editor)

    async def rename(text, behind, new):
        place = editor.at(rules, text, behind)
        editor.apply(await editor.client.text_document_rename_async(types.RenameParams(**place, new_name=new)))

    await rename("{params.height", 9, "least")
    await rename("lists.filler", 7, "empty")
    await rename("isTall", 0, "isHigh")
    changed = BRAND.replace(">= params.height", ">= params.least").replace("{params.height", "{params.least")
    changed = changed.replace("{height: ", "{least: ").replace("lists.filler", "lists.empty")
    changed = changed.replace("filler: [", "empty: [").replace("isTall: ", "isHigh: ").replace("require: isTall", "require: isHigh")
    assert editor.texts[rules] == changed
    assert editor.texts[settings] == BRANDED.replace("height: 50", "least: 50")
    with pytest.raises(Exception, match="letters, digits and `_`"):
        await rename("{params.least", 9, "a-b")
    # The ids of rules stand in other places, too.
    with pytest.raises(Exception, match="nothing here to rename"):
        await rename("id: brand/height", 6, "brand/low")


def test_an_editor_without_markdown_gets_plain_text(folder):
    server = Raw(HIGLINT)
    server.initialize(folder.path.as_uri(), {"textDocument": {"hover": {"contentFormat": ["plaintext"]}}})
    uri = folder.uri("screens/home.yaml")
    server.open(uri, HOME)
    server.until(uri, lambda found: len(found) > 1)

    def text(line, character):
        place = {"textDocument": {"uri": uri}, "position": {"line": line, "character": character}}
        contents = server.request("textDocument/hover", place)["result"]["contents"]
        assert contents["kind"] == "plaintext"
        return contents["value"]

    assert text(11, HOME.split("\n")[11].index("$ink") + 2).startswith("$ink #333333\n")
    page = text(9, 12)
    assert "color/contrast\n" in page and "\nBad\n\n    screen:" in page
    assert not {"**", "`", "---", "\\"} & {mark for mark in ("**", "`", "---", "\\") if mark in page}
    assert server.end() == 0


# MARK: Completion


async def completed(editor, uri, text, behind=0):
    answer = await editor.client.text_document_completion_async(types.CompletionParams(**editor.at(uri, text, behind)))
    return {item.label: item for item in answer.items} if answer else {}


@pytest.mark.asyncio
async def test_keys_that_fit_and_are_not_there_yet_are_offered(editor):
    uri = await opened(editor)
    editor.replace(uri, "    id: price\n", "    id: price\n    al\n")
    items = await completed(editor, uri, "    al\n", 6)
    assert "align" in items and "alpha" in items
    assert "color" not in items and "screen" not in items
    assert items["align"].detail == "How the text is aligned"
    assert items["align"].text_edit.new_text.startswith("align: ")


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "written, expected",
    [
        ("    align: ", {"left", "center"}),
        ("    hidden: ", {"true", "false"}),
        ("    tint: ", {"$brand", "$ink", "systemBlue"}),
        ("    tint: $", {"$brand", "$ink"}),
        ("    opens: ", {"home", "receipt"}),
        ("    role: ", {"primary", "destructive"}),
    ],
)
async def test_words_colours_and_names_are_offered(editor, written, expected):
    uri = await opened(editor)
    editor.replace(uri, "    id: price\n", f"    id: price\n{written}\n")
    assert expected <= set(await completed(editor, uri, written + "\n", len(written)))


@pytest.mark.asyncio
async def test_a_colour_is_shown_beside_its_name(editor):
    uri = await opened(editor)
    editor.replace(uri, "    id: price\n", "    id: price\n    tint: \n")
    item = (await completed(editor, uri, "    tint: \n", 10))["$brand"]
    assert item.kind == types.CompletionItemKind.Color
    assert item.documentation == "#0A5AB4"


@pytest.mark.asyncio
async def test_components_parameters_and_text_styles_are_offered(editor):
    uri = await opened(editor)
    editor.replace(uri, "links:", "  - {use: , with: {}}\nlinks:")
    assert "Row" in await completed(editor, uri, "{use: , with", 6)
    editor.replace(uri, "{use: , with: {}}", "{use: Row, with: {title: A, }}")
    assert list(await completed(editor, uri, "{title: A, }}", 11)) == ["tone"]
    assert "$heading" in await completed(editor, uri, "$heading", 1)


@pytest.mark.asyncio
async def test_ids_of_rules_are_offered_in_suppressions_and_settings(editor):
    uri = await opened(editor)
    editor.replace(uri, "    id: price\n", "    # higlint:disable-next-line \n    id: price\n")
    items = await completed(editor, uri, "disable-next-line \n", 18)
    assert "color/contrast" in items and "color/*" in items
    settings = editor.open(".higlint.yml", "rules:\n  col\nfailOn: \n")
    assert "color/contrast" in await completed(editor, settings, "  col", 5)
    assert set(await completed(editor, settings, "failOn: ", 8)) == {"advice", "warning", "error", "never"}


@pytest.mark.asyncio
async def test_a_whole_view_is_offered_with_places_to_fill_in(editor):
    uri = await opened(editor)
    editor.replace(uri, "links:", "  - \nlinks:")
    item = (await completed(editor, uri, "  - \n", 4))["button …"]
    assert item.insert_text_format == types.InsertTextFormat.Snippet
    assert "${1:id}" in item.text_edit.new_text


@pytest.mark.asyncio
async def test_expressions_offer_fields_functions_and_parameters(editor):
    uri = editor.open(
        "rules.yaml",
        "- id: brand/height\n  title: T\n  select: button\n  params: {height: 44}\n"
        "  require: app.screens.exists(s, s.) || self. || params. || \n  message: \"{self.}\"\n",
    )
    assert {"allViews", "title"} <= set(await completed(editor, uri, "s, s.)", 5))
    assert {"title", "height", "path"} <= set(await completed(editor, uri, "self. ||", 5))
    assert list(await completed(editor, uri, "params. ||", 7)) == ["height"]
    assert {"self", "app", "neighbours"} <= set(await completed(editor, uri, "|| \n", 3))
    assert "title" in await completed(editor, uri, "{self.}", 6)


@pytest.mark.asyncio
async def test_json_is_completed_too(editor):
    uri = editor.open("screens/about.json", '{"screen": "about", "views": [{"kind": "", "al"}]}')
    assert "label" in await completed(editor, uri, '"kind": ""', 9)
    item = (await completed(editor, uri, '"al"', 3))["align"]
    assert item.text_edit.new_text == "align"


async def typed(editor, uri, written, more="\n"):
    """What is offered at the end of a line that is typed in the middle of the views, in order."""
    start = editor.texts[uri].index("  - {use: Row")
    editor.change(uri, start, start, written + more)
    place = position(editor.texts[uri], start + len(written))
    answer = await editor.client.text_document_completion_async(
        types.CompletionParams(text_document=document(uri), position=place)
    )
    editor.change(uri, start, start + len(written + more), "")
    return [item.label for item in sorted(answer.items, key=lambda item: item.sort_text)] if answer else []


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "written, closed, expected",
    [
        ("  - {", "}", ["kind", "use", "id", "text", "title", "frame"]),
        ("  - {ki", "}", ["kind"]),
        ("  - {kind:", "}", ["label", "button", "image"]),
        ("  - {kind: ", "}", ["label", "button", "image"]),
        ("  - {kind: la", "}", ["label"]),
        ("  - {kind: label,", "}", ["text", "font", "color", "align", "lines", "frame", "id"]),
        ("  - {kind: label, te", "}", ["text"]),
        ("  - {kind: label, frame: [16, 20, 30, 40], ", "}", ["text", "font", "color", "align", "lines", "id"]),
        ("  - {kind: label, text: \"a { b\", color: $", "}", ["$brand", "$ink"]),
        ("  - {kind: label, text: Hi, font: {", "}}", ["family", "size", "weight"]),
        ("  - {use: ", "}", ["Row"]),
        ("  - {use: Row, with: {", "}}", ["title", "tone"]),
        ("  - {use: Row, with: {title: A, ", "}}", ["tone"]),
        ("  - {kind: button, opens: ", "}", ["home", "receipt"]),
        ("  - {kind: group, children: [{kind: ", "}]}", ["label", "button"]),
        ("  - {kind: button, gestures: [", "]}", ["type", "fingers"]),
        ("  - {kind: label,\n     ", "}", ["text", "font", "color"]),
    ],
)
async def test_brackets_that_are_not_closed_yet_are_completed_like_closed_ones(editor, written, closed, expected):
    uri = await opened(editor)
    found = await typed(editor, uri, written)
    assert [word for word in found if word in expected] == expected
    assert found == await typed(editor, uri, written, closed + "\n")


@pytest.mark.asyncio
async def test_a_key_before_others_in_brackets_is_completed(editor):
    uri = await opened(editor)
    assert (await typed(editor, uri, "  - {kind: label, ", " text: Hi, frame: [1, 2\n"))[:2] == ["font", "color"]
    editor.replace(uri, "links: [{to: receipt, by: pay}]", "links: [")
    items = await completed(editor, uri, "links: [", 8)
    assert items["to"].text_edit.new_text == "{to: $0\\}"
    editor.replace(uri, "links: [", "links: [{to: ")
    assert list(await completed(editor, uri, "{to: ", 5)) == ["home", "receipt"]


@pytest.mark.asyncio
async def test_brackets_of_a_line_above_do_not_reach_into_the_next_view(editor):
    uri = await opened(editor)
    editor.replace(uri, "    id: price\n", "    id: price\n    font: {size: 12\n    al\n")
    items = await completed(editor, uri, "    al\n", 6)
    assert "align" in items and "weight" not in items and "text" not in items


@pytest.mark.asyncio
async def test_what_is_usual_for_a_kind_comes_first(editor):
    uri = await opened(editor)
    assert (await typed(editor, uri, "  - {kind: button, "))[:4] == ["title", "action", "opens", "role"]
    assert (await typed(editor, uri, "  - {kind: UIImageView, "))[:3] == ["image", "accessibility", "role"]
    keys = await typed(editor, uri, "  - {kind: label, ")
    assert len(keys) > 90 and keys.index("lines") < keys.index("id") < keys.index("minuteInterval")
    words = await typed(editor, uri, "  - {kind: ")
    assert words[0] == "label" and words[-2:] == ["none", "unknown"]


@pytest.mark.asyncio
async def test_types_of_parameters_images_and_symbols_are_offered(editor):
    uri = await opened(editor)
    editor.folder.write("screens/pier.png", "")
    editor.folder.write("screens/Assets.xcassets/boat.imageset/Contents.json", "{}")
    assert {"boat", "pier.png"} <= set(await typed(editor, uri, "  - {kind: image, image: "))
    assert "fastForward" in await typed(editor, uri, "  - {kind: icon, icon: {system: ")
    app = editor.open("app.yaml")
    editor.replace(app, "tone: {type: color,", "tone: {type: ,")
    types_of_parameters = ["text", "color", "font", "number", "bool", "string", "image", "icon"]
    assert list(await completed(editor, app, "{type: ,", 7)) == types_of_parameters
    editor.replace(app, "tone: {type: ,", "tone: {type: color,")
    editor.replace(app, 'default: "#333333"', "default: $")
    assert "$ink" in await completed(editor, app, "default: $", 10)


@pytest.mark.asyncio
async def test_nothing_is_offered_at_the_top_of_another_tools_file(editor):
    await opened(editor)
    uri = editor.open("docker-compose.yml", "version: '3'\nservices: {}\n\n")
    assert await completed(editor, uri, "services: {}\n\n", 13) == {}
    new = editor.open("new.yaml", "s\n")
    assert "screen" in await completed(editor, new, "s\n", 1)


RULES = """\
- id: brand/height
  title: T
  select: button
  when: self.role == 'primary'
  require: does(self, ['share'])
  message: m
  fix: {set: self.frame.height, }
"""


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "old, new, expected, other",
    [
        ("== 'primary'", "== '|", {"primary", "destructive"}, "app"),
        ("== 'primary'", "== 'pri|'", {"primary", "destructive"}, "share"),
        ("self.role == 'primary'", "self.hidden || '|' == self.role", {"primary"}, "app"),
        ("self.role == 'primary'", "self.kind in ['label', 'b|']", {"label", "button"}, "primary"),
        ("self.role == 'primary'", 'self.kind != "|', {"label", "button"}, "primary"),
        ("self.role == 'primary'", "app.screens.exists(s, s.views.exists(v, v.kind == '|'))", {"label"}, "app"),
        ("self, ['share']", "self, ['share', '|']", {"share", "cancel"}, "primary"),
        ("self, ['share']", "self, '|", {"share", "cancel"}, "primary"),
    ],
)
async def test_texts_of_expressions_are_completed_by_the_words_they_are_one_of(editor, old, new, expected, other):
    uri = editor.open("rules.yaml", RULES)
    before, after = new.rsplit("|", 1)
    editor.replace(uri, old, before + after)
    found = set(await completed(editor, uri, before + after, len(before)))
    assert expected <= found and other not in found


@pytest.mark.asyncio
async def test_a_text_that_may_be_anything_has_no_completions(editor):
    uri = editor.open("rules.yaml", RULES)
    editor.replace(uri, "self.role == 'primary'", "self.name == ''")
    assert await completed(editor, uri, "== ''", 4) == {}


@pytest.mark.asyncio
async def test_rule_files_have_the_keys_of_each_place(editor):
    uri = editor.open("rules.yaml", RULES)
    found = set(await completed(editor, uri, ", }", 2))
    assert {"to", "safety", "why"} <= found and not {"set", "title", "select"} & found
    editor.replace(uri, "  message: m\n", "  message: m\n  se\n")
    items = await completed(editor, uri, "  se\n", 4)
    assert "severity" in items and "select" not in items
    editor.replace(uri, "  se\n", "  severity: \n")
    assert set(await completed(editor, uri, "severity: ", 10)) == {"error", "warning", "advice"}
    editor.replace(uri, "select: button", "select: ")
    answer = await editor.client.text_document_completion_async(types.CompletionParams(**editor.at(uri, "select: ", 8)))
    words = [item.label for item in sorted(answer.items, key=lambda item: item.sort_text)]
    assert words[:3] == ["screen", "view", "app"] and words.index("button") < words.index("backItem")
    editor.replace(uri, "select: ", "select: button.")
    assert "button.title" in await completed(editor, uri, "select: button.", 15)


@pytest.mark.asyncio
async def test_settings_offer_files_rules_and_answers(editor):
    await opened(editor)
    editor.folder.write("rules/brand.yaml", "[]\n")
    uri = editor.open(".higlint.yml", "ruleFiles: []\nreviewed: [{rule: , answer: }]\nextends: []\n")
    assert "rules/brand.yaml" in await completed(editor, uri, "ruleFiles: [", 12)
    assert "screens/home.yaml" not in await completed(editor, uri, "ruleFiles: [", 12)
    assert "rules/brand.yaml" in await completed(editor, uri, "extends: [", 10)
    assert "color/contrast" in await completed(editor, uri, "{rule: ", 7)
    assert {"passes", "fails"} <= set(await completed(editor, uri, "answer: ", 8))


# MARK: Actions


async def actions(editor, uri, text, only=None):
    return await editor.client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document(uri), range=editor.range(uri, text),
            context=types.CodeActionContext(diagnostics=[], only=only),
        )
    )


@pytest.mark.asyncio
async def test_a_fix_is_made(editor):
    uri = await opened(editor)
    action = next(a for a in await actions(editor, uri, '"#AAAAAA"') if a.title.startswith("write"))
    assert action.kind == types.CodeActionKind.QuickFix
    editor.apply(action.edit)
    assert '    color: "#949494"\n' in editor.texts[uri] or '    color: "#767676"\n' in editor.texts[uri]
    await editor.until(uri, lambda found: all(text != '"#AAAAAA"' for _, text in found))


@pytest.mark.asyncio
async def test_all_safe_fixes_are_made_at_once(editor):
    uri = await opened(editor)
    editor.replace(uri, "title: Home", "titel: Home")
    editor.replace(uri, "    text: Price", "    txet: Price")
    await editor.until(uri, lambda found: [code for code, _ in found].count("spec/unknown-key") == 2)
    found = await actions(editor, uri, "screen", only=["source.fixAll"])
    assert [a.kind for a in found] == ["source.fixAll.higlint"]
    editor.apply(found[0].edit)
    assert "title: Home" in editor.texts[uri] and "    text: Price" in editor.texts[uri]


@pytest.mark.asyncio
async def test_a_fix_fits_a_text_that_was_edited_a_moment_ago(editor):
    uri = await opened(editor)
    editor.replace(uri, "title: Home", "titel: Home")
    found = await actions(editor, uri, "screen", only=["source.fixAll"])
    assert [a.kind for a in found] == ["source.fixAll.higlint"]
    editor.apply(found[0].edit)
    assert "title: Home" in editor.texts[uri]


@pytest.mark.asyncio
async def test_a_finding_is_suppressed_with_a_reason(editor):
    uri = await opened(editor)
    action = next(a for a in await actions(editor, uri, '"#AAAAAA"') if a.title.startswith("Suppress"))
    editor.apply(action.edit)
    assert "    # higlint:disable-next-line color/contrast -- reason\n    color:" in editor.texts[uri]
    await editor.until(uri, lambda found: all(text != '"#AAAAAA"' for _, text in found))
    assert "suppression/unused" not in [code for code, _ in editor.found(uri)]


@pytest.mark.asyncio
async def test_a_question_is_answered(asking):
    uri = asking.open("app.yaml")
    await asking.has(uri, "principles/not-a-copy")
    hint = next(item for item in asking.client.diagnostics[uri] if item.code == "principles/not-a-copy")
    found = await asking.client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document(uri), range=hint.range, context=types.CodeActionContext(diagnostics=[])
        )
    )
    action = next(a for a in found if a.title == "Answer `principles/not-a-copy`: passes")
    asking.apply(action.edit)
    assert "reviewed:" in asking.texts[uri] and "answer: passes" in asking.texts[uri]
    await asking.lacks(uri, "principles/not-a-copy")


@pytest.mark.asyncio
async def test_only_what_the_editor_asks_about_is_offered(asking):
    uri = asking.open("app.yaml")
    await asking.has(uri, "principles/not-a-copy")
    hints = [item for item in asking.client.diagnostics[uri] if item.severity == types.DiagnosticSeverity.Hint]
    hint = next(item for item in hints if item.code == "principles/not-a-copy")
    assert len([item for item in hints if item.range == hint.range]) > 1

    async def offered(diagnostics):
        found = await asking.client.text_document_code_action_async(
            types.CodeActionParams(
                text_document=document(uri), range=hint.range, context=types.CodeActionContext(diagnostics=diagnostics)
            )
        )
        return [action.title for action in found if action.kind == "quickfix"]

    assert await offered([hint]) == [
        "Answer `principles/not-a-copy`: passes", "Answer `principles/not-a-copy`: fails",
        "Answer `principles/not-a-copy`: not applicable", "Suppress `principles/not-a-copy` here",
    ]
    assert len(await offered([])) > 4


@pytest.mark.asyncio
async def test_fixes_that_change_the_design_say_so_also_for_the_whole_file(editor):
    uri = await opened(editor)
    editor.replace(uri, "links: [", "links2: [")
    editor.replace(uri, "color: $ink", 'color: "#BBBBBB"')
    await editor.until(uri, lambda found: ("color/contrast", '"#BBBBBB"') in found)
    titles = [action.title for action in await actions(editor, uri, '"#BBBBBB"')]
    assert "Fix all `color/contrast` in this file (changes the design)" in titles


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "file, text, written, offered",
    [
        (".higlint.yml", "minSeverty: advice\n", "minSeverty", "minSeverity"),
        (".higlint.yml", "rules:\n  color/contrats: off\n", "color/contrats", "color/contrast"),
        (".higlint.yml", "rules:\n  color/contrast: {minimun: 3}\n", "minimun", "minimum"),
        ("rules.yaml", RULE + "  yieldTo: [color/contrast]\n", "yieldTo", "yieldsTo"),
        ("rules.yaml", RULE.replace("button", "buton"), "buton", "button"),
        ("rules.yaml", RULE.replace("self.height", "self.heigt"), "heigt", "height"),
        ("rules.yaml", RULE.replace("self.height >= 44.0", "max(1.0, 2.0) >= roud(44.0)"), "roud", "round"),
    ],
)
async def test_a_misspelt_name_is_mended_in_settings_and_rules(editor, file, text, written, offered):
    uri = editor.open(file, text)
    await editor.until(uri, lambda found: [name for _, name in found] == [written])
    found = await actions(editor, uri, written)
    action = next(action for action in found if action.title == f"Write `{offered}`")
    assert [item.code for item in action.diagnostics] == [editor.found(uri)[0][0]]
    editor.apply(action.edit)
    assert editor.texts[uri] == text.replace(written, offered)
    await editor.until(uri, lambda found: written not in [name for _, name in found])


@pytest.mark.asyncio
async def test_a_colour_that_the_palette_has_is_named(editor):
    uri = await opened(editor)
    editor.replace(uri, '"#AAAAAA"', '"#333"')
    found = await actions(editor, uri, '"#333"')
    assert [action.title for action in found if action.kind.startswith("refactor")] == [
        "Use `$ink`", "Extract the view into a component",
    ]
    editor.apply(next(action for action in found if action.title == "Use `$ink`").edit)
    assert "    color: $ink\n" in editor.texts[uri]


@pytest.mark.asyncio
async def test_a_colour_is_extracted_into_the_palette(editor):
    uri = await opened(editor)
    action = next(a for a in await actions(editor, uri, '"#AAAAAA"') if "palette" in a.title)
    editor.apply(action.edit)
    assert "    color: $color\n" in editor.texts[uri]
    assert '  color: "#AAAAAA"' in editor.folder.read("app.yaml")


PRICE = """\
  Price:
    parameters: {text: text}
    view:
      kind: label
      text: $(text)
      font: $heading
      color: "#AAAAAA"
"""

USED_PRICE = """\
  - use: Price
    id: price
    with: {text: Price of a ticket}
    frame: [16, 80, 288, 34]
"""

STOP = """\
  - kind: cell
    id: stop
    # As wide as the screen.
    frame: {x: 0, y: 300, width: 375, height: 60}
    background: white
    children:
      # What is left of it.
      - {id: name, frame: [16, 20, 200, 20], kind: label, text: "Pier 3, north", color: black}
      - {kind: label, text: On time, color: black, frame: [230, 20, 120, 20]}
"""


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "before, at, after, component",
    [
        # Its id and its frame stay where it is, and its texts are told from there.
        ("", "Price of a ticket", USED_PRICE, PRICE),
        (
            "", "{kind: button",
            "  - {use: Pay, id: pay, with: {title: Pay}, frame: [16, 140, 100, 30]}\n",
            "  Pay:\n    parameters: {title: text}\n"
            "    view: {kind: button, title: $(title), action: pay, opens: receipt, color: $ink}\n",
        ),
        (
            "  - {id: word, frame: [16, 300, 200, 30], kind: label, text: {en: Pier}, color: black}\n", "id: word",
            "  - {use: Word, id: word, frame: [16, 300, 200, 30]}\n",
            "  Word:\n    view: {kind: label, text: {en: Pier}, color: black}\n",
        ),
        (
            STOP, "kind: cell",
            '  - use: Stop\n    id: stop\n    with: {name: "Pier 3, north", text: On time}\n'
            "    frame: {x: 0, y: 300, width: 375, height: 60}\n",
            "  Stop:\n    parameters: {name: text, text: text}\n    view:\n      kind: cell\n      background: white\n"
            "      children:\n        # What is left of it.\n"
            "        - {id: name, frame: [16, 20, 200, 20], kind: label, text: $(name), color: black}\n"
            "        - {kind: label, text: $(text), color: black, frame: [230, 20, 120, 20]}\n",
        ),
        # An anchor ties it to its file.
        (
            "  - {kind: label, id: tied, text: Pier, color: &c black, frame: [16, 300, 200, 30]}\n", "id: tied",
            "  - {use: Tied, id: tied, with: {text: Pier}, frame: [16, 300, 200, 30]}\n", None,
        ),
    ],
)
async def test_a_view_is_extracted_into_a_component(editor, before, at, after, component):
    uri = await opened(editor)
    if before:
        start = editor.texts[uri].index("links: ")
        editor.change(uri, start, start, before)
        await editor.has(uri, "color/contrast")
    found = sorted(code for code, _ in editor.found(uri))
    whole = editor.texts[uri]
    action = next(a for a in await actions(editor, uri, at) if "component" in a.title)
    editor.apply(action.edit)
    assert after in editor.texts[uri]
    if component:
        assert editor.folder.read("app.yaml").endswith(component)
        # Of the rest nothing has changed.
        removed = before or ("  - kind: label\n" + whole.split("  - kind: label\n")[1].split("  - {kind")[0])
        if "Pay" not in component:
            assert editor.texts[uri] == whole.replace(removed, after)
    else:
        assert editor.texts[uri].endswith(
            "\ncomponents:\n  Tied:\n    parameters: {text: text}\n    view: {kind: label, text: $(text), color: &c black}\n"
        )
    # What is found stays what it was, at the place where it is written now.
    editor.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[]))
    app = editor.folder.uri("app.yaml")
    await editor.until(
        uri, lambda now: sorted(code for code, _ in now + editor.found(app) if code != "spec/unused-definition") == found
    )


@pytest.mark.asyncio
async def test_a_view_in_json_is_extracted_into_a_component(editor):
    uri = await opened(editor)
    ticket = editor.folder.write(
        "screens/ticket.json",
        '{"screen": "ticket", "background": "white", "views": [\n'
        '  {"kind": "label", "id": "fare", "text": "Fare", "lines": 2, "color": "#AAAAAA", "frame": [16, 80, 288, 34]}\n]}\n',
    )
    editor.open("screens/ticket.json")
    await editor.has(ticket, "color/contrast")
    action = next(a for a in await actions(editor, ticket, '"Fare"') if "component" in a.title)
    editor.apply(action.edit)
    assert editor.texts[ticket] == (
        '{"screen": "ticket", "background": "white", "views": [\n'
        '  {"use": "Fare", "id": "fare", "with": {"text": "Fare"}, "frame": [16, 80, 288, 34]}\n]}\n'
    )
    assert editor.folder.read("app.yaml").endswith(
        '  Fare:\n    parameters: {text: text}\n    view: {"kind": "label", "text": $(text), "lines": 2, "color": "#AAAAAA"}\n'
    )


def test_a_view_in_json_alone_is_extracted_into_its_file(tmp_path):
    folder = Folder(tmp_path)
    text = '{"screen": "ticket", "views": [{"kind": "label", "text": "Fare", "lines": 2}]}\n'
    uri = folder.write("ticket.json", text)
    server = Raw(HIGLINT)
    literals = {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}}
    server.initialize(tmp_path.as_uri(), {"textDocument": {"codeAction": literals}})
    server.open(uri, text)
    at = {"line": 0, "character": text.index("Fare")}
    answer = server.request(
        "textDocument/codeAction",
        {"textDocument": {"uri": uri}, "range": {"start": at, "end": at}, "context": {"diagnostics": [], "only": ["refactor"]}},
    )
    edits = answer["result"][0]["edit"]["changes"][uri]
    for edit in sorted(edits, key=lambda edit: -edit["range"]["start"]["character"]):
        text = text[: edit["range"]["start"]["character"]] + edit["newText"] + text[edit["range"]["end"]["character"] :]
    assert text == (
        '{"screen": "ticket", "views": [{"use": "Label", "with": {"text": "Fare"}}], "components": {"Label": '
        '{"parameters": {"text": "text"}, "view": {"kind": "label", "text": "$(text)", "lines": 2}}}}\n'
    )
    assert server.end() == 0


# MARK: Colours


@pytest.mark.asyncio
async def test_colours_are_seen_and_chosen(editor):
    uri = await opened(editor)
    found = await editor.client.text_document_document_color_async(types.DocumentColorParams(text_document=document(uri)))
    seen = [editor.underlined(uri, item.range) for item in found]
    assert seen == ["white", '"#AAAAAA"', "$ink"]
    chosen = await editor.client.text_document_color_presentation_async(
        types.ColorPresentationParams(
            text_document=document(uri), range=found[1].range, color=types.Color(red=1.0, green=0.0, blue=0.0, alpha=0.5)
        )
    )
    assert [item.label for item in chosen] == ["#FF000080", "rgb(255 0 0 / 50%)"]
    assert chosen[0].text_edit.new_text == '"#FF000080"'


# MARK: Names


def places(editor, found):
    return sorted((item.uri.rsplit("/", 1)[1], editor.underlined(item.uri, item.range)) for item in found)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "text, behind, file, name",
    [
        ("opens: receipt", 8, "receipt.yaml", "receipt"),
        ("use: Row", 6, "app.yaml", "Row"),
        ("$ink", 2, "app.yaml", "ink"),
        ("$heading", 2, "app.yaml", "heading"),
        ("with: {title", 8, "app.yaml", "title"),
        ("by: pay", 5, "home.yaml", "pay"),
    ],
)
async def test_a_name_leads_to_its_definition(editor, text, behind, file, name):
    uri = await opened(editor)
    found = await editor.client.text_document_definition_async(types.DefinitionParams(**editor.at(uri, text, behind)))
    place = found[0]
    target, selection = (
        (place.target_uri, place.target_selection_range) if hasattr(place, "target_uri") else (place.uri, place.range)
    )
    assert target.endswith(file)
    assert editor.underlined(target, selection) == name


@pytest.mark.asyncio
async def test_references_are_found_across_files(editor):
    uri = await opened(editor, "screens/receipt.yaml")
    found = await editor.client.text_document_references_async(
        types.ReferenceParams(
            **editor.at(uri, "receipt", 1), context=types.ReferenceContext(include_declaration=True)
        )
    )
    assert places(editor, found) == [("home.yaml", "receipt"), ("home.yaml", "receipt"), ("receipt.yaml", "receipt")]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "text, behind, new, home, app",
    [
        ("$ink", 2, "sea", "color: $sea", "  sea: "),
        ("use: Row", 6, "Line", "{use: Line", "  Line:"),
        ("with: {title", 8, "label", "with: {label: Delays}", "parameters: {label: text"),
        ("$heading", 2, "big", "font: $big", "  big: "),
    ],
)
async def test_a_name_is_changed_everywhere(editor, text, behind, new, home, app):
    uri = await opened(editor)
    await editor.client.text_document_prepare_rename_async(types.PrepareRenameParams(**editor.at(uri, text, behind)))
    edit = await editor.client.text_document_rename_async(
        types.RenameParams(**editor.at(uri, text, behind), new_name=new)
    )
    editor.apply(edit)
    assert home in editor.texts[uri]
    assert app in editor.folder.read("app.yaml")


SETTINGS = """\
overrides:
  - {screens: [home, receipt], rules: {color/contrast: warning}}
  - {objects: [pay, price], rules: {layout/tap-target: off}}
  - {screens: [receipt], objects: [pay], rules: {layout/tap-target: off}}
reviewed:
  - {rule: color/contrast, of: home/views/pay, answer: passes}
"""


@pytest.mark.asyncio
@pytest.mark.parametrize("is_open", [True, False])
async def test_a_name_is_changed_in_settings_too(editor, is_open):
    editor.folder.write(".higlint.yml", SETTINGS)
    settings = editor.folder.uri(".higlint.yml")
    if is_open:
        editor.open(".higlint.yml")
    uri = editor.open("screens/home.yaml")
    await editor.has(uri, "color/contrast")
    await editor.until(uri, lambda found: all(code != "layout/tap-target" for code, _ in found))

    def text():
        return editor.texts[settings] if is_open else editor.folder.read(".higlint.yml")

    async def rename(behind, old, new):
        place = editor.at(uri, behind + old, len(behind))
        editor.apply(await editor.client.text_document_rename_async(types.RenameParams(**place, new_name=new)))

    await rename("screen: ", "home", "start")
    expected = SETTINGS.replace("[home, receipt]", "[start, receipt]").replace("of: home/", "of: start/")
    assert text() == expected
    await editor.has(uri, "color/contrast")
    await rename("id: ", "pay", "buy")
    # The view of another screen keeps its name.
    assert text() == expected.replace("[pay, price]", "[buy, price]").replace("start/views/pay", "start/views/buy")


@pytest.mark.asyncio
async def test_a_name_is_changed_in_the_answers_of_specs_too(editor):
    answers = """\
reviewed:
  - {rule: color/contrast, of: home/views/pay, answer: passes}
  - {rule: color/contrast, of: home/views/price/text, answer: passes}
  - {rule: color/contrast, of: home, answer: passes}
  - {rule: color/contrast, of: receipt/views/pay, answer: passes}
"""
    uri = await opened(editor)
    editor.change(uri, len(HOME), len(HOME), answers)

    async def rename(text, behind, new):
        place = editor.at(uri, text, behind)
        editor.apply(await editor.client.text_document_rename_async(types.RenameParams(**place, new_name=new)))

    await rename("id: pay", 5, "buy")
    answers = answers.replace("home/views/pay", "home/views/buy")
    assert editor.texts[uri].endswith(answers)
    await rename("of: home/views/price", 5, "start")
    answers = answers.replace("home", "start")
    assert editor.texts[uri].startswith("screen: start\n") and editor.texts[uri].endswith(answers)
    await rename("views/price/", 7, "fare")
    assert "    id: fare\n" in editor.texts[uri]
    assert editor.texts[uri].endswith(answers.replace("price", "fare"))


@pytest.mark.asyncio
async def test_other_spellings_of_keys_say_what_they_mean(editor):
    uri = await opened(editor)
    editor.replace(
        uri, "    id: price\n", "    id: price\n    opacity: 1\n    accessibilityLabel: Price\n    fontSize: 20\n"
    )
    assert (await hover(editor, uri, "opacity", 2)).startswith("**alpha**: ")
    assert (await hover(editor, uri, "accessibilityLabel", 2)).startswith("**label**: ")
    assert (await hover(editor, uri, "fontSize", 2)).startswith("**size**: ")


@pytest.mark.asyncio
async def test_a_name_in_settings_leads_to_its_definition(editor):
    editor.folder.write(".higlint.yml", SETTINGS)
    settings = editor.open(".higlint.yml")
    uri = await opened(editor)
    for text, name in [("[home", "home"), ("[pay", "pay")]:
        found = await editor.client.text_document_definition_async(
            types.DefinitionParams(**editor.at(settings, text, 2))
        )
        assert [(item.target_uri, editor.underlined(uri, item.target_selection_range)) for item in found] == [(uri, name)]


@pytest.mark.asyncio
async def test_a_name_that_is_there_already_is_refused(editor):
    uri = await opened(editor)
    with pytest.raises(Exception, match="is there already"):
        await editor.client.text_document_rename_async(
            types.RenameParams(**editor.at(uri, "$ink", 2), new_name="brand")
        )


# MARK: Structure


@pytest.mark.asyncio
async def test_the_outline_is_the_tree_of_views(editor):
    uri = await opened(editor)

    def names(symbols):
        return [(item.name, names(item.children or [])) for item in symbols]

    found = await editor.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=document(uri))
    )
    assert names(found) == [("home", [("price", []), ("pay", []), ("Row", [])])]
    # What is known of the rest stays, while a line is typed.
    editor.replace(uri, "    id: price\n", "    id: price\n    fo\n")
    found = await editor.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=document(uri))
    )
    assert names(found) == [("home", [("price", []), ("pay", []), ("Row", [])])]


@pytest.mark.asyncio
async def test_screens_are_found_by_their_letters(editor):
    await opened(editor)
    found = await editor.client.workspace_symbol_async(types.WorkspaceSymbolParams(query="rcp"))
    assert [item.name for item in found] == ["receipt"]


@pytest.mark.asyncio
async def test_blocks_are_folded_and_selections_grow(editor):
    uri = await opened(editor)
    found = await editor.client.text_document_folding_range_async(types.FoldingRangeParams(text_document=document(uri)))
    assert [(item.start_line, item.end_line) for item in found] == [(4, 12), (5, 10)]
    place = editor.at(uri, "of a ticket", 1)["position"]
    chain = (
        await editor.client.text_document_selection_range_async(
            types.SelectionRangeParams(text_document=document(uri), positions=[place])
        )
    )[0]
    texts = []
    while chain:
        texts.append(editor.underlined(uri, chain.range))
        chain = chain.parent
    assert texts[:3] == ["of", "Price of a ticket", "text: Price of a ticket"]
    assert texts[-1] == editor.texts[uri]


@pytest.mark.asyncio
async def test_names_of_screens_are_links(editor):
    uri = await opened(editor)
    found = await editor.client.text_document_document_link_async(types.DocumentLinkParams(text_document=document(uri)))
    assert [(editor.underlined(uri, item.range), item.target.rsplit("/", 1)[1]) for item in found] == [
        ("receipt", "receipt.yaml#L1"), ("receipt", "receipt.yaml#L1"),
    ]


@pytest.mark.asyncio
async def test_names_of_images_are_links_to_the_largest_file_of_their_set(editor):
    pier = "Assets.xcassets/pier.imageset"
    for name in ("pier.png", "pier@2x.png"):
        editor.folder.write(f"{pier}/{name}", "")
    editor.folder.write("screens/beside.png", "")
    editor.folder.write(
        f"{pier}/Contents.json",
        """{"images": [{"idiom": "universal", "filename": "pier.png", "scale": "1x"},
        {"idiom": "universal", "filename": "pier@2x.png", "scale": "2x"},
        {"idiom": "universal", "filename": "../../out.png", "scale": "3x"}], "info": {"version": 1}}""",
    )
    text = editor.folder.read("screens/home.yaml").replace(
        "links:", "  - {kind: image, image: pier, frame: [0, 300, 100, 100]}\n"
        "  - {kind: image, image: beside.png, frame: [0, 400, 100, 100]}\n"
        "  - {kind: image, image: nowhere, frame: [0, 500, 100, 100]}\nlinks:"
    )
    editor.folder.write("screens/home.yaml", text)
    uri = await opened(editor)
    found = await editor.client.text_document_document_link_async(types.DocumentLinkParams(text_document=document(uri)))
    links = {editor.underlined(uri, item.range): item.target for item in found}
    assert links["pier"] == editor.folder.uri(f"{pier}/pier@2x.png")
    assert links["beside.png"] == editor.folder.uri("screens/beside.png")
    assert "nowhere" not in links


@pytest.mark.asyncio
async def test_contrast_and_names_are_shown_inline(editor):
    uri = await opened(editor)
    whole = types.Range(start=types.Position(line=0, character=0), end=types.Position(line=99, character=0))
    found = await editor.client.text_document_inlay_hint_async(
        types.InlayHintParams(text_document=document(uri), range=whole)
    )
    assert [item.label for item in found] == ["2.32:1", "#333333 · 12.63:1"]
    editor.replace(uri, "frame: [16, 140, 100, 30]", "frame: [16, 140, 100, 30], hitArea: {inset: [-7, 0, -7, 0]}")
    found = await editor.client.text_document_inlay_hint_async(
        types.InlayHintParams(text_document=document(uri), range=whole)
    )
    assert [item.label for item in found] == ["2.32:1", "#333333 · 12.63:1", "taps 100 × 44 pt"]


@pytest.mark.asyncio
async def test_names_have_semantic_tokens(editor):
    uri = await opened(editor)
    found = await editor.client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(text_document=document(uri))
    )
    lines = editor.texts[uri].split("\n")
    line = column = 0
    words = []
    for i in range(0, len(found.data), 5):
        ahead, start, length, kind, _ = found.data[i : i + 5]
        line, column = line + ahead, start if ahead else column + start
        words.append(lines[line][column : column + length])
    assert words == [
        "home", "iphone6", "label", "price", "heading", "button", "pay", "receipt", "ink", "Row", "title", "receipt", "pay",
    ]


@pytest.mark.asyncio
async def test_a_screen_says_how_much_was_found_in_it(editor):
    uri = await opened(editor)
    found = await editor.client.text_document_code_lens_async(types.CodeLensParams(text_document=document(uri)))
    count = len(editor.client.diagnostics[uri])
    assert [item.command.title for item in found] == [f"{count} findings", "Draw"]
