import { describe, expect, it } from "vitest";
import { shownFileName } from "./file-names.ts";

describe("the name of a file", () => {
  it.each([
    ["lecture.pdf", "lecture.pdf"],
    ["%22Notes%22 of week 3.txt", '"Notes" of week 3.txt'],
    ["two%0D%0Alines.txt", "two lines.txt"],
    ["50% of marks & more + 100%25.txt", "50% of marks & more + 100%25.txt"],
    ["Zażółć gęślą jaźń.docx", "Zażółć gęślą jaźń.docx"],
    ["/home/anna/notes.txt", "notes.txt"],
    ["C:\\fakepath\\notes.txt", "notes.txt"],
    ["week 3/notes.txt", "notes.txt"],
    ["../../etc/passwd", "passwd"],
    ["<script>alert(1)</script>.txt", "<script>alert(1)</script>.txt"],
    ["what is 1/2?/half.txt", "2?/half.txt"],
    ["report\u202Efdp.exe", "reportfdp.exe"],
    ["\u2067right\u2069 \u200Fand\u200E left\u061C.txt", "right and left.txt"],
    ["\u0000\u0007.txt", ".txt"],
    ["", ""],
  ])("sent as %j is shown as %j", (sent, shown) => {
    expect(shownFileName(sent)).toBe(shown);
  });

  it("is empty if a form has none", () => {
    expect(shownFileName()).toBe("");
  });
});
