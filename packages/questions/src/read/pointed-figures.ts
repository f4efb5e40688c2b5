import { type Block, type Figure, figureNumber } from "@quizmill/contract";
import { anyOf, type LanguageProfile, MATERIAL } from "@quizmill/language";
import type { Passage, Plan } from "../engine.ts";
import { onceOf } from "../memo.ts";
import { isRunningText } from "./unwanted.ts";

/** What a sentence points to, and what is left of it without the words that do. */
interface Pointed {
  readonly figures: readonly Figure[];
  readonly rest: string;
}

/** Finds the figures that a sentence of a passage points to, as far as its document has them. */
export type FindFigures = (text: string, passage: Passage, profile: LanguageProfile) => Pointed;

/** A question shows no more. */
const MOST_FIGURES = 3;
const NUMBER = "(?:\\p{L}[.-]?)?[\\d０-９]+(?:[.．‐-―−-][\\d０-９]+)*(?:\\p{L}(?!\\p{L}))?";

/** "Abbildung 3 zeigt", "図3では": no caption goes on in that way. */
const ABOUT_FIGURE = new RegExp(
  `^(?:${anyOf("figures")})\\s?(${NUMBER})(?=\\s\\p{Ll}|\\p{Script=Hiragana})`,
  "iu",
);

/** Whether a block begins as a caption does, but tells of one of these figures, by their numbers. */
export function tellsOfFigure(block: Block, numbers: ReadonlySet<string>): boolean {
  const [label, number] = (numbers.size > 0 && ABOUT_FIGURE.exec(block.text)) || [];
  if (label === undefined || !numbers.has(figureNumber(number ?? ""))) return false;
  const rest = block.text.slice(label.length).trim();
  return !/^\p{Lu}/u.test(rest) && isRunningText({ ...block, text: rest });
}

/** The numbers of the figures of these blocks. */
export function numbersIn(of: Iterable<{ readonly blocks: readonly Block[] }>): ReadonlySet<string> {
  const numbers = new Set<string>();
  for (const { blocks } of of)
    for (const { figures = [] } of blocks) for (const { number } of figures) if (number) numbers.add(number);
  return numbers;
}

/** For the figures of a plan; those it has are found once. */
export const figureFinder = onceOf(({ passages }: Plan): FindFigures => {
  const placed = passages.flatMap((passage) => figuresIn(passage).map((figure) => ({ figure, passage })));
  if (placed.length === 0) return (text) => ({ figures: [], rest: text });
  const byNumber = Map.groupBy(placed, ({ figure }) => figure.number ?? "");
  return (text, passage, profile) => {
    const patterns = patternsOf(profile);
    if (patterns === null) return { figures: [], rest: text };
    const figures: Figure[] = [];
    const take = (words: string, own: readonly Figure[]) => {
      figures.push(...own);
      return own.length === 0 ? words : " ";
    };
    const withNumber = (words: string, written: string) => {
      const number = figureNumber(written);
      const all = byNumber.get(number) ?? byNumber.get(number.replace(/\p{L}$/u, "")) ?? [];
      return take(words, nearest(all, passage));
    };
    const withoutNumber = (words: string) => take(words, patterns.word.test(words) ? onlyOne(passage) : []);
    const rest = text.replace(patterns.numbered, withNumber).replace(patterns.pointers, withoutNumber);
    const all = [...new Set(figures)];
    return all.length > MOST_FIGURES ? { figures: [], rest: text } : { figures: all, rest };
  };
});

function figuresIn({ blocks }: Passage): Figure[] {
  return blocks.flatMap(({ figures = [] }) => figures);
}

/** Each chapter may count anew: those of this document in the nearest passage. */
function nearest(
  all: readonly { readonly figure: Figure; readonly passage: Passage }[],
  { ordinal, part }: Passage,
): readonly Figure[] {
  const own = all.filter(({ passage }) => passage.part === part);
  const away = ({ passage }: (typeof all)[number]) => Math.abs(passage.ordinal - ordinal);
  const least = Math.min(...own.map(away));
  return own.filter((one) => away(one) === least).map(({ figure }) => figure);
}

/** "In the figure": of several, nobody knows which. */
function onlyOne(passage: Passage): readonly Figure[] {
  const own = figuresIn(passage);
  return new Set(own.map(({ hash }) => hash)).size === 1 ? own.slice(0, 1) : [];
}

const patternsOf = onceOf(({ code, writing }: LanguageProfile) => {
  const { figures = "", pointers = "" } = MATERIAL[code] ?? {};
  if (figures === "") return null;
  return {
    numbered: new RegExp(writing.whole(`(?:${figures})\\s?\\(?(${NUMBER})\\)?`), "giu"),
    pointers: new RegExp(writing.whole(pointers), "giu"),
    word: new RegExp(figures, "iu"),
  };
});
