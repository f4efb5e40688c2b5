import { describe, expect, it } from "vitest";
import { documentsOf, likestDocument } from "./documents.ts";

const section = (number: number, heading: string | null, part?: string) => ({
  section: number,
  heading,
  questions: 0,
  seen: 0,
  known: 0,
  ...(part !== undefined && { part }),
});

describe("the documents of a set", () => {
  it("are runs of sections that name the same one", () => {
    const sections = [
      ...[section(0, "Mills"), section(1, "Wheels"), section(2, null, "Week 2")],
      ...[section(3, "Rivers", "Week 2"), section(4, "Grain", "Week 3")],
    ];
    expect(documentsOf(sections)).toEqual([
      ...[
        { name: null, heading: "Mills" },
        { name: "Week 2", heading: null },
      ],
      { name: "Week 3", heading: "Grain" },
    ]);
    expect(documentsOf([])).toEqual([]);
  });

  it.each([
    ["Week 2.pdf", 1],
    ["week_3 (second edition).docx", 2],
    ["Lecture on mills.pdf", 0],
    ["Introduction to milling.pdf", 0],
    ["xyz.pdf", null],
    ["2", null],
    [".pdf", null],
  ])("are told by the name of a file (%s)", (fileName, wanted) => {
    const documents = [
      { name: null, heading: "Introduction" },
      ...[2, 3].map((week) => ({ name: `Week ${week}`, heading: null })),
    ];
    expect(likestDocument(documents, { fileName, setName: "Lecture on mills" })).toBe(wanted);
  });

  it("may have names without Latin letters, or of one letter", () => {
    const documents = ["水車", "穀物", "A"].map((name) => ({ name, heading: null }));
    const likest = (fileName: string) => likestDocument(documents, { fileName, setName: "" });
    expect(["穀物 改訂版.docx", "水車の歴史.pdf", "a.md"].map(likest)).toEqual([1, 0, 2]);
  });
});
