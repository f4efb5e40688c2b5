import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { importSet, recognised } from "../carry.ts";
import type { Format } from "../format.ts";
import { fileOf } from "../testing/files.ts";

async function read(name: string, content: string | Uint8Array) {
  const file = fileOf(name, typeof content === "string" ? strToU8(content) : content);
  const format = recognised(file);
  expect(format?.name).toBe("qti");
  const { set, fidelity } = await importSet(file, format as Format, {}, { asItIs: true });
  const told = fidelity.losses.map(({ kind, effect, count }) => `${count} ${kind} ${effect}`);
  return { set, told, total: fidelity.questions };
}

const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)])));

const equal = (ident: string) => `<varequal respident="R">${ident}</varequal>`;
const set = (points: string, action = "Set", name = "SCORE") =>
  `<setvar varname="${name}" action="${action}">${points}</setvar>`;
const when = (test: string, then: string, more = "") =>
  `<respcondition ${more}><conditionvar>${test}</conditionvar>${then}</respcondition>`;

/** An item with the options a, b, c and so on. */
function item12(
  stem: string,
  cardinality: string,
  conditions: string,
  { ident = "i", options = "abc", more = "" } = {},
) {
  const labels = [...options].map(
    (sign) =>
      `<response_label ident="${sign.toUpperCase()}"><material><mattext>${sign}</mattext></material></response_label>`,
  );
  return `<item ident="${ident}" title="t"><itemmetadata>${more}</itemmetadata><presentation><material><mattext>${stem}</mattext></material>
    <response_lid ident="R" rcardinality="${cardinality}"><render_choice>${labels.join("")}</render_choice></response_lid></presentation>
    <resprocessing><outcomes><decvar maxvalue="100"/></outcomes>${conditions}</resprocessing></item>`;
}
const assessment = (items: string, ident = "q", title = "Test") =>
  `<?xml version="1.0"?><questestinterop><assessment ident="${ident}" title="${title}"><section ident="s">${items}</section></assessment></questestinterop>`;

const SHOWN = '<displayfeedback linkrefid="f"/>';

/** What the points of an item mean, with the right options; each told is said of the question. */
const SCORED: readonly (readonly [
  name: string,
  cardinality: string,
  conditions: string,
  key: string,
  told?: string,
])[] = [
  ["one option with points", "Single", when(equal("B"), set("100")), "b"],
  ["any of two", "Single", when(`<or>${equal("A")}${equal("C")}</or>`, set("1")), "ac"],
  ["any of two without a word for it", "Single", when(equal("A") + equal("C"), set("1")), "ac"],
  [
    "part of the points for another",
    "Single",
    when(equal("A"), set("100")) + when(equal("B"), set("50")),
    "a",
    "credit",
  ],
  [
    "points taken away",
    "Single",
    when(equal("A"), set("1", "Subtract")) + when(equal("B"), set("1", "Add")),
    "b",
  ],
  [
    "negative points and the rest right",
    "Single",
    when(equal("A"), set("-1"), 'continue="No"') +
      when(equal("C"), set("-1"), 'continue="No"') +
      when("<other/>", set("5")),
    "b",
  ],
  ["percent of the maximum", "Single", when(equal("A"), set("0 %")) + when(equal("C"), set("100 %")), "c"],
  ["the maximum by its name", "Single", when(equal("C"), set("SCORE.max")) + when("<other/>", set("0")), "c"],
  ["another variable", "Single", when(equal("B"), set("1", "Add", "que_score")), "b"],
  [
    "attempts counted beside the score",
    "Single",
    when(equal("A"), set("1", "Add", "ATTEMPTS") + set("0")) + when(equal("B"), set("1")),
    "b",
  ],
  [
    "feedback that comes first",
    "Single",
    when(equal("A"), SHOWN, 'continue="No"') + when("<other/>", SHOWN) + when(equal("C"), set("1")),
    "c",
  ],
  [
    "several that add as much",
    "Multiple",
    when(equal("A"), set("1", "Add")) + when(equal("B"), set("1", "Add")),
    "ab",
  ],
  [
    "several that add unequal points",
    "Multiple",
    when(equal("A"), set("1", "Add")) + when(equal("B"), set("2", "Add")) + when(equal("C"), set("0", "Add")),
    "ab",
    "credit",
  ],
  [
    "unequal points, each set",
    "Multiple",
    when(equal("A"), set("1")) + when(equal("B"), set("2")),
    "ab",
    "credit",
  ],
  [
    "points for what is not chosen",
    "Multiple",
    when(equal("A"), set("1", "Add")) +
      when(`<not>${equal("B")}</not>`, set("1", "Add")) +
      when(equal("C"), set("2", "Add")),
    "ac",
    "credit",
  ],
  [
    "all of them and no other",
    "Multiple",
    when(`<and>${equal("A")}${equal("C")}<not>${equal("B")}</not></and>`, set("100")),
    "ac",
  ],
  [
    "the same without the word",
    "Multiple",
    when(`${equal("A")}${equal("C")}<not><or>${equal("B")}</or></not>`, set("1", "Add")) +
      when(`<or>${equal("B")}</or>`, set("0")),
    "ac",
  ],
  [
    "a wrong one that costs more",
    "Multiple",
    when(equal("A"), set("2", "Add")) +
      when(equal("B"), set("-3", "Add")) +
      when(equal("C"), set("2", "Add")),
    "ac",
  ],
  [
    "one of two pairs",
    "Multiple",
    when(`<and>${equal("A")}${equal("B")}</and>`, set("1")) +
      when(`<and>${equal("B")}${equal("C")}</and>`, set("1")),
    "",
    "noKey",
  ],
  ["a subset", "Multiple", when('<varsubset respident="R" setmatch="Exact">A,C</varsubset>', set("1")), "ac"],
  [
    "several in an item that says one",
    "Single",
    when(`<and>${equal("A")}${equal("B")}</and>`, set("1")),
    "ab",
  ],
  ["no points at all", "Single", when(equal("A"), set("0")), "", "noKey"],
  [
    "faults counted beside what is right",
    "Multiple",
    ["A", "C"]
      .map(
        (right) =>
          when(equal(right), set("1", "Add", "D2L_Correct")) +
          when(`<not>${equal(right)}</not>`, set("1", "Add", "D2L_Incorrect")),
      )
      .join("") +
      when(equal("B"), set("1", "Add", "D2L_Incorrect")) +
      when(`<not>${equal("B")}</not>`, set("1", "Add", "D2L_Correct")),
    "ac",
  ],
  [
    "praise without points",
    "Single",
    when(equal("A"), set("0")) + when(equal("B"), `${set("0")}<displayfeedback linkrefid="Correct"/>`),
    "b",
  ],
  ["no conditions", "Single", "", ""],
  [
    "only what is shown for the right one",
    "Single",
    when(equal("B"), '<displayfeedback linkrefid="Correct"/>'),
    "b",
  ],
];

