import type { CarriedQuestion, CarriedSet, Evidence, ImportChoices, Writer } from "@quizmill/contract";
import { type FileToRead, NotReadable, type ReadNote, type ReadQuestions, type WriteSet } from "../format.ts";
import type { FoundPictures } from "../pictures.ts";
import { TextBytes } from "../text-bytes.ts";
import { beginning, tidyLine, tidyText } from "../tidy.ts";
import { isOwnJson, type Json, objectIn, parseJson } from "./json-questions.ts";
import { readOtherJson } from "./read-other-json.ts";

/** The version of the format. A reader of one version reads all before it. */
export const JSON_VERSION = 2;
const WRITERS = { document: true, embedded: true, model: true, model_options: true } satisfies Record<
  Writer,
  true
>;
const isWriter = (name: unknown): name is Writer => typeof name === "string" && Object.hasOwn(WRITERS, name);

/** One question a line, so that two versions of a set can be compared. */
export const writeJson: WriteSet = ({ questions, more, moreOfFile, ...known }, { pictures }) => {
  const set = { ...more, ...known };
  const head = JSON.stringify({ ...moreOfFile, quizmill: JSON_VERSION, set }, null, 1).slice(0, -2);
  const out = new TextBytes();
  out.add(`${head},\n "questions": [`);
  for (const [i, question] of questions.entries())
    out.add(i === 0 ? "\n" : ",\n", JSON.stringify(jsonOf(question)));
  out.add("\n ]");
  let between = ',\n "pictures": {\n';
  for (const [hash, { type, base64 }] of pictures) {
    out.add(between, `${JSON.stringify(hash)}: ${JSON.stringify({ type, base64 })}`);
    between = ",\n";
  }
  out.add(pictures.size === 0 ? "\n}\n" : "\n }\n}\n");
  return out.bytes();
};

function jsonOf(question: CarriedQuestion): object {
  const { options, source, more, moreOfOptions, moreOfSource, ...known } = question;
  return {
    ...more,
    ...known,
    options: options.map((text, i) => ({ ...moreOfOptions?.[i], text })),
    ...((source ?? moreOfSource) !== undefined && { source: { ...moreOfSource, ...source } }),
  };
}

/**
 * Reads Quizmill's own files of every version, the questions that `quizmill generate --json` prints or the server
 * answers, and those of other programs.
 */
export function readJson(
  read: Pick<FileToRead, "text" | "language">,
  _choices: ImportChoices,
  pictures: FoundPictures,
): ReadQuestions {
  const value = parsed(read.text ?? "");
  for (const [hash, picture] of Object.entries(objectIn(objectIn(value)?.pictures) ?? {})) {
    const base64 = objectIn(picture)?.base64;
    if (typeof base64 === "string") pictures.hold(hash, () => Buffer.from(base64, "base64"));
  }
  if (!isOwnJson(value)) {
    const others = readOtherJson(value, read.language);
    if (others.total > 0) return others;
  }
  const file = objectIn(value);
  if (file === null || !Array.isArray(file.questions)) throw new NotReadable("damaged");
  const version = typeof file.quizmill === "number" ? file.quizmill : 1;
  if (version > JSON_VERSION) throw new NotReadable("damaged");
  const notes: ReadNote[] = [];
  const numbers: number[] = [];
  const questions: CarriedQuestion[] = [];
  for (const [i, value] of file.questions.entries()) {
    const json = objectIn(value);
    const question = questionOf(json);
    const about = { number: i + 1, stem: beginning(lineIn(json?.text) ?? "") };
    if (json === null || question === null) {
      notes.push({ ...about, kind: "unreadable", effect: "leftOut" });
      continue;
    }
    if (keyIn(json) === null) notes.push({ ...about, kind: "noKey", effect: "lost" });
    questions.push(question);
    numbers.push(i + 1);
  }
  return { set: setOf(file, questions), numbers, total: file.questions.length, notes };
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new NotReadable("damaged", { cause: error });
  }
}

function setOf(file: Json, questions: CarriedQuestion[]): CarriedSet {
  const set = objectIn(file.set) ?? file;
  const { quizmill: _, set: __, questions: ___, pictures: ____, ...moreOfFile } = file;
  const more = set === file ? {} : unknownIn(set, KNOWN_OF_SET);
  const [id, language] = [lineIn(set.id), lineIn(set.language)];
  return {
    ...(id !== undefined && { id }),
    title: lineIn(set.title) ?? lineIn(set.name) ?? "",
    ...(language !== undefined && { language }),
    questions,
    ...(isFilled(more) && { more }),
    ...(file.quizmill !== undefined && isFilled(moreOfFile) && { moreOfFile }),
  };
}

const KNOWN_OF_SET = new Set(["id", "title", "name", "language"]);
const KNOWN_OF_SOURCE = new Set(["quote", "page", "slide", "heading"]);
/** What numbers the options of the server's questions. */
const KNOWN_OF_OPTION = new Set(["id", "text"]);
const KNOWN_OF_PLAIN_OPTION = new Set(["text"]);

function unknownIn(json: Json, known: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(json).filter(([name]) => !known.has(name)));
}

