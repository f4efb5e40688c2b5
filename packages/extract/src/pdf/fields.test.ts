import { describe, expect, it } from "vitest";
import { plainText } from "../index.ts";
import { body, read } from "../testing/pdf-text.ts";

describe("forms in a PDF", () => {
  it("give what was typed next to its label, and nothing that is hidden or secret", async () => {
    const source = await read([[{ text: "Name of the plant:", y: 760 }, ...body(700)]], {
      fields: [
        { value: "Ficus lyrata", x: 200, y: 757 },
        { value: "internal note", x: 200, y: 600, flags: 2 },
        { value: "Seen in Kyoto", x: 72, y: 500 },
      ],
    });
    const text = plainText(source);
    expect(text).toContain("Name of the plant: Ficus lyrata");
    expect(text).toMatch(/light at all\.[\s\S]*Seen in Kyoto/);
    expect(text).not.toContain("internal note");
  });
});
