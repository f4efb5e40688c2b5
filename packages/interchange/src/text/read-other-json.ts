import type { CarriedQuestion } from "@quizmill/contract";
import { truthsIn } from "@quizmill/contract/tables";
import { questionsOfDeck, withWrongAnswers } from "../deck.ts";
import type { ReadNote, ReadQuestions } from "../format.ts";
import { readHtml } from "../html/read-html.ts";
import { type KeyRow, readKeys } from "../keys/read-keys.ts";
import { truthOf } from "../keys/truth.ts";
import { beginning, tidyLine, tidyText } from "../tidy.ts";
import {
  cardsInJson,
  entriesInJson,
  type Json,
  type JsonEntry,
  type JsonOption,
  type JsonQuestion,
  memberOf,
  objectIn,
  stemIn,
  wordsIn,
} from "./json-questions.ts";

type Entry = JsonEntry & { readonly question: JsonQuestion };

/** Reads what other programs write as JSON: their keys are decided for the whole file. */
export function readOtherJson(file: unknown, language: string | null): ReadQuestions {
  const value = decoded(file);
  const entries = entriesInJson(value, truthsIn(language));
  if (entries.length === 0) return questionsOfDeck(cardsInJson(value), titleOf(value));
  const notes: ReadNote[] = [];
  const withOptions = [...entries.entries()].filter(
    (one): one is [number, Entry] => one[1].question !== null,
  );
  const keys = keysOf(withOptions.map(([, { question }]) => question));
  for (const [i, { json, question }] of entries.entries()) {
    const stem = stemIn(json);
    const kind = stem === null ? "unreadable" : "otherKind";
    if (question === null)
      notes.push({ number: i + 1, stem: beginning(stem ?? ""), kind, effect: "leftOut" });
  }
  const questions = withOptions.map(([i, entry], at) => {
    const key = keys[at] ?? [];
    if (key.length === 0)
      notes.push({ number: i + 1, stem: beginning(entry.question.stem), kind: "noKey", effect: "lost" });
    return questionOf(entry, key);
  });
  const numbers = withOptions.map(([i]) => i + 1);
  return { set: { title: titleOf(value), questions }, numbers, total: entries.length, notes };
}

const titleOf = (value: unknown) =>
  tidyLine(memberOf(objectIn(value) ?? {}, "title name quiztitle quizname", wordsIn)?.[1] ?? "");

/** Programs count from 0. */
const asIndex = (name: string) => `${name} index`;

/** Of each question the indexes of its right options; null where they are not sure. */
function keysOf(questions: readonly JsonQuestion[]): (readonly number[] | null)[] {
  const keys: (readonly number[] | null)[] = questions.map(
    ({ options, told }) => flagged(options) ?? flaggedIn(told),
  );
  const byName = Map.groupBy(
    [...questions.entries()].filter(([i]) => keys[i] === null),
    ([, { keyName }]) => keyName,
  );
  for (const [name, own] of byName) {
    const found = columnOf(
      own.map(([, question]) => question),
      name,
    );
    for (const [at, [i]] of own.entries()) keys[i] = found[at] ?? null;
  }
  return keys;
}

function flagged(options: readonly JsonOption[]): number[] | null {
  const right = options.flatMap(({ isRight }, i) => (isRight === true ? [i] : []));
  return right.length > 0 ? right : null;
}

/** `{"answer_a_correct": "true", …}`: a flag for each option, in their order. */
function flaggedIn(told: unknown): number[] | null {
  const flags = Object.values(objectIn(told) ?? {});
  const right = flags.flatMap((flag, i) => (flag === true || flag === "true" ? [i] : []));
  const areFlags = flags.every((flag) => typeof flag === "boolean" || flag === "true" || flag === "false");
  return areFlags && right.length > 0 ? right : null;
}

/** The keys of all questions that have them in a member of this name. */
function columnOf(questions: readonly JsonQuestion[], name: string): (readonly number[] | null)[] {
  const told = questions.map((question) => toldBy(question));
  const flat = questions.flatMap((question, i) => (told[i] ?? []).map((one) => ({ question, one })));
  const ids = flat.map(({ question, one }) =>
    question.options.findIndex(({ id }) => id !== "" && id === String(one)),
  );
  const found = ids.length > 0 && !ids.includes(-1) ? ids.map((id) => [id]) : readTold(flat, name);
  let at = 0;
  return told.map((own) => {
    const parts = own.map(() => found[at++] ?? null);
    if (parts.length === 0 || parts.includes(null)) return null;
    return [...new Set(parts.flatMap((part) => part ?? []))].sort((a, b) => a - b);
  });
}

type Told = string | number;

function toldBy({ told }: JsonQuestion): Told[] {
  const list = Array.isArray(told) ? told : [told];
  return list.flatMap((one) => {
    if (typeof one === "number" || typeof one === "boolean")
      return [typeof one === "number" ? one : String(one)];
    const words = wordsIn(one) ?? memberOf(objectIn(one) ?? {}, "id key letter label index", (id) => id)?.[1];
    return typeof words === "string" || typeof words === "number" ? [words] : [];
  });
}

