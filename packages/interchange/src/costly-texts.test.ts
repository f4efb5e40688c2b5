import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../testing/processor-time.ts";
import { importSet, recognised } from "./carry.ts";
import { fileOf } from "./testing/files.ts";

const MAX_MS = 3_000;
const MANY = 100_000;
const FEW = 3_000;
const gift = (stem: string, option = "a") => `::t::${stem}{=${option} ~b}`;

/** What readers once took time for that grew faster than the text. */
const COSTLY: readonly (readonly [what: string, name: string, text: string])[] = [
  ["comments before what is no quiz", "bank.xml", `${"<!---->".repeat(30)}<b>`],
  ["comments before a quiz", "bank.xml", `${"<!-- -->".repeat(MANY)}<quiz><question/></quiz>`],
  ["empty lines", "bank.txt", `${gift("q")}${"\n".repeat(MANY)}x{`],
  ["white space behind answers", "bank.txt", `${gift("q")}${" ".repeat(MANY)}{`],
  ["backslashes in a title", "bank.txt", `::${"\\".repeat(61)}a {=a ~b}`],
  [
    "formulas that do not end",
    "bank.txt",
    gift(`[html]<p>${"\\\\(a ".repeat(FEW)}${"a ".repeat(5 * MANY)}</p>`),
  ],
  [
    "formulas of several lines",
    "bank.txt",
    gift(`[html]<p>${"\\\\[a ".repeat(FEW)}${"a ".repeat(5 * MANY)}</p>`),
  ],
  ["white space in code", "bank.txt", gift(`[html]<code>a${" ".repeat(MANY)}b</code>`)],
  ["wide spaces", "bank.txt", gift(`x${"\u3000".repeat(MANY)}y\nz`)],
  ["white space in a block of code", "bank.txt", gift(`[html]<pre>a${" ".repeat(MANY)}b</pre>`)],
  ["white space behind a fence", "bank.txt", gift(`[markdown]\`\`\`${" ".repeat(MANY)}b`)],
  ["backslashes in Markdown", "set.md", `# t\n\n### 1\n\nq${"\\".repeat(MANY)}a\n\n- [x] a\n- [ ] b\n`],
  [
    "white space in Markdown",
    "quiz.md",
    `# question${" ".repeat(MANY)}x\n\n- [x] a${" ".repeat(MANY)}b\n- [ ] c\n`,
  ],
  ["marks of Markdown", "quiz.md", `# Which?\n\n- [x] ${"![".repeat(MANY)}\n- [ ] ${"__a ".repeat(MANY)}\n`],
  ["what is to be unfolded", "quiz.md", `# Which?\n\nA) a\nB) b\n\n${"<summary>".repeat(MANY)}\nAnswer: A\n`],
  ["lists in Markdown", "quiz.md", "# Which?\n\n- [x] a\n- [ ] b\n\n".repeat(FEW)],
  ["braces in answers", "bank.txt", `::t::x${"{=a ~b".repeat(MANY)}`],
  ["depth in JSON", "quiz.json", `${"[".repeat(MANY)}${"]".repeat(MANY)}`],
  [
    "questions in JSON",
    "quiz.json",
    JSON.stringify(Array(FEW).fill({ question: "q", options: ["a", "b"], answer: "A" })),
  ],
  ["letters in Aiken", "quiz.txt", `${"A. a\n".repeat(MANY)}ANSWER: A\n`],
  ["commas between cards", "deck.txt", "a,b;".repeat(MANY)],
  ["wide spaces in a heading", "t.csv", `question,answer${"\u3000".repeat(MANY)}-,A,B,key\nq,a,b,c,A\n`],
  ["sounds that do not end", "deck.txt", `#separator:tab\n#html:true\n${"[sound:".repeat(MANY)}\tb\nq\ta\n`],
  [
    "gaps that do not end",
    "deck.txt",
    `#separator:tab\n#html:true\n${`{{c1::${"::".repeat(900)}`.repeat(60)}\tb\n`,
  ],
  [
    "formulas of Anki that do not end",
    "deck.txt",
    `#separator:tab\n#html:true\n${"[$]<anki-mathjax ".repeat(MANY / 4)}\t[$]b[/$]\nq\ta\n`,
  ],
  ["labels in a line", "deck.txt", `#separator:tab\n${"a) 1) ".repeat(MANY / 2)}\tb\nq\ta\n`],
  ["lines without a tab", "cards.txt", `${"a".repeat(MANY)}\n`.repeat(4)],
  ["spaces between tags", "t.csv", `question,A,B,key,tags\nq,a,b,A,x${"\u3000".repeat(MANY)}y\n`],
];

describe("a text that is costly to read", () => {
  it.each(COSTLY)("is read in a time that grows as it does: %s", async (_what, name, text) => {
    const spentMs = processorTime();
    const file = fileOf(name, strToU8(text));
    const format = recognised(file);
    if (format !== null) await importSet(file, format, {}, { asItIs: true });
    expect(spentMs()).toBeLessThan(MAX_MS);
  });
});
