import { readFileSync } from "node:fs";

/** A word of a treebank. `start` and `end` are offsets in characters into its sentence's text. */
export interface GoldWord {
  readonly id: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** It begins inside a written word, as the second one of "can't" or "del". */
  readonly isInside: boolean;
  readonly lemma: string;
  readonly pos: string;
  readonly features: Readonly<Record<string, string>>;
  /** The id of the word it depends on; 0 for the root. */
  readonly head: number;
  readonly relation: string;
}

export interface GoldSentence {
  readonly text: string;
  readonly words: readonly GoldWord[];
}

/** Sentences that follow each other in one paragraph. */
export type GoldParagraph = readonly GoldSentence[];

/** A document is what no other part of the treebank may tell about: figures are crossed over documents. */
export interface GoldDocument {
  readonly name: string;
  readonly paragraphs: readonly GoldParagraph[];
}

const features = (column: string) =>
  Object.fromEntries(
    column === "_" ? [] : column.split("|").map((one) => one.split("=") as [string, string]),
  );

/** Where a word that is part of a longer written word begins, as in "can't" or "del", and how long it is. */
interface Written {
  readonly until: number;
  readonly start: number;
  at: number;
  readonly end: number;
}

function sentenceOf(lines: readonly string[]): GoldSentence {
  const text = commentOf(lines, "text") ?? "";
  const words: GoldWord[] = [];
  let at = 0;
  let written: Written | null = null;
  let isInside = false;
  for (const line of lines) {
    const [id = "", form = "", lemma = "", pos = "", , morphology = "_", head = "", relation = ""] =
      line.split("\t");
    if (/^\d+-\d+$/u.test(id)) {
      const start = text.indexOf(form, at);
      at = start + form.length;
      written = { until: Number(id.split("-")[1]), start, at: start, end: at };
    } else if (/^\d+$/u.test(id)) {
      let start: number;
      let end: number;
      if (written !== null && Number(id) <= written.until) {
        start = written.at;
        isInside = written.at > written.start;
        const left = written.until - Number(id);
        end = left === 0 ? written.end : Math.min(written.end - left, start + form.length);
        written.at = end;
      } else {
        start = text.indexOf(form, at);
        isInside = false;
        end = start + form.length;
        at = end;
      }
      words.push({
        id: Number(id),
        text: form,
        start,
        end,
        isInside,
        lemma,
        pos,
        features: features(morphology),
        head: Number(head),
        relation,
      });
    }
  }
  return { text, words };
}

const commentOf = (lines: readonly string[], key: string) =>
  lines.find((line) => line.startsWith(`# ${key} = `))?.slice(key.length + 5);

/**
 * The document that a sentence is marked as one of. Some treebanks mark the first of each; in others the ids of its
 * sentences begin alike: "n01001011" and "n01001013", "es-dev-001-s1" and "es-dev-001-s2".
 */
function markedDocument(lines: readonly string[]): string | undefined {
  const id = commentOf(lines, "sent_id") ?? "";
  const byId = /^[nw]\d{8}$/u.test(id) ? id.slice(0, 6) : /^(.+-\d+)-s\d+$/u.exec(id)?.[1];
  return commentOf(lines, "newdoc id") ?? byId;
}

/** Where no documents are marked, so many sentences in a row count as one: neighbours may be of the same text. */
const SENTENCES_IN_A_ROW = 20;

/** The documents of a treebank in the CoNLL-U format (universaldependencies.org/format.html). */
export function readTreebank(file: string): GoldDocument[] {
  const documents = new Map<string, GoldSentence[][]>();
  const sentences = readFileSync(file, "utf8")
    .split(/\n\n+/u)
    .map((block) => block.split("\n"))
    .filter((lines) => commentOf(lines, "text") !== undefined);
  const areMarked = sentences.some((lines) => markedDocument(lines) !== undefined);
  let current = "";
  for (const [index, lines] of sentences.entries()) {
    const inRow = `row ${Math.floor(index / SENTENCES_IN_A_ROW)}`;
    current = areMarked ? (markedDocument(lines) ?? current) : inRow;
    const paragraphs = documents.get(current) ?? [];
    documents.set(current, paragraphs);
    if (paragraphs.length === 0 || lines.some((line) => line.startsWith("# newpar"))) paragraphs.push([]);
    paragraphs.at(-1)?.push(sentenceOf(lines));
  }
  return [...documents].map(([key, paragraphs]) => ({ name: key, paragraphs }));
}
