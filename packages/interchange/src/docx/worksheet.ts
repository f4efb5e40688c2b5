import type { CarriedQuestion } from "@quizmill/contract";
import { withPictures } from "@quizmill/contract/tables";
import type { WriteOptions, WriteSet } from "../format.ts";
import { letterOf } from "../tidy.ts";
import { versionOf } from "../versions.ts";
import { type Words, wordsIn } from "../words.ts";
import { docxOf, paragraph, sectionBreak, sectionEnd } from "./document.ts";

const COLUMNS = 2;

/**
 * Each version with a line for the name, its questions in two columns, and its key on a page of its own. Questions are
 * not cut across columns.
 */
export const writeWorksheet: WriteSet = ({ title, questions }, options) => {
  return docxOf(
    title,
    bodyOf({ title, questions }, { ...options, words: wordsIn(options.language) }),
    options,
  );
};

type Wanted = WriteOptions & { readonly words: Words };

function* bodyOf(worksheet: Worksheet, wanted: Wanted): Iterable<string> {
  for (let version = 0; version < wanted.versions; version++) {
    yield* versionParts(worksheet, version, wanted);
    const end = sectionEnd(1, "nextPage");
    // The last part's properties end the body, without a paragraph of their own.
    yield version < wanted.versions - 1 ? sectionBreak(end) : end;
  }
}

interface Worksheet {
  readonly title: string;
  readonly questions: readonly CarriedQuestion[];
}

function* versionParts(
  { title, questions }: Worksheet,
  version: number,
  { words, versions, seed }: Wanted,
): Iterable<string> {
  const own = versionOf(questions, version, seed);
  const name = versions > 1 ? `${title} · ${words.version} ${letterOf(version)}` : title;
  const line = "_".repeat(24);
  const fields = `${words.name}: ${line}\u2003${words.date}: ${"_".repeat(10)}\u2003${words.points}: ____ / ${own.length}`;
  yield paragraph(name, { style: "Title", keepNext: true });
  yield paragraph(fields, { style: "Fields" });
  yield sectionBreak(sectionEnd(1, version === 0 ? "continuous" : "nextPage"));
  let context: string | undefined;
  for (const [i, question] of own.entries()) {
    if (question.context !== undefined && question.context !== context)
      yield paragraph(question.context, { style: "Context", keepNext: true });
    context = question.context;
    yield* questionParts(question, i + 1);
  }
  yield sectionBreak(sectionEnd(COLUMNS, "continuous"));
  yield paragraph(`${name} · ${words.key}`, { style: "Title", keepNext: true });
  for (const [i, question] of own.entries()) yield* keyParts(question, i + 1, words);
}

function questionParts({ text, options }: CarriedQuestion, number: number): string[] {
  return [
    paragraph(text, { style: "Stem", label: `${number}.`, keepNext: true }),
    ...options.map((option, i) =>
      paragraph(option, { style: "Option", label: `${letterOf(i)})`, keepNext: i < options.length - 1 }),
    ),
  ];
}

function keyParts(
  { options, key, explanation, source }: CarriedQuestion,
  number: number,
  words: Words,
): string[] {
  const right = key.map((i) => `${letterOf(i)}) ${options[i] ?? ""}`).join("; ") || "—";
  const { page, slide, heading } = source ?? {};
  const quote = source && withPictures(source.quote, ({ alt }) => alt);
  const at = page ?? slide;
  const place = [at === undefined ? "" : `${words.page} ${at}`, heading ?? ""]
    .filter((part) => part !== "")
    .join(", ");
  return [
    paragraph(right, { style: "Key", label: `${number}.`, keepNext: explanation !== undefined }),
    ...(explanation === undefined ? [] : [paragraph(explanation, { style: "Note" })]),
    ...(quote === undefined
      ? []
      : [paragraph(place === "" ? `“${quote}”` : `“${quote}” (${place})`, { style: "Note" })]),
  ];
}
