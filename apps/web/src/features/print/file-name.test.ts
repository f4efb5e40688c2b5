import { expect, it } from "vitest";
import { pdfFileName, slugOf } from "./file-name.ts";

it.each([
  ["Cell biology, lecture 4.pdf", "cell-biology-lecture-4-pdf"],
  ["Łódź – żółć & Größe", "lodz-zolc-grosse"],
  ["¿Qué es la fotosíntesis?", "que-es-la-fotosintesis"],
  ["Їжак і ґава: лекція №2", "їжак-і-ґава-лекція-2"],
  ["光合成（第4回）ガイド", "光合成-第4回-ガイド"],
  ["../../etc/passwd", "etc-passwd"],
  [" … ", ""],
])("makes %j safe and short", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it("is shortened if a name is long, without a hyphen left over", () => {
  expect(slugOf(`${"a".repeat(79)} ${"b".repeat(50)}`)).toBe("a".repeat(79));
});

it("ends with the word of the page's language", () => {
  expect(pdfFileName("Biologia", "wyniki")).toBe("biologia-wyniki.pdf");
  expect(pdfFileName("?!", "結果")).toBe("結果.pdf");
});