function readTold(
  flat: readonly { question: JsonQuestion; one: Told }[],
  name: string,
): (readonly number[] | null)[] {
  const rows = flat.map(
    ({ question, one }): KeyRow => ({ options: question.options.map(({ text }) => text), told: String(one) }),
  );
  const areIndexes = flat.every(({ question, one }) => isPlace(one, question.options.length));
  if (!areIndexes) return readKeys(rows, { key: name });
  // A number may be an option's own words only where these are numbers as well.
  const areWords = flat.every(({ question, one }) =>
    question.options.some(({ text, isNumber }) => isNumber && text === String(one)),
  );
  if (areWords) return rows.map(() => null);
  const unread = rows.map(({ options, told }) => ({
    options: options.map((text) => text && "option"),
    told,
  }));
  return readKeys(unread, { key: asIndex(name) });
}

const isPlace = (one: Told, options: number) =>
  typeof one === "number" && Number.isInteger(one) && one >= 0 && one <= options;

const LABEL = /^\s*\(?([A-Ha-h1-8])[).:：、]\s*(?=\S)/;

function questionOf({ json, question, section }: Entry, key: readonly number[]): CarriedQuestion {
  const all = question.options.map(({ text }) => tidyText(text));
  const labels = all.map((text) => LABEL.exec(text));
  const areLabelled = labels.every(
    (label, i) =>
      label !== null && (label[1] === `${i + 1}` || label[1]?.toUpperCase() === String.fromCharCode(65 + i)),
  );
  const options = areLabelled ? all.map((text, i) => text.slice(labels[i]?.[0].length ?? 0)) : all;
  const text = tidyText(question.stem);
  const parts = partsOf(json, section);
  if (!question.isUnordered) return { text, options, key: [...key], ...parts };
  const [first, second] = options.map(truthOf);
  const areTruths = options.length === 2 && (first ?? null) !== null && second === !first;
  if (areTruths)
    return { text, options: first ? options : options.toReversed(), key: [first ? 0 : 1], ...parts };
  return { text, ...withWrongAnswers(text, options.slice(0, 1), options.slice(1)), ...parts };
}

const SECTIONS =
  "category section topic subject chapter module domain unit theme tema kategoria temat kategorie thema розділ тема 分野";
const EXPLANATIONS =
  "explanation explain rationale reason reasoning feedback justification answerexplanation solutionexplanation wyjasnienie uzasadnienie erklarung begrundung explicacion justificacion explication пояснення 解説";
const PICTURES = "image imageurl img picture photo imagepath figure";

function partsOf(json: Json, heading: string | undefined): Partial<CarriedQuestion> {
  const explanation = tidyText(memberOf(json, EXPLANATIONS, wordsIn)?.[1] ?? "");
  const context = tidyText(memberOf(json, "context passage paragraph", wordsIn)?.[1] ?? "");
  const code = memberOf(json, "code codesnippet snippet", wordsIn)?.[1] ?? "";
  const section = tidyLine(memberOf(json, SECTIONS, wordsIn)?.[1] ?? heading ?? "");
  const tags =
    memberOf(json, "tags", (value) => (Array.isArray(value) ? value.map(wordsIn) : null))?.[1] ?? [];
  const own = tags.flatMap((tag) => (tag === null ? [] : [tidyLine(tag)]));
  const before = code === "" ? context : tidyText(`${context}\n\n\`\`\`\n${code}\n\`\`\``);
  const hasPicture = memberOf(json, PICTURES, (value) => wordsIn(value) ?? objectIn(value)) !== null;
  return {
    ...(before !== "" && { context: before }),
    ...(explanation !== "" && { explanation }),
    ...(section !== "" && { section }),
    ...(own.length > 0 && { tags: own }),
    ...(hasPicture && { needsPicture: true }),
  };
}

type Decode = (text: string) => string;

/** The Open Trivia Database writes its texts with entities of HTML, in percentages, or in base 64, all in one way. */
function decoded(file: unknown): unknown {
  const results = objectIn(file)?.results;
  const texts = Array.isArray(results)
    ? results.flatMap((one) => Object.values(objectIn(one) ?? {})).flat()
    : [];
  const words = texts.filter((text) => typeof text === "string");
  const isTheirs =
    Array.isArray(results) && results.some((one) => "incorrect_answers" in (objectIn(one) ?? {}));
  const decode = isTheirs ? decoderOf(words) : null;
  return decode === null ? file : mapped(file, decode);
}

function decoderOf(words: readonly string[]): Decode | null {
  const isBase64 = words.every((text) => /^[A-Za-z0-9+/]*={0,2}$/.test(text) && text.length % 4 === 0);
  if (isBase64 && words.some((text) => /^(?:bXVsdGlwbGU=|Ym9vbGVhbg==)$/.test(text))) return fromBase64;
  if (words.some((text) => /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(text)))
    return (text) => readHtml(text).text;
  const isEncoded =
    words.every((text) => !/\s/.test(text)) && words.some((text) => /%[\dA-F]{2}/i.test(text));
  return isEncoded ? fromPercent : null;
}

const fromBase64: Decode = (text) => new TextDecoder().decode(Buffer.from(text, "base64"));

function fromPercent(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

/** All texts of a value, those of its members included. */
function mapped(value: unknown, decode: Decode): unknown {
  if (typeof value === "string") return decode(value);
  if (Array.isArray(value)) return value.map((one) => mapped(one, decode));
  const json = objectIn(value);
  return json === null
    ? value
    : Object.fromEntries(Object.entries(json).map(([name, one]) => [name, mapped(one, decode)]));
}
