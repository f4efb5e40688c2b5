import { readFileSync } from "node:fs";

/** A word of a treebank. `start` and `end` are offsets in characters into its sentence's text. */
export interface GoldWord {
  readonly id: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
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
  at: number;
  readonly end: number;
}

function sentenceOf(lines: readonly string[]): GoldSentence {
  const text = lines.find((line) => line.startsWith("# text = "))?.slice(9) ?? "";
  const words: GoldWord[] = [];
  let at = 0;
  let written: Written | null = null;
  for (const line of lines) {
    const [id = "", form = "", lemma = "", pos = "", , morphology = "_", head = "", relation = ""] =
      line.split("\t");
    if (/^\d+-\d+$/u.test(id)) {
      const start = text.indexOf(form, at);
      at = start + form.length;
      written = { until: Number(id.split("-")[1]), at: start, end: at };
    } else if (/^\d+$/u.test(id)) {
      let start: number;
      let end: number;
      if (written !== null && Number(id) <= written.until) {
        start = written.at;
        end = Number(id) === written.until ? written.end : Math.min(written.end, start + form.length);
        written.at = end;
      } else {
        start = text.indexOf(form, at);
        end = start + form.length;
        at = end;
      }
      words.push({
        id: Number(id),
        text: form,
        start,
        end,
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

/** The documents of a treebank in the CoNLL-U format (universaldependencies.org/format.html). */
export function readTreebank(file: string): GoldDocument[] {
  const documents = new Map<string, GoldSentence[][]>();
  let name = "";
  for (const block of readFileSync(file, "utf8").split(/\n\n+/u)) {
    const lines = block.split("\n");
    if (!lines.some((line) => line.startsWith("# text = "))) continue;
    const value = (key: string) =>
      lines.find((line) => line.startsWith(`# ${key} = `))?.slice(key.length + 5);
    // Where no documents are marked, the ids of sentences begin alike: "n01001011" and "n01001013", "es-dev-001-s1" and "es-dev-001-s2".
    const id = value("sent_id") ?? "";
    name =
      value("newdoc id") ??
      (/^[nw]\d{8}$/u.test(id) ? id.slice(0, 6) : (/^(.+)-s\d+$/u.exec(id)?.[1] ?? name));
    const paragraphs = documents.get(name) ?? [];
    documents.set(name, paragraphs);
    if (paragraphs.length === 0 || lines.some((line) => line.startsWith("# newpar"))) paragraphs.push([]);
    paragraphs.at(-1)?.push(sentenceOf(lines));
  }
  return [...documents].map(([name, paragraphs]) => ({ name, paragraphs }));
}
