import { CASES } from "../cases.ts";
import { wordFrom } from "../family.ts";
import { type LexiconLanguage, MARKS, NO_MARKS } from "../marks.ts";
import { byKind, type Concept, conceptsIn, KIND, TRAITS } from "../table.ts";

/** The languages a table may have, in the order of its columns. */
const LANGUAGES = ["en", "de", "es", "pl", "uk", "ja", "fr"] as const;
const COLUMNS = ["id", "kind", ...LANGUAGES, "year", ...TRAITS];
/** Fewer rows of a kind give no choice; of a closed one there are no more. */
const LEAST_OF_KIND = { open: 4, closed: 3 };

const CASE_COUNT = Object.keys(CASES).length;

/** What a cell must be, by its column. */
const FORMS: Readonly<Record<string, RegExp>> = {
  id: /^[a-z\d]+(?:-[a-z\d]+)*$/,
  kind: /^(?:[a-z\d-]+(?:\/[a-z\d-]+)+|kind)(?:\|[a-z\d-]+(?:\/[a-z\d-]+)+)*$/,
  year: /^-?\d{1,4}$/,
  century: /^-?\d{1,2}$/,
  country: /^[a-z-]+$/,
  field: /^[a-z-]+$/,
};

/** What does not belong to the script of a language. Latin is also right for what is written so everywhere. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  latin: /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u,
  uk: /[ыэъёЫЭЪЁ]|\p{Script=Cyrillic}(?:\p{Script=Latin}|ʹ)|\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Latin}[\p{Ll}]{2}|\p{Script=Han}/u,
  ja: /\p{Script=Cyrillic}|\p{Script=Latin}[\p{Ll}]{2}|\p{Script=Hangul}/u,
};

/** A word in Latin letters, wherever it stands. */
const LATIN_WORD = /\p{Script=Latin}+/gu;

