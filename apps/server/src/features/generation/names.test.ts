import { LIMITS } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { isOfPictures, nameAmong, nameOfFile, nameOfNotes, nameOfText } from "./names.ts";

describe("a set made from notes", () => {
  it("is named as the person says, else by the first line without its marks", () => {
    expect(nameOfNotes("# Cell biology\nThe cell …", "Week 3")).toBe("Week 3");
    expect(nameOfNotes("# Cell biology\nThe cell …", undefined)).toBe("Cell biology");
    expect(nameOfNotes("Cell biology", undefined)).toBe("Cell biology");
    expect(nameOfNotes("---\n\n  Cell biology\nThe cell …", undefined)).toBe("Cell biology");
    expect(nameOfNotes("\n***\n", undefined)).toBe("");
  });

  it("has its name cut between words, and between whole characters in a script without spaces", () => {
    expect(nameOfNotes("photosynthesis ".repeat(10), undefined)).toBe(
      `${"photosynthesis ".repeat(5).trimEnd()}…`,
    );
    const family = "👩‍👩‍👧";
    const name = nameOfNotes(family.repeat(30), undefined);
    expect(name.length).toBeLessThanOrEqual(80);
    expect(name.replaceAll(family, "")).toBe("…");
  });
});

describe("a set made from a file", () => {
  it("is named after the file without its extension, else after the document's title", () => {
    expect(nameOfFile("Lecture 4.final.pdf", "Untitled")).toBe("Lecture 4.final");
    expect(nameOfFile(".pdf", "Cells")).toBe("Cells");
    expect(nameOfFile(".pdf", null)).toBe("");
  });

  it("of pictures is named by its text: the first heading, else the first words", () => {
    expect(["IMG_1.jpg", "IMG_1.HEIC.pdf", "a.png", "a.pdf", "jpg.pdf"].map(isOfPictures)).toEqual([
      ...[true, true, true, false, false],
    ]);
    expect(nameOfFile("IMG_0001.jpg.pdf", null)).toBe("IMG_0001");
    const block = { kind: "paragraph" as const, text: `Rivers carry sand. ${"And so on. ".repeat(20)}` };
    const section = (heading: string | null) => ({ heading, level: 1, blocks: [block] });
    expect(nameOfText({ sections: [section(null), section("Rivers")] })).toBe("Rivers");
    const name = nameOfText({ sections: [section(null)] });
    expect(name).toMatch(/^Rivers carry sand\. And so on.*…$/);
    expect(name.length).toBeLessThanOrEqual(80);
    expect(nameOfText({ sections: [] })).toBe("");
  });
});

describe("a name that another one has", () => {
  it.each([
    ["Biology", [], "Biology"],
    ["Biology", ["Biology"], "Biology (2)"],
    ["Biology", ["Biology", "Biology (2)", "Chemistry"], "Biology (3)"],
    ["Biology (2)", ["Biology", "Biology (2)"], "Biology (3)"],
    ["", [""], "(2)"],
  ])("gets the next number: %j among %j", (name, taken, own) => expect(nameAmong(name, taken)).toBe(own));

  it("is no longer than names may be", () => {
    const long = "a".repeat(LIMITS.dataset.nameMaxChars);
    const own = nameAmong(long, [long]);
    expect(own).toMatch(/^a+… \(2\)$/u);
    expect(own).toHaveLength(LIMITS.dataset.nameMaxChars);
  });
});
