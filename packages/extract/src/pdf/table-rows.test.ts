import { describe, expect, it } from "vitest";
import type { PdfLine } from "../testing/files.ts";
import { blocksOf, body, read } from "../testing/pdf-text.ts";

describe("tables in a PDF", () => {
  const rowsOf = async (lines: readonly PdfLine[]) => {
    const source = await read([[...body(780), ...lines, ...body(500)]]);
    const texts = blocksOf(source).filter(({ kind }) => kind === "tableRow");
    return texts.map(({ text }) => text);
  };
  const row = (y: number, cells: readonly string[], xs: readonly number[] = [72, 180, 300]): PdfLine[] =>
    cells.flatMap((text, index) => (text === "" ? [] : [{ text, x: xs[index] ?? 72, y }]));

  it("have the header above them, in bold, centred and of two lines", async () => {
    const header = row(680, ["Planet", "Distance from"], [80, 175]).map((cell) => ({ ...cell, bold: true }));
    const second = [{ text: "the Sun", x: 190, y: 668, bold: true }];
    const rows = [
      ...row(650, ["Mercury", "0.39"]),
      ...row(632, ["Earth", "1.00"]),
      ...row(614, ["Mars", "1.52"]),
    ];
    expect(await rowsOf([...header, ...second, ...rows])).toEqual([
      "Planet | Distance from the Sun",
      "Mercury | 0.39",
      "Earth | 1.00",
      "Mars | 1.52",
    ]);
  });

  it("of two rows are told by columns that are in line", async () => {
    expect(await rowsOf([...row(680, ["Leaf", "green"]), ...row(660, ["Root", "white"])])).toEqual([
      "Leaf | green",
      "Root | white",
    ]);
    expect(
      await rowsOf([
        ...row(680, ["Ada Byron", "Carl Linnaeus"]),
        ...row(660, ["London", "Uppsala"], [90, 210]),
      ]),
    ).toEqual([]);
  });

  it("have long rows, too, whose cells stand as near together as TeX sets them", async () => {
    const xs = [72, 136, 285];
    const lines = [
      ...row(690, ["Sort", "What it takes up", "Where it ends"], xs),
      ...row(674, ["Fine root", "water and dissolved salts", "in the top soil"], xs),
      ...row(660, ["Tap root", "water from a great depth", "in rock far below"], xs),
    ];
    expect(await rowsOf(lines)).toEqual([
      "Sort | What it takes up | Where it ends",
      "Fine root | water and dissolved salts | in the top soil",
      "Tap root | water from a great depth | in rock far below",
    ]);
  });

  it("may be written cell by cell, and their cells be of several lines", async () => {
    const cells = (y: number, name: readonly string[], year: string, number: string): PdfLine[] => [
      ...name.map((text, index) => ({ text, y: y - 13 * index })),
      { text: year, x: 180, y },
      { text: number, x: 300, y },
    ];
    const lines = [
      ...cells(690, ["Machine"], "First year", "Sheets an hour"),
      ...cells(668, ["Wooden", "hand press"], "1450", "200"),
      ...cells(633, ["Steam press", "of Koenig"], "1814", "1100"),
    ];
    expect(await rowsOf(lines)).toEqual([
      "Machine | First year | Sheets an hour",
      "Wooden hand press | 1450 | 200",
      "Steam press of Koenig | 1814 | 1100",
    ]);
  });

  it("may have cells centred beside others of two lines", async () => {
    const centred = (
      y: number,
      [first, second]: readonly [string, string],
      cells: readonly string[],
    ): PdfLine[] => [{ text: first, y: y + 7 }, ...row(y, ["", ...cells]), { text: second, y: y - 7 }];
    const lines = [
      ...row(700, ["Machine", "First year", "Sheets an hour"]),
      ...centred(670, ["Wooden", "hand press"], ["1450", "200"]),
      ...centred(632, ["Steam press", "of Koenig"], ["1814", "1100"]),
    ];
    expect(await rowsOf(lines)).toEqual([
      "Machine | First year | Sheets an hour",
      "Wooden hand press | 1450 | 200",
      "Steam press of Koenig | 1814 | 1100",
    ]);
  });

  it("have a row for every number, however near it stands to the one above", async () => {
    const rows = ["Sugar", "Starch", "Fat"].flatMap((name, index) =>
      row(640 - 13 * index, [name, `${index}.5`]),
    );
    expect(await rowsOf([...row(670, ["Store", "grams"]), ...rows])).toEqual([
      "Store | grams",
      "Sugar | 0.5",
      "Starch | 1.5",
      "Fat | 2.5",
    ]);
  });

  it("are not made of list items with a wide gap after their mark, nor of what stands between two", async () => {
    const items = [1, 2, 3].flatMap((number) => row(690 - 14 * number, [`${number}.`, "a leaf"], [72, 120]));
    expect(await rowsOf(items)).toEqual([]);
    const tables = [
      ...row(690, ["Leaf", "green"]),
      ...row(676, ["Root", "white"]),
      { text: "In autumn:", y: 652 },
      ...row(628, ["Leaf", "red"]),
      ...row(614, ["Root", "brown"]),
    ];
    expect(await rowsOf(tables)).toEqual(["Leaf | green", "Root | white", "Leaf | red", "Root | brown"]);
  });

  const listed = async (rows: readonly (readonly string[])[], xs?: readonly number[]) => {
    const lines = rows.flatMap((cells, index) => row(690 - 14 * index, cells, xs));
    const source = await read([[...body(780), ...lines, ...body(500)]]);
    return blocksOf(source).flatMap(({ kind, text }) => (kind === "listItem" ? [text] : []));
  };

  it("are not made of a listing with numbers before its lines", async () => {
    const listing = [
      ["8", "while (leaf) {"],
      ["9", "leaf = next(leaf)"],
      ["10", "}"],
    ];
    expect(await listed(listing)).toEqual(["8 while (leaf) {", "9 leaf = next(leaf)", "10 }"]);
  });

  it("are not made of a table of contents", async () => {
    const contents = [
      ["1", "Roots", "3"],
      ["1.1", "In the soil", "3"],
      ["2", "Leaves", "12"],
      ["2.1", "2003", "12"],
    ];
    expect(await listed(contents)).toEqual(["1 Roots 3", "1.1 In the soil 3", "2 Leaves 12", "2.1 2003 12"]);
    const last = [...contents.slice(1), ["A", "Sources", "40"], ["A.1", "Books", "40"], ["", "Index", "44"]];
    expect(await listed(last)).toEqual([
      "1.1 In the soil 3",
      "2 Leaves 12",
      "2.1 2003 12",
      "A Sources 40",
      "A.1 Books 40",
      "Index 44",
    ]);
    const vitamins = ["Retinol", "Thiamine", "Ascorbic acid"].map((name, index) => [
      "ABC"[index] ?? "",
      name,
      String(900 - 100 * index),
    ]);
    expect(await listed(vitamins)).toEqual([]);
  });

  it("are not made of lines whose dots lead to a page, which are items each", async () => {
    const dots = ". ".repeat(20);
    const apart = [
      [`Roots ${dots}`, "3"],
      [`Stems ${dots}`, "12"],
      [`Fruit ${dots}`, "40"],
    ];
    expect(await listed(apart, [72, 400])).toEqual(["Roots 3", "Stems 12", "Fruit 40"]);
    expect(await listed(apart.map((cells) => [cells.join("")]))).toEqual(["Roots 3", "Stems 12", "Fruit 40"]);
  });

  it("end above the text that goes on below them", async () => {
    const listing = ["leaf", "root", "stem"].flatMap((text, index) =>
      row(690 - 14 * index, [`${index}`, text]),
    );
    const source = await read([[...body(780), ...listing, ...body(648)]]);
    const items = blocksOf(source).filter(({ kind }) => kind === "listItem");
    expect(items.map(({ text }) => text)).toEqual(["0 leaf", "1 root", "2 stem"]);
  });

  it("are made where numbers have a header, do not count up, or stand before several cells", async () => {
    const numbered = ["1", "2", "3"].map((number, index) => [
      number,
      ["Hydrogen", "Helium", "Lithium"][index] ?? "",
    ]);
    expect(await listed(numbered)).toHaveLength(3);
    expect(await listed([["Number", "Element"], ...numbered])).toEqual([]);
    expect(await listed([...numbered].reverse())).toEqual([]);
    expect(await listed(numbered.map((cells, index) => [...cells, String(9 - index)]))).toEqual([]);
  });
});
