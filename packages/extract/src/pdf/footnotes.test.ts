import { describe, expect, it } from "vitest";
import { blocksOf, body, read, SENTENCES } from "../testing/pdf-text.ts";

describe("notes in a PDF", () => {
  it("are found in the type of the body, and do not come between the halves of a sentence", async () => {
    const [start = "", ...rest] = SENTENCES;
    const notes = [
      { text: "1", y: 84, size: 7 },
      { text: "Counted at noon, when the light", x: 77, y: 80 },
      { text: "is at its brightest.", y: 66 },
    ];
    const source = await read([[...body(760), ...body(140, [start]), ...notes], body(760, rest)]);
    const found = blocksOf(source).map(({ role, text }) => [role, text]);
    expect(found).toContainEqual(["footnote", "Counted at noon, when the light is at its brightest."]);
    expect(found).toContainEqual([undefined, SENTENCES.join(" ")]);
  });

  it("lose their number also where it is set like the note", async () => {
    const notes = [
      { text: "12 Counted at noon.", y: 90, size: 9 },
      { text: "\x86 Named by Linnaeus.", y: 79, size: 9 },
    ];
    const source = await read([[...body(760), ...notes], body(760)]);
    const found = blocksOf(source).filter(({ role }) => role === "footnote");
    expect(found.map(({ text }) => text)).toEqual(["Counted at noon.", "Named by Linnaeus."]);
  });
});