/** The signs of a name, and of each form of it. */
const FORM = /^[\p{L}\d«](?:[\p{L}\p{N}.ʼ’・＝ー/+#«»·⁺－[\]-]| (?=\S))*(?<!\.)$/u;

/** Whether these are a name in all its cases, or in its nominative alone. */
export function areForms(forms: readonly string[]): boolean {
  return (forms.length === 1 || forms.length === CASE_COUNT) && forms.every((form) => FORM.test(form));
}

/** The faults of a table of `data`, one line each: "kidney, pl: …". None for a good one. */
export function faultsOf(subject: string, lines: readonly string[]): string[] {
  const [header = "", ...rows] = lines;
  const concepts = conceptsIn(lines);
  const columns = header.split("\t");
  const closed = new Set(
    concepts.filter((row) => isKind(row) && row.cell("field") === "closed").map(({ id }) => id),
  );
  return [
    ...columns.filter((column) => !COLUMNS.includes(column)).map((column) => `unknown column ${column}`),
    ...rows.filter((row) => row.split("\t").length > columns.length).map((row) => `too many cells: ${row}`),
    ...doublesIn(concepts.map(({ id }) => id)).map((id) => `${id}: a second row`),
    ...concepts.flatMap((concept) => faultsOfRow(concept, subject)),
    ...emptyKindsOf(concepts).map((id) => `${id}: a kind of nothing`),
    ...[...byKind(concepts)].flatMap(([path, members]) => faultsOfKind(path, members, closed)),
  ];
}

function emptyKindsOf(concepts: readonly Concept[]): string[] {
  const used = new Set(concepts.flatMap(({ kinds }) => kinds.flatMap((kind) => kind.split("/"))));
  return concepts.filter((concept) => isKind(concept) && !used.has(concept.id)).map(({ id }) => id);
}

function faultsOfRow(concept: Concept, subject: string): string[] {
  const { id, kinds, cell } = concept;
  const cells = Object.entries(FORMS)
    .filter(([column, form]) => (cell(column) !== "" || column in { id, kinds }) && !form.test(cell(column)))
    .map(([column]) => `${column} is "${cell(column)}"`);
  const elsewhere = kinds.filter((path) => path !== KIND && !path.startsWith(`${subject}/`));
  const names = LANGUAGES.flatMap((language) =>
    concept.names(language).flatMap((name) => faultsOfName(name, language, concept)),
  );
  const none = kinds.length === 0 ? ["no kind"] : concept.names("en").length === 0 ? ["no English name"] : [];
  return [...none, ...cells, ...elsewhere.map((path) => `${path} is of another subject`), ...names].map(
    (fault) => `${id}: ${fault}`,
  );
}

const marksOf = (language: string) => MARKS[language as LexiconLanguage] ?? NO_MARKS;

function faultsOfName(name: string, language: string, concept: Concept): string[] {
  const { text, forms } = wordFrom(name, marksOf(language));
  const [first = ""] = concept.names(language);
  const english = concept.names("en");
  const isSameInEnglish = english.includes(text);
  const foreign = FOREIGN[language] ?? FOREIGN.latin;
  return [
    ...(foreign?.test(withoutWordsOf(english, text)) === true && !isSameInEnglish
      ? ["is of another script"]
      : []),
    ...(areForms(forms) && (forms.length === 1 || ["pl", "uk"].includes(language))
      ? []
      : [`has ${forms.length} forms or signs that no name has`]),
    ...(name === text && takesArticle(first, text, language) && !isSameInEnglish && !isKind(concept)
      ? ["has no article"]
      : []),
  ].map((fault) => `${language} "${name}" ${fault}`);
}

/** A word of code or a make stands in Latin letters within a name, as it does in the English one: "forループ". */
function withoutWordsOf(english: readonly string[], text: string): string {
  const words = new Set(english.flatMap((name) => name.match(LATIN_WORD) ?? []));
  return text.replace(LATIN_WORD, (word) => (words.has(word) ? "" : word));
}

/** What begins small takes one in German; of several names all do, or none. */
function takesArticle(first: string, text: string, language: string): boolean {
  if (language !== "de" && language !== "es") return false;
  return first !== wordFrom(first, marksOf(language)).text || (language === "de" && /^\p{Ll}/u.test(text));
}

const isKind = ({ kinds }: Concept) => kinds.includes(KIND);

function faultsOfKind(path: string, members: readonly Concept[], closed: ReadonlySet<string>): string[] {
  const isClosed = closed.has(path.slice(path.lastIndexOf("/") + 1));
  const few =
    members.length < LEAST_OF_KIND[isClosed ? "closed" : "open"]
      ? [`${path}: only ${members.length} rows`]
      : [];
  const wide = members.filter(({ id }) =>
    members.some(({ kinds }) => kinds.some((kind) => kind.split("/").includes(id))),
  );
  const doubles = LANGUAGES.flatMap((language) => {
    const names = members.flatMap((concept) => [...new Set(plainNames(concept, language))]);
    return doublesIn(names).map((name) => `${path}: ${language} "${name}" names two`);
  });
  const narrow = members.flatMap((concept) => {
    const others = new Set(members.filter((other) => other !== concept).flatMap(plainEnglish));
    return plainEnglish(concept).filter((name) => headsOf(name).some((head) => others.has(head)));
  });
  return [
    ...few,
    ...wide.map(({ id }) => `${path}: ${id} is also a kind of others there`),
    ...doubles,
    ...narrow.map((text) => `${path}: "${text}" stands beside what it is a kind of`),
  ];
}

const plainNames = (concept: Concept, language: string) =>
  concept.names(language).map((name) => wordFrom(name, marksOf(language)).text.toLowerCase());

/** "latent heat", "heat" of "specific latent heat"; "perfectly elastic" is a degree, and no kind of "elastic". */
function headsOf(name: string): string[] {
  const words = name.split(" ");
  return words
    .slice(1)
    .flatMap((_, at) => (/ly$/u.test(words[at] ?? "") ? [] : words.slice(at + 1).join(" ")));
}

const plainEnglish = (concept: Concept) => plainNames(concept, "en");

const doublesIn = (texts: readonly string[]) => [
  ...new Set(texts.filter((text, at) => texts.indexOf(text) !== at)),
];