describe("an item of QTI 1.2", () => {
  it.each(
    SCORED.map(([name, cardinality, conditions, key, told]) => ({
      name,
      cardinality,
      conditions,
      key,
      told,
    })),
  )("has the key that its points say: $name", async ({ name, cardinality, conditions, key, told }) => {
    const found = await read("q.xml", assessment(item12(name, cardinality, conditions)));
    const [question] = found.set.questions;
    expect(question?.key.map((i) => question.options[i]).join("")).toBe(key);
    expect(found.told).toEqual(
      told === undefined ? [] : [`1 ${told} ${told === "noKey" ? "lost" : "changed"}`],
    );
  });

  it("of absurd size has no key, after a short time", async () => {
    const many = Array.from({ length: 4_000 }, () => when(equal("B"), set("1", "Add"))).join("");
    const { told } = await read("q.xml", assessment(item12("Many?", "Multiple", many)));
    expect(told).toEqual(["1 noKey lost"]);
  });

  it("is no choice where the order counts, or where more than a choice is asked", async () => {
    const typed = '<response_str ident="S"><render_fib/></response_str>';
    const both = item12("Both?", "Single", when(equal("A"), set("1"))).replace(
      "</presentation>",
      `${typed}</presentation>`,
    );
    const { told } = await read(
      "q.xml",
      assessment(item12("Sort", "Ordered", when(equal("A"), set("1"))) + both),
    );
    expect(told).toEqual(["2 otherKind leftOut"]);
  });
});

