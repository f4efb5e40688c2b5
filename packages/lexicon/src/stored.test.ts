import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { familiesOfTable } from "./concepts.ts";
import { linesOf, tables } from "./data.ts";
import { areStored, lexiconFrom, lexiconOf } from "./lexicon.ts";
import { MARKS } from "./marks.ts";
import { pack } from "./packed.ts";
import { store, storedOf } from "./stored.ts";

it("a lexicon is read as it was stored, with all that its files say", () => {
  expect(areStored()).toBe(true);
  const marks = MARKS.pl;
  const ofTables = lexiconFrom(
    tables().flatMap((file) => familiesOfTable(linesOf(file), "pl", marks)),
    marks,
  );
  const stored = lexiconOf("pl");
  const { length } = ofTables.families;
  expect(length).toBeGreaterThan(100);
  expect(stored.families.slice(0, length).map(({ members }) => members)).toEqual(
    ofTables.families.map(({ members }) => members),
  );
  for (const text of ofTables.texts().filter((_, i) => i % 50 === 0))
    expect(stored.find(text).map(({ word }) => word.text)).toContain(text);
});

it("is stored until one of the files that it was made from is another", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lexicon-"));
  const file = path.join(folder, "words.ts");
  const indexes = { some: Float64Array.of(1, 2) };
  writeFileSync(file, "one");
  const place = path.join(folder, "..", `${path.basename(folder)}-stored`);
  store("none", { packed: pack([]), indexes }, [folder], place);
  expect(storedOf("none", place)).toMatchObject({ indexes });
  writeFileSync(file, "another");
  expect(storedOf("none", place)).toBeNull();
});
