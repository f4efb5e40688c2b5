import { expect, it } from "vitest";
import { extractText } from "./extract-text.ts";

const textsOf = async (lines: readonly string[]) => {
  const { sections } = await extractText(Buffer.from(lines.join("\n")), "notes.txt");
  return sections.flatMap(({ blocks }) => blocks.map(({ text }) => text));
};
const list = (signs: readonly string[]) => [
  "Which of these is it, in the end, if there is a right one among them?",
  ...signs.map((sign, i) => `${sign} ${"abc".charAt(i).repeat(4)}`),
  "",
];

it.each([
  ["a tick among empty boxes", "□☑□", "☐☑☐"],
  ["a tick without a box", "□✓□", "☐☑☐"],
  ["a filled box", "□■□", "☐◼☐"],
  ["crosses", "✗✗✓", "❌❌☑"],
])("keeps the signs of boxes that say which answer is right: %s", async (_what, signs, kept) => {
  expect(await textsOf(list([...signs]))).toEqual([
    "Which of these is it, in the end, if there is a right one among them?",
    ...[...kept].map((sign, i) => `${sign} ${"abc".charAt(i).repeat(4)}`),
  ]);
});

it("takes boxes for bullets where they are all alike, or filled above and empty below", async () => {
  for (const signs of [
    ["□", "□", "□"],
    ["■", "□", "□"],
  ])
    expect(await textsOf([...list(signs), ...list(signs)])).not.toContainEqual(
      expect.stringMatching(/[□■☐◼]/u),
    );
});