const isFilled = (members: object) => Object.keys(members).length > 0;

/** Null for what is no question. */
function questionOf(json: Json | null): CarriedQuestion | null {
  if (json === null || typeof json.text !== "string" || !Array.isArray(json.options)) return null;
  const options = json.options.map((option) =>
    typeof option === "string" ? option : objectIn(option)?.text,
  );
  if (!options.every((option) => typeof option === "string")) return null;
  const known = knownParts(json, options.length);
  const { writtenBy } = json;
  const origin = lineIn(json.origin);
  return {
    ...known,
    text: tidyText(json.text),
    options: options.map(tidyText),
    key: keyIn(json) ?? [],
    ...(isWriter(writtenBy) && { writtenBy }),
    ...(origin !== undefined && { origin }),
    ...unknownParts(json, json.options),
  };
}

function unknownParts(json: Json, options: readonly unknown[]): Partial<CarriedQuestion> {
  const more = unknownIn(json, KNOWN);
  // Other programs may name other writers.
  if (typeof json.writtenBy === "string" && !isWriter(json.writtenBy)) more.writtenBy = json.writtenBy;
  const isOfServer = "groundTruthOptionId" in json;
  const moreOfOptions = options.map((option) =>
    unknownIn(objectIn(option) ?? {}, isOfServer ? KNOWN_OF_OPTION : KNOWN_OF_PLAIN_OPTION),
  );
  const moreOfSource = unknownIn(objectIn(json.source) ?? {}, KNOWN_OF_SOURCE);
  return {
    ...(isFilled(more) && { more }),
    ...(moreOfOptions.some(isFilled) && { moreOfOptions }),
    ...(isFilled(moreOfSource) && { moreOfSource }),
  };
}

/** Members that are read, those of the server's questions included. */
const KNOWN = new Set([
  ...["id", "text", "context", "options", "key", "explanation", "source", "section", "tags"],
  ...["needsPicture", "origin", "writtenBy", "solver", "groundTruthOptionId", "aiChosenOptionId", "version"],
  ...["aiExplanation", "aiConfidence", "aiOptionProbs"],
]);

/** 0-based indexes; null if one is no option's. */
function keyIn({ key, groundTruthOptionId: rightId, options }: Json): number[] | null {
  const count = Array.isArray(options) ? options.length : 0;
  const named = key === undefined && typeof rightId === "number" ? rightId - 1 : key;
  const list = Array.isArray(named) ? named : named === null || named === undefined ? [] : [named];
  const isIndex = (one: unknown): one is number =>
    Number.isInteger(one) && Number(one) >= 0 && Number(one) < count;
  return list.every(isIndex) ? [...new Set(list)].sort((a, b) => a - b) : null;
}

function knownParts(json: Json, options: number): Partial<CarriedQuestion> {
  const id = typeof json.id === "number" ? String(json.id) : lineIn(json.id);
  const [context, section] = [textIn(json.context), lineIn(json.section)];
  const explanation = textIn(json.explanation ?? json.aiExplanation);
  const source = evidenceIn(objectIn(json.source));
  const tags = Array.isArray(json.tags) ? json.tags.map(lineIn).filter((tag) => tag !== undefined) : [];
  const solver = solverIn(json, options);
  return {
    ...(id !== undefined && { id }),
    ...(context !== undefined && { context }),
    ...(explanation !== undefined && { explanation }),
    ...(source !== undefined && { source }),
    ...(section !== undefined && { section }),
    ...(tags.length > 0 && { tags }),
    ...(json.needsPicture === true && { needsPicture: true }),
    ...(solver !== undefined && { solver }),
  };
}

function solverIn(json: Json, options: number): CarriedQuestion["solver"] {
  const own = objectIn(json.solver);
  const { aiChosenOptionId: id } = json;
  const chosen = own?.chosen ?? (typeof id === "number" ? id - 1 : undefined);
  if (!Number.isInteger(chosen) || Number(chosen) < 0 || Number(chosen) >= options) return undefined;
  const [confidence, probabilities] = [
    own?.confidence ?? json.aiConfidence,
    own?.probabilities ?? json.aiOptionProbs,
  ];
  const isShare = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 1;
  const isWhole =
    Array.isArray(probabilities) && probabilities.length === options && probabilities.every(isShare);
  return {
    chosen: Number(chosen),
    confidence: isShare(confidence) ? confidence : null,
    probabilities: isWhole ? probabilities : null,
  };
}

function evidenceIn(json: Json | null): Evidence | undefined {
  const quote = textIn(json?.quote);
  if (json === null || quote === undefined) return undefined;
  const placeOf = (value: unknown) =>
    Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined;
  const [page, slide, heading] = [placeOf(json.page), placeOf(json.slide), lineIn(json.heading)];
  return {
    quote,
    ...(page !== undefined && { page }),
    ...(slide !== undefined && { slide }),
    ...(heading !== undefined && { heading }),
  };
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? tidyText(value) || undefined : undefined;
}

function lineIn(value: unknown): string | undefined {
  return typeof value === "string" ? tidyLine(value) || undefined : undefined;
}
