import type { Fidelity } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { exportSet, importSet, recognised } from "./carry.ts";
import type { Format } from "./format.ts";
import { exportFidelity } from "./report.ts";
import { fileOf, newAnkiPackage } from "./testing/files.ts";

const read = async (name: string, content: string | Uint8Array, choices = {}) => {
  const file = fileOf(name, typeof content === "string" ? strToU8(content) : content);
  const format = recognised(file);
  expect(format, name).not.toBeNull();
  const { set, fidelity } = await importSet(file, format as Format, choices);
  const shown = set.questions.map(({ text, options, key }) => [text, options, key]);
  return { format: format?.name, set, fidelity, shown };
};
const kinds = ({ losses }: { losses: readonly { kind: string; effect: string; count: number }[] }) =>
  losses.map(({ kind, effect, count }) => `${count} ${kind} ${effect}`);

describe("files that other programs write", () => {
  it("GIFT as Moodle exports it, with categories, feedback and questions of other kinds", async () => {
    const { format, shown, set, fidelity } = await read(
      "bank.txt",
      `// question: 0  name: Switch category to $course$/top/Rivers
$CATEGORY: $course$/top/Rivers

// question: 11  name: Delta [tag:mouth]
::Delta::[html]<p>Where does a <b>delta</b> form&nbsp;?</p>{
	~<p>at the source</p>#<p>There it is steep.</p>
	=<p>at the mouth</p>#<p>There the river slows down.</p>
	~%50%<p>in a lake \\& a sea</p>
}

::Order::Match{ =a -> b =c -> d }

::Length::How long is it?{#12:1}

The Rhine {=flows ~stands} to the sea.`,
    );
    expect(format).toBe("gift");
    expect(shown).toEqual([
      ["Where does a delta form ?", ["at the source", "at the mouth", "in a lake \\& a sea"], [1]],
      ["The Rhine _____ to the sea.", ["flows", "stands"], [0]],
    ]);
    expect(set.questions[0]).toMatchObject({
      section: "Rivers",
      explanation: "There the river slows down.\nat the source: There it is steep.",
      tags: ["mouth"],
    });
    expect(kinds(fidelity)).toEqual([
      "2 otherKind leftOut",
      "1 styling changed",
      "1 credit changed",
      "1 optionFeedback changed",
    ]);
    expect(fidelity).toMatchObject({ questions: 4, kept: 2 });
  });

  it("a program or prose with braces is no GIFT", () => {
    for (const text of ["const a = {b: 1};\nif (x) {=y ~z}", "Sets like {1, 2} are finite.\n\nSo is {}."])
      expect(recognised(fileOf("notes.txt", strToU8(text)))).toBeNull();
  });

  it("Moodle XML with pictures, several right answers and true or false", async () => {
    const question = (type: string, stem: string, answers: string, more = "") =>
      `<question type="${type}"><name><text>n</text></name><questiontext format="html"><text><![CDATA[${stem}]]></text></questiontext>${more}${answers}</question>`;
    const answer = (fraction: number, text: string) =>
      `<answer fraction="${fraction}" format="html"><text>${text}</text></answer>`;
    const xml = `<?xml version="1.0"?><quiz>
      ${question("category", "", "<category><text>$module$/top/Default/Soil</text></category>")}
      ${question("multichoice", '<p>See <img src="@@PLUGINFILE@@/a.png">. Which?</p>', answer(100, "&lt;p&gt;clay&lt;/p&gt;") + answer(0, "sand"))}
      ${question("multichoice", "<p>Which two?</p>", answer(50, "a") + answer(50, "b") + answer(-100, "c"), "<single>false</single>")}
      ${question("truefalse", "Water is wet.", answer(100, "true") + answer(0, "false"))}
      ${question("essay", "Tell.", "")}
    </quiz>`;
    const { shown, set, fidelity } = await read("bank.xml", xml);
    expect(shown).toEqual([
      ["See . Which?", ["clay", "sand"], [0]],
      ["Which two?", ["a", "b", "c"], []],
      ["Water is wet.", ["true", "false"], [0]],
    ]);
    expect(set.questions[0]).toMatchObject({ needsPicture: true, section: "Soil" });
    expect(kinds(fidelity)).toEqual(["1 otherKind leftOut", "1 picture changed", "1 severalKeys changed"]);
    const strict = await read("bank.xml", xml, { adapt: ["picture"] });
    expect(strict.shown.map(([text]) => text)).toEqual(["See . Which?", "Water is wet."]);
    expect(kinds(strict.fidelity)).toContain("1 severalKeys leftOut");
  });

  it("QTI of Canvas and of other programs", async () => {
    const item = (type: string, condition: string) => `<item ident="a" title="t"><itemmetadata/><presentation>
      <material><mattext texttype="text/html">&lt;div&gt;&lt;p&gt;Two &amp;amp; two?&lt;/p&gt;&lt;/div&gt;</mattext></material>
      <response_lid ident="response1" rcardinality="${type}"><render_choice>
      <response_label ident="1"><material><mattext texttype="text/plain">three</mattext></material></response_label>
      <response_label ident="2"><material><mattext texttype="text/plain">four</mattext></material></response_label>
      </render_choice></response_lid></presentation><resprocessing>
      <respcondition continue="No"><conditionvar>${condition}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>
      </resprocessing></item>`;
    const equal = (ident: number) => `<varequal respident="response1">${ident}</varequal>`;
    const assessment = `<questestinterop><assessment ident="x" title="Sums"><section ident="r">${item("Single", equal(2))}${item("Multiple", `<and>${equal(2)}<not>${equal(1)}</not></and>`)}</section></assessment></questestinterop>`;
    const canvas = zipSync({ "imsmanifest.xml": strToU8("<manifest/>"), "x/x.xml": strToU8(assessment) });
    const { shown, set } = await read("export.zip", canvas);
    expect(set.title).toBe("Sums");
    expect(shown).toEqual(Array(2).fill(["Two & two?", ["three", "four"], [1]]));

    const qti2 = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="t">
      <responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>B</value></correctResponse></responseDeclaration>
      <itemBody><p>Look at the <em>text</em>.</p><choiceInteraction responseIdentifier="R" shuffle="true"><prompt>What does it say?</prompt>
      <simpleChoice identifier="A">Stay<feedbackInline identifier="A">No.</feedbackInline></simpleChoice><simpleChoice identifier="B">Go</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
    const single = await read("item.xml", qti2);
    expect(single.shown).toEqual([["Look at the text.\nWhat does it say?", ["Stay", "Go"], [1]]]);
    expect(single.set.questions[0]?.explanation).toBe("Stay: No.");
  });

  it("tables, whose columns a person may name", async () => {
    const csv = "Frage;Antwort A;Antwort B;Antwort C;Richtig\n2+2?;3;4;5;B\n'=1+1?;2;3;;2\n;x;y;z;A\n";
    const { shown, fidelity } = await read("fragen.csv", csv);
    expect(shown).toEqual([
      ["2+2?", ["3", "4", "5"], [1]],
      ["=1+1?", ["2", "3"], [0]],
    ]);
    expect(fidelity.columns?.roles).toEqual(["stem", "option", "option", "option", "key"]);
    expect(kinds(fidelity)).toEqual(["1 unreadable leftOut"]);
    const bare = "7,Which one?,left,right,right\n8,And which?,up,down,up\n";
    const chosen = await read("t.csv", bare, { columns: ["ignore", "stem", "option", "option", "key"] });
    expect(chosen.shown).toEqual([
      ["Which one?", ["left", "right"], [1]],
      ["And which?", ["up", "down"], [0]],
    ]);
    const apart = "question,correct answer,wrong 1,wrong 2\nCapital of Spain?,Madrid,Seville,Bilbao\n";
    expect((await read("t.csv", apart)).shown).toEqual([
      ["Capital of Spain?", ["Madrid", "Seville", "Bilbao"], [0]],
    ]);
  });

  it("tables whose options are small numbers, as Kahoot's template and others name the right ones", async () => {
    const kahoot =
      "Question - max 120 characters,Answer 1,Answer 2,Answer 3,Answer 4,Time limit (sec),Correct answer(s) - choose at least one\n";
    const own = await read("k.csv", `${kahoot}1+2?,2,3,4,5,20,2\n2*2?,1,2,3,4,20,4\n3-9?,1,2,,,20,5\n`);
    expect(own.shown).toEqual([
      ["1+2?", ["2", "3", "4", "5"], [1]],
      ["2*2?", ["1", "2", "3", "4"], [3]],
      ["3-9?", ["1", "2"], []],
    ]);
    expect(kinds(own.fidelity)).toEqual(["1 noKey lost"]);
    const head = "question,A,B,C,D,key\n";
    const positions = await read("t.csv", `${head}1+2?,2,3,4,5,2\n5+5?,8,9,10,11,3\n`);
    expect(positions.shown.map(([, , key]) => key)).toEqual([[1], [2]]);
    const words = await read("t.csv", `${head}1+2?,2,3,4,5,3\n5+5?,8,9,10,11,10\n`);
    expect(words.shown.map(([, , key]) => key)).toEqual([[1], [2]]);
    const either = await read("t.csv", "question,A,B,C,D,correct\n1+2?,2,3,4,5,2\n2-1?,1,2,3,4,1\n");
    expect(either.shown.map(([, , key]) => key)).toEqual([[], [0]]);
    expect(kinds(either.fidelity)).toEqual(["1 noKey lost"]);
    const named = await read("t.csv", "question,A,B,C,D,correct option\n1+2?,2,3,4,5,2\n2-1?,1,2,3,4,1\n");
    expect(named.shown.map(([, , key]) => key)).toEqual([[1], [0]]);
    const apart = await read(
      "t.csv",
      "question,correct,wrong 1,wrong 2\n1+1?,2,1,3\nVitamin of lemons?,C,A,B\n",
    );
    expect(apart.shown.map(([, options, key]) => [options, key])).toEqual([
      [["2", "1", "3"], [0]],
      [["C", "A", "B"], [0]],
    ]);
  });

  it("tables within limits", async () => {
    const wide = await read("t.csv", `question,A,B,key${",".repeat(50_000)}\nq,a,b,A${",".repeat(50_000)}\n`);
    expect([wide.shown, wide.fidelity.columns?.names.length]).toEqual([[["q", ["a", "b"], [0]]], 100]);
    const long = fileOf("t.csv", strToU8(`question,A,B,key\n${"q,a,b,A\n".repeat(100_000)}`));
    await expect(importSet(long, recognised(long) as Format)).rejects.toMatchObject({ reason: "limit" });
  });

  it("spreadsheets", async () => {
    const set = { title: "t", questions: [{ text: "Which?", options: ["a", "b & c"], key: [1] }] };
    const { bytes } = await exportSet(set, "kahoot");
    const { format, shown } = await read("kahoot.xlsx", bytes);
    expect([format, shown]).toEqual(["xlsx", [["Which?", ["a", "b & c"], [1]]]]);
  });

  it("Testownik as a file and as a folder", async () => {
    const { shown, fidelity } = await read(
      "p.txt",
      "X010\r\n3. Stolica?\r\nŁódź\r\nWarszawa\r\nKraków\r\n\r\nX11\na?\nb\nc",
    );
    expect(shown).toEqual([
      ["Stolica?", ["Łódź", "Warszawa", "Kraków"], [1]],
      ["a?", ["b", "c"], []],
    ]);
    expect(kinds(fidelity)).toEqual(["1 severalKeys changed"]);
    const folder = zipSync({
      "baza/10.txt": strToU8("X10\nDruga [img]a.png[/img]?\ntak\nnie"),
      "baza/2.txt": strToU8("X01\nPierwsza?\ntak\nnie"),
      "baza/a.png": strToU8("no picture"),
    });
    const { shown: inOrder, set } = await read("baza.zip", folder);
    expect(inOrder.map(([text]) => text)).toEqual(["Pierwsza?", "Druga ?"]);
    expect(set.questions[1]?.needsPicture).toBe(true);
  });

  it("cards become questions whose distractors come from the deck", async () => {
    const capitals = [
      ["Spain", "Madrid"],
      ["France", "Paris"],
      ["Poland", "Warsaw"],
      ["Japan", "Tokyo"],
      ["Ukraine", "Kyiv"],
    ];
    const cards = capitals.map((card) => card.join("\t")).join("\n");
    const { format, set, fidelity } = await read("capitals.txt", cards);
    expect(format).toBe("quizlet");
    for (const [i, { text, options, key }] of set.questions.entries()) {
      expect(text).toBe(capitals[i]?.[0]);
      expect(new Set(options).size).toBe(4);
      expect(options[key[0] ?? -1]).toBe(capitals[i]?.[1]);
    }
    expect(kinds(fidelity)).toEqual(["5 distractorsFromDeck changed"]);
    expect((await read("capitals.txt", cards)).set).toEqual(set);
    const positions = new Set(set.questions.map(({ key }) => key[0]));
    expect(positions.size).toBeGreaterThan(1);
  });

  it("a package of today's Anki, whose names have a collation of its own", async () => {
    const words = "What is `name text COLLATE unicase`?";
    const { format, set } = await read(
      "deck.apkg",
      newAnkiPackage(["Question", "A", "B", "Answer"], [[words, "a rule", "a name", "A"]]),
    );
    expect([format, set.title]).toEqual(["anki", "Course"]);
    expect(set.questions).toEqual([
      { text: words, options: ["a rule", "a name"], key: [0], section: "Week 1", tags: ["x"] },
    ]);
  });

  it("Anki's text with notes of several forms", async () => {
    const text = `#separator:tab
#html:true
#tags column:3
What is <b>ATP</b>?\tA carrier of energy\tbio cell
The {{c1::mitochondrion}} makes {{c2::ATP::three letters}}.\t\tbio
What is DNA?\tA carrier of information\tbio
What is RNA?\tA copy of a gene\tbio
"<img src=""a.png"">"\t"[sound:b.mp3]"\t
`;
    const { format, set, fidelity } = await read("deck.txt", text);
    expect(format).toBe("anki-text");
    expect(set.questions.map(({ text: stem }) => stem)).toEqual([
      "What is ATP?",
      "The _____ makes ATP.",
      "The mitochondrion makes _____ (three letters).",
      "What is DNA?",
      "What is RNA?",
    ]);
    expect(kinds(fidelity)).toContain("1 picture leftOut");
  });

  it("keys that name no option", async () => {
    const question = (stem: string, key: unknown) => ({ text: stem, options: ["a", "b"], key });
    const own = { quizmill: 2, questions: [question("one", [2]), question("two", -1), question("three", 1)] };
    const { shown, fidelity } = await read("s.json", JSON.stringify(own));
    expect(shown.map(([text, , key]) => [text, key])).toEqual([
      ["one", []],
      ["two", []],
      ["three", [1]],
    ]);
    expect(kinds(fidelity)).toEqual(["2 noKey lost"]);
    const set = { title: "t", questions: [{ text: "q", options: ["a", "b"], key: [1] }] };
    const { bytes } = await exportSet(set, "anki-text");
    const text = new TextDecoder().decode(bytes).replace('data-key=""B""', 'data-key=""F""');
    const anki = await read("deck.txt", text);
    expect(anki.shown).toEqual([["q", ["a", "b"], []]]);
    expect(kinds(anki.fidelity)).toEqual(["1 noKey lost"]);
  });

  const ofJson = (questions: readonly object[], choices = {}) =>
    read("s.json", JSON.stringify({ quizmill: 2, questions }), choices);
  const plain = { text: "Which?", options: ["a", "b"], key: [0] };
  const long = "word ".repeat(4_000);

  it.each([
    ["1 longStem changed", { text: long }],
    ["1 longOption changed", { options: ["a", long] }],
    ["1 longExplanation changed", { explanation: long }],
    ["1 source changed", { source: { quote: long } }],
    ["1 section changed", { source: { quote: "So it is.", heading: long } }],
    ["1 section changed", { section: long }],
    ["1 context changed", { context: long }],
    ["1 tags changed", { tags: [long] }],
  ])("a text that is longer than the product keeps: %s", async (loss, texts) => {
    const { set, fidelity } = await ofJson([{ ...plain, ...texts }, plain]);
    expect(kinds(fidelity)).toEqual([loss]);
    const [first, second] = set.questions;
    expect([JSON.stringify(first).length < long.length, second?.text]).toEqual([true, "Which?"]);
    expect(JSON.stringify(first)).toMatch(/word…"/);
  });

  it("a long stem that a person does not want shortened", async () => {
    const { set, fidelity } = await ofJson([{ ...plain, text: long }, plain], { adapt: [] });
    expect([set.questions.length, kinds(fidelity)]).toEqual([1, ["1 longStem leftOut"]]);
  });

  it.each([
    ["questions", { text: "Which?" }, LIMITS.dataset.questionsMax],
    ["text", { context: long.slice(0, 10_000) }, Math.floor(LIMITS.dataset.textMaxChars / 10_008)],
  ])("more %s than a set has room for", async (_, texts, room) => {
    const { set, fidelity } = await ofJson(Array(room + 30).fill({ ...plain, ...texts }));
    expect([set.questions.length, fidelity.kept, kinds(fidelity)]).toEqual([
      room,
      room,
      ["30 manyQuestions leftOut"],
    ]);
  });

  it("Markdown whose section is a number", async () => {
    const { set } = await read("s.md", "# 2\n\n## 12\n\n### 1\n\nWhich?\n\n- [x] a\n- [ ] b\n");
    expect(set.title).toBe("2");
    expect(set.questions).toEqual([{ text: "Which?", options: ["a", "b"], key: [0], section: "12" }]);
  });

  it("cards with braces are no GIFT, and GIFT with tabs is no cards", async () => {
    const cards = ["the empty set\t{}", "a choice\t{=a ~b}", "a list\t[]", "an object\ttwo braces"];
    expect((await read("signs.txt", cards.join("\n"))).format).toBe("quizlet");
    const gift = Array.from({ length: 5 }, (_, i) => `::Q${i}:: Which?\t{=a ~b}`);
    expect((await read("bank.txt", gift.join("\n\n"))).format).toBe("gift");
  });
});

describe("what other programs would take for something else", () => {
  it("is letters in Anki", async () => {
    const words = "[sound:a.mp3] [latex]x[/latex] [$]y[/$] [a]";
    const set = { title: "t", questions: [{ text: words, options: [words, "b"], key: [0] }] };
    const text = new TextDecoder().decode((await exportSet(set, "anki-text")).bytes);
    expect(text).not.toMatch(/\[(?:sound|latex|\/latex|\$)/);
    expect(text).toContain("[a]");
    const { shown } = await read("deck.apkg", (await exportSet(set, "anki")).bytes);
    expect(shown).toEqual([[words, [words, "b"], [0]]]);
  });

  it("has a room of its own on a card that is printed, or is named", () => {
    const long = Array.from({ length: 60 }, () => "a few words more").join(" ");
    const questions = [
      { text: "Short?", options: ["a", "b"], key: [0] },
      { text: "Which?", options: ["a", "b"], key: [0], explanation: long },
      { text: "どれ？", options: ["甲", "乙"], key: [0], explanation: "漢字仮名交じり文です。".repeat(22) },
    ];
    const [loss, ...others] = exportFidelity({ title: "t", questions }, "flashcards").losses;
    expect(others).toEqual([]);
    expect(loss).toMatchObject({ kind: "longCard", effect: "changed", count: 2 });
    expect(loss?.questions.map(({ number }) => number)).toEqual([2, 3]);
  });
});

describe("what a format cannot hold", () => {
  const long = "Which of these four places is known for ".repeat(5);
  const set = {
    title: "t",
    questions: [
      { text: long, options: ["a", "b"], key: [0], explanation: "Because." },
      { text: "Short?", options: ["a", "b", "c", "d", "e", "f"], key: [5], tags: ["x"] },
      { text: "Open?", options: ["a", "b"], key: [] },
      { text: "$x^2$?", options: ["a", "b"], key: [1] },
    ],
  };

  it("is named before anything is written, question by question", () => {
    const fidelity = exportFidelity(set, "kahoot");
    expect(kinds(fidelity)).toEqual([
      "1 longStem leftOut",
      "1 manyOptions leftOut",
      "1 noKey leftOut",
      "1 formula changed",
      "1 explanation lost",
      "1 tags lost",
    ]);
    expect(fidelity).toMatchObject({ questions: 4, kept: 1 });
    expect(fidelity.losses[1]?.questions).toEqual([{ number: 2, stem: "Short?" }]);
  });

  it("is adapted where the person says so", async () => {
    const adapt = ["longStem", "manyOptions"] as const;
    expect(exportFidelity(set, "kahoot", adapt)).toMatchObject({ kept: 3 });
    const { bytes } = await exportSet(set, "kahoot", { adapt });
    const { shown } = await read("k.xlsx", bytes);
    expect(String(shown[0]?.[0]).length).toBeLessThanOrEqual(120);
    expect(shown[1]).toEqual(["Short?", ["a", "b", "c", "f"], [3]]);
  });

  it("keeps everything in Quizmill's own format, members of others included", async () => {
    const own = {
      quizmill: 2,
      course: { year: 3 },
      set: { title: "S", level: "B2" },
      questions: [
        {
          text: "q",
          options: [{ text: "a", seen: 4 }, { text: "b" }],
          key: [1],
          source: { quote: "So it is.", line: 7 },
          origin: "edited",
          history: [{ at: 1 }],
        },
        { text: "broken", options: "none" },
      ],
    };
    const file = fileOf("s.json", strToU8(JSON.stringify(own)));
    const { set: first, fidelity } = await importSet(file, recognised(file) as Format, {}, { asItIs: true });
    expect(kinds(fidelity)).toEqual(["1 unreadable leftOut"]);
    const { bytes } = await exportSet(first, "json");
    const again = JSON.parse(new TextDecoder().decode(bytes));
    expect(again).toMatchObject({
      ...own,
      questions: [own.questions[0]],
    });
    const told = ({ losses }: Fidelity) =>
      losses.filter(({ names }) => names !== undefined).map(({ kind, count, names }) => [kind, count, names]);
    const lost = [
      ["moreOfFile", 2, ["course", "level"]],
      ["more", 1, ["history", "seen", "line"]],
    ];
    expect(told(exportFidelity(first, "csv"))).toEqual(expect.arrayContaining(lost));
    expect(told((await exportSet(first, "csv")).fidelity)).toEqual(told(exportFidelity(first, "csv")));
    // The product does not hold them either.
    expect(told((await importSet(file, recognised(file) as Format)).fidelity)).toEqual(lost);
    expect(told(exportFidelity(first, "json"))).toEqual([]);
  });

  it("a QTI test without questions has the section that the standard asks for", async () => {
    const { bytes } = await exportSet({ title: "None", questions: [] }, "qti21");
    const test = new TextDecoder().decode(unzipSync(bytes)["test.xml"]);
    expect(test).toMatch(/<testPart [^>]*>\n<assessmentSection [^>]*\/>\n<\/testPart>/);
  });

  it("tells a few of many unknown members by name, and counts all", () => {
    const more = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`${"n".repeat(70)}${i}`, i]));
    const { losses } = exportFidelity({ title: "", questions: [], more: { ...more, short: 1 } }, "csv");
    expect(losses).toEqual([
      {
        kind: "moreOfFile",
        effect: "lost",
        count: 31,
        questions: [],
        names: [`${"n".repeat(59)}…`, "short"],
      },
    ]);
  });
});
