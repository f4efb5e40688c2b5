import { expect, it } from "vitest";
import { extractText } from "./extract-text.ts";
import { body, read } from "./testing/pdf-text.ts";

const textsOf = async (text: string) => {
  const { sections } = await extractText(Buffer.from(text), "paper.txt");
  return sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map((block) => block.text)]);
};
const TITLE = "Biology, a test for the end of the term";
const STEMS = ["1. Which organelle of the cell makes proteins?", "2. The organ that filters the blood is"];
const OPTIONS = [
  ["A ribosome", "B mitochondrion", "C lysosome", "D vacuole"],
  ["A the lung", "B the kidney", "C the heart", "D the stomach"],
];
const LINES = STEMS.flatMap((stem, i) => [stem, ...(OPTIONS[i] ?? [])]);
/** The paper with each question's options as they are laid out. */
const laidOut = (layout: (options: readonly string[]) => string) =>
  `${TITLE}\n\n${STEMS.map((stem, i) => `${stem}\n${layout(OPTIONS[i] ?? [])}`).join("\n\n")}\n`;

it.each([
  ["each on a line", (options: readonly string[]) => options.join("\n")],
  ["side by side", (options: readonly string[]) => options.join("     ")],
  ["parted by tabs", (options: readonly string[]) => options.join("\t")],
  ["across two columns", ([a, b, c, d]: readonly string[]) => `${a}    ${b}\n${c}    ${d}`],
  ["down two columns", ([a, b, c, d]: readonly string[]) => `${a}    ${c}\n${b}    ${d}`],
  [
    "with their letters on lines alone",
    (options: readonly string[]) => options.join("\n").replaceAll(/^([A-D]) /gmu, "$1\n"),
  ],
])("keeps options with a bare letter apart: %s", async (_how, layout) => {
  expect(await textsOf(laidOut(layout))).toEqual([TITLE, ...LINES]);
});

it("keeps the keys below them apart, and the things that they are matched with", async () => {
  const keys = [
    "1 2 3 4",
    "A B 1-B, 2-A D",
    "1 heart",
    "2 lung",
    "3 liver",
    ...(OPTIONS[0] ?? []),
    "1 A",
    "2 C",
  ];
  expect(await textsOf(`${TITLE}\n\nKey\n${keys.join("\n")}\n`)).toEqual([TITLE, "Key", ...keys]);
});

it("keeps them apart in a PDF", async () => {
  const wrapped = [
    ...LINES.slice(0, 4),
    "D vacuole of a cell that is as old as all of the others together and",
    "about to die",
    ...LINES.slice(5),
  ];
  const { sections } = await read([body(700, [...wrapped, "Key", "1 A", "2 B"])]);
  expect(sections.flatMap(({ blocks }) => blocks.map(({ text }) => text))).toEqual([
    ...LINES.slice(0, 4),
    `${wrapped[4]} about to die`,
    ...LINES.slice(5),
    "Key",
    "1 A",
    "2 B",
  ]);
});

it("leaves running text together, whatever letters its lines begin with", async () => {
  const lines = [
    "A man came down the road and stopped at the gate, where the",
    "B Company had camped before it left for",
    "the hills. I saw him come, and I went out to ask him in.",
  ];
  expect(await textsOf(`${TITLE}\n\n${lines.join("\n")}\n`)).toEqual([TITLE, lines.join(" ")]);
});
