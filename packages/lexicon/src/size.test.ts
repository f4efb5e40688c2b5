import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { familiesOfTable } from "./concepts.ts";
import { type Lexicon, lexiconFrom } from "./lexicon.ts";
import { MARKS } from "./marks.ts";

const TABLES = 40;
const KINDS = 60;
const ROWS_OF_KIND = 10;

/** Each letter of a number is another: "cae". */
const wordOf = (number: number) =>
  String(number).replace(/\d/gu, (digit) => "aeioubcdfg"[Number(digit)] ?? "");

/** A table of names of three words and one other each, in all six cases in Polish. */
function tableOf(table: number): string[] {
  const rows = Array.from({ length: KINDS * ROWS_OF_KIND }, (_, row) => {
    const [kind, name] = [Math.floor(row / ROWS_OF_KIND), `r${wordOf(row)} of table ${wordOf(table)}`];
    const polish = `${name}~a/y/ie/ę/ą/ie`;
    return `id-${row}\tsubject-${table}/wide/kind-${kind}\t${name}|other ${name}\t${polish}|in${polish}`;
  });
  return ["id\tkind\ten\tpl", ...rows];
}

function* kindsIn(language: "en" | "pl") {
  for (let table = 0; table < TABLES; table++)
    yield* familiesOfTable(tableOf(table), language, MARKS[language]);
}

/** What is held when all that nobody needs is gone. */
function bytesHeld(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Each engine thread has the lexicon of each language it meets. */
const MOST_BYTES = 20_000_000;

it.each([
  ["en", "re of table o"],
  ["pl", "re of table oą"],
] as const)("24,000 concepts take no more room than a thread can spare (%s)", (language, form) => {
  const before = bytesHeld();
  const lexicon: Lexicon = lexiconFrom(kindsIn(language), MARKS[language]);
  const bytes = bytesHeld() - before;
  expect(lexicon.find(form).map(({ index }) => index)).toEqual([1]);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