const ITEM_3 = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="t">
  <qti-response-declaration identifier="R" cardinality="CARDINALITY" base-type="identifier">KEY</qti-response-declaration>
  <qti-item-body><p>Which are noble gases?</p><qti-rubric-block view="scorer"><p>Two points.</p></qti-rubric-block>
  <qti-choice-interaction response-identifier="R" max-choices="0"><qti-prompt>Choose.</qti-prompt>
  <qti-simple-choice identifier="A">neon<qti-feedback-inline identifier="A">Glows red.</qti-feedback-inline></qti-simple-choice>
  <qti-simple-choice identifier="B"><math xmlns="http://www.w3.org/1998/Math/MathML"><msub><mi>N</mi><mn>2</mn></msub></math></qti-simple-choice>
  <qti-simple-choice identifier="C">argon</qti-simple-choice></qti-choice-interaction></qti-item-body>
  <qti-modal-feedback identifier="right"><qti-content-body><p>Group 18.</p></qti-content-body></qti-modal-feedback>
  <qti-modal-feedback identifier="incorrect"><qti-content-body><p>Sorry.</p></qti-content-body></qti-modal-feedback></qti-assessment-item>`;
const item3 = (key: string, cardinality = "multiple") =>
  ITEM_3.replace("KEY", key).replace("CARDINALITY", cardinality);
const DECLARED =
  "<qti-correct-response><qti-value>A</qti-value><qti-value>C</qti-value></qti-correct-response>";

describe("an item of QTI 3", () => {
  it("is read like one of 2.1, alone or in a package", async () => {
    const alone = await read("item.xml", item3(DECLARED));
    expect(alone.set.questions).toEqual([
      {
        text: "Which are noble gases?\nChoose.",
        options: ["neon", "$N_2$", "argon"],
        key: [0, 2],
        explanation: "Group 18.\nneon: Glows red.",
      },
    ]);
    expect(alone.told).toEqual(["1 optionFeedback changed"]);
    const test =
      '<qti-assessment-test title="Gases"><qti-test-part><qti-assessment-section title="Part one" visible="true"><qti-assessment-item-ref href="items/i.xml"/></qti-assessment-section></qti-test-part></qti-assessment-test>';
    const pack = zip({ "imsmanifest.xml": "<manifest/>", "test.xml": test, "items/i.xml": item3(DECLARED) });
    const { set: packed } = await read("p.zip", pack);
    expect(packed).toMatchObject({ title: "Gases", questions: [{ key: [0, 2], section: "Part one" }] });
  });

  it("takes what gives points where no answer is declared, and no key that is not one of its options", async () => {
    const entry = (key: string, points: number) =>
      `<qti-map-entry map-key="${key}" mapped-value="${points}"/>`;
    const mapped = await read(
      "i.xml",
      item3(`<qti-mapping default-value="0">${entry("A", 1)}${entry("B", -1)}${entry("C", 2)}</qti-mapping>`),
    );
    expect(mapped.set.questions[0]?.key).toEqual([0, 2]);
    expect(mapped.told).toContain("1 credit changed");
    const other = await read(
      "i.xml",
      item3("<qti-correct-response><qti-value>Z</qti-value></qti-correct-response>"),
    );
    expect(other.set.questions[0]?.key).toEqual([]);
    expect(other.told).toContain("1 noKey lost");
  });

  it("without its numbers, or without the text it is about, is told", async () => {
    const drawn = item3(DECLARED).replace("noble gases", '<qti-printed-variable identifier="N"/>');
    expect((await read("i.xml", drawn)).told).toEqual(["1 otherKind leftOut"]);
    const shared = item3(DECLARED).replace(
      "<qti-item-body>",
      '<qti-assessment-stimulus-ref identifier="s" href="s.xml"/><qti-item-body>',
    );
    expect((await read("i.xml", shared)).told).toContain("1 context lost");
  });
});

const blackboardText = (words: string) =>
  `<flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">${words}</mat_formattedtext></mat_extension></material></flow>`;
const blackboard = (kind: string, stem: string, options: Record<string, string>, conditions: string) =>
  `<item maxattempts="0"><itemmetadata><bbmd_asitype>Item</bbmd_asitype><bbmd_questiontype>${kind}</bbmd_questiontype></itemmetadata>
  <presentation><flow class="Block"><flow class="QUESTION_BLOCK">${blackboardText(stem)}<flow class="LINK_BLOCK"><material><mattext uri=""/></material></flow></flow>
  <flow class="RESPONSE_BLOCK"><response_lid ident="response" rcardinality="${kind === "Multiple Answer" ? "Multiple" : "Single"}"><render_choice>${Object.entries(
    options,
  )
    .map(
      ([ident, words]) =>
        `<flow_label><response_label ident="${ident}">${blackboardText(words)}</response_label></flow_label>`,
    )
    .join("")}</render_choice></response_lid></flow></flow></presentation>
  <resprocessing><outcomes><decvar varname="SCORE" maxvalue="2.0"/></outcomes>${conditions}</resprocessing>
  <itemfeedback ident="correct">${blackboardText("Well done.")}</itemfeedback><itemfeedback ident="incorrect">${blackboardText("No.")}</itemfeedback></item>`;
const correct = (test: string) =>
  `<respcondition title="correct"><conditionvar>${test}</conditionvar><setvar variablename="SCORE" action="Set">SCORE.max</setvar><displayfeedback linkrefid="correct"/></respcondition><respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar variablename="SCORE" action="Set">0</setvar></respcondition>`;

