import { describe, expect, it } from "vitest";
import { blocksOf, body, read } from "../testing/pdf-text.ts";

describe("notes in a PDF", () => {
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