describe("a pool of Blackboard", () => {
  it("is read with its keys, and questions of other kinds are told", async () => {
    const part = (ident: string) =>
      `<respcondition><conditionvar><varequal respident="${ident}" case="No"/></conditionvar><setvar variablename="SCORE" action="Set">50</setvar></respcondition>`;
    const items = [
      blackboard(
        "Multiple Choice",
        "&lt;p&gt;Which is &lt;b&gt;green&lt;/b&gt;?&lt;/p&gt;",
        { x1: "rose", x2: "moss" },
        correct(equal("x2")),
      ),
      blackboard("True/False", "Moss is a plant.", { true: "true", false: "false" }, correct(equal("true"))),
      blackboard(
        "Multiple Answer",
        "Which two?",
        { y1: "fern", y2: "cow", y3: "oak" },
        correct(`<and>${equal("y1")}${equal("y3")}<not>${equal("y2")}</not></and>`) + part("y1"),
      ),
      blackboard("Opinion Scale", "Do you like moss?", { z1: "yes", z2: "no" }, ""),
      blackboard("Ordering", "Sort.", { w1: "one", w2: "two" }, correct(equal("w1"))),
    ];
    const pool = `<questestinterop><assessment title="Plants"><section>${items.join("")}</section></assessment></questestinterop>`;
    const manifest =
      '<manifest><resources><resource type="assessment/x-bb-qti-pool" bb:file="res00001.dat"/></resources></manifest>';
    const {
      set: found,
      told,
      total,
    } = await read(
      "Pool.zip",
      zip({ "imsmanifest.xml": manifest, "res00001.dat": pool, "res00002.dat": "<parentContextInfo/>" }),
    );
    expect(found.title).toBe("Plants");
    expect(found.questions.map(({ text, options, key }) => [text, options, key])).toEqual([
      ["Which is green?", ["rose", "moss"], [1]],
      ["Moss is a plant.", ["true", "false"], [0]],
      ["Which two?", ["fern", "cow", "oak"], [0, 2]],
    ]);
    expect(found.questions[0]?.explanation).toBe("Well done.");
    expect(told).toEqual(["2 otherKind leftOut", "1 styling changed"]);
    expect(total).toBe(5);
  });
});

describe("a cartridge of Canvas", () => {
  const item = (stem: string, ident: string, bankItem = "") =>
    item12(stem, "Single", when(equal("B"), set("100")), {
      ident,
      more: `<qtimetadata><qtimetadatafield><fieldlabel>assessment_question_identifierref</fieldlabel><fieldentry>${bankItem}</fieldentry></qtimetadatafield></qtimetadata>`,
    });
  const bank = (items: string) =>
    `<questestinterop><objectbank ident="b"><qtimetadata><qtimetadatafield><fieldlabel>bank_title</fieldlabel><fieldentry>Spare</fieldentry></qtimetadatafield></qtimetadata>${items}</objectbank></questestinterop>`;

  it("gives each question once, by the titles of its quizzes", async () => {
    const first = item("One?", "i1", "b1") + item("Two?", "i2", "b2");
    const second = item("Three?", "i3", "b3");
    const parts = {
      "imsmanifest.xml":
        "<manifest><metadata><lom><general><title><string>Course</string></title></general></lom></metadata></manifest>",
      "q1/assessment_qti.xml": assessment(first, "q1", "Week 1"),
      "q1/assessment_meta.xml": "<quiz><title>Week 1</title></quiz>",
      "non_cc_assessments/q1.xml.qti": assessment(first, "q1", "Week 1"),
      "q2/assessment_qti.xml": assessment(second, "q2", "Week 2"),
      "non_cc_assessments/q2.xml.qti": assessment(second, "q2", "Week 2"),
      // The second was changed in the bank, and the third has a copy there without a reference.
      "non_cc_assessments/b.xml.qti": bank(
        item("One?", "b1") + item("Two, changed?", "b2") + item("Three?", "x") + item("Four?", "b4"),
      ),
    };
    const { set: found, told } = await read("course.imscc", zip(parts));
    expect(told).toEqual([]);
    expect(found.title).toBe("Course");
    expect(found.questions.map(({ text, section }) => [text, section])).toEqual([
      ["Four?", "Spare"],
      ["One?", "Week 1"],
      ["Two?", "Week 1"],
      ["Three?", "Week 2"],
    ]);
    const bare = {
      "imsmanifest.xml": "<manifest/>",
      "q1/assessment_qti.xml": assessment(first, "q1", "Week 1"),
      "copies/q1.xml": assessment(first, "q1", "Week 1"),
    };
    const { set: one } = await read("quiz.zip", zip(bare));
    expect(one).toMatchObject({ title: "Week 1", questions: [{ text: "One?" }, { text: "Two?" }] });
    expect(one.questions[0]?.section).toBeUndefined();
  });

  it("without any test is no file of questions", () => {
    const pages = zip({
      "imsmanifest.xml": "<manifest/>",
      "wiki_content/page.xml": "<page/>",
      "res1.dat": "<a/>",
    });
    expect(recognised(fileOf("course.imscc", pages))).toBeNull();
  });
});
