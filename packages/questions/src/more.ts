import type { Item, Mode } from "@quizmill/contract";
import { chooseItems } from "./choose-items.ts";
import type { Candidate, Engine, Passage, Plan, Sentence, WrittenItem } from "./engine.ts";
import { openGenerationRun } from "./generation-run.ts";
import type { Round } from "./rounds.ts";
import { runInSteps, timeLimit } from "./steps.ts";

/** A question of a set, deleted ones included, of which no other may be a copy. */
export type KnownItem = Item & { readonly kind: string };

/** Sentences on each side that count as neighbours. */
const NEIGHBOURS = 2;
/** Processor time for each group of sentences. */
const LIMIT_MS = 2_000;

/** Where more items are to come from. */
export type MoreFrom =
  /**
   * What an item asks about, by its passage and evidence: its own sentence, else the sentences next to it, else the rest
   * of its passage and the passages beside it.
   */
  | { readonly passage: number; readonly quote: string }
  /** Some passages, such as those of a section. */
  | { readonly passages: readonly number[] };

/** An item, and the passage that it is from. */
export interface PlacedItem {
  readonly item: WrittenItem;
  readonly passage: number;
}

/** Up to so many more items. Never one that the set has or had; none where the text has no other. */
export async function writeMore(
  plan: Plan,
  options: {
    /** One that writes sentence by sentence. */
    engine: Engine;
    mode: Mode;
    seed: number;
    items: readonly KnownItem[];
    from: MoreFrom;
    count: number;
    signal?: AbortSignal;
  },
): Promise<PlacedItem[]> {
  const { engine, items, from, count } = options;
  const run = openGenerationRun({ ...plan, isCounted: true }, options, items);
  await runInSteps(run.writer.prepareInSteps(), run.checkpoint);
  await runInSteps(run.readInSteps(), run.checkpoint);
  const known = new Set(items.map(identityOf));
  const sentencesOf = (ordinal: number): [Sentence, Passage][] => {
    const passage = plan.passages[ordinal];
    if (passage === undefined || passage.imported !== undefined) return [];
    const found = engine.sentences?.(passage, run.writer.context()) ?? [];
    return [...found].map((sentence) => [sentence, passage]);
  };
  const more: PlacedItem[] = [];
  const groups = "passages" in from ? groupsOf(from, sentencesOf) : groupsAround(from, sentencesOf);
  for (const { sentences, isSame } of groups) {
    const candidates = new Map<Candidate, Passage>();
    const reading = timeLimit(run.checkpoint, LIMIT_MS);
    await runInSteps(collect(sentences, candidates, reading.isOver), reading.checkpoint);
    for (const allowed of isSame ? ON_THE_SAME : ON_OTHERS) {
      const missing = count - more.length;
      const round: Round = { ...allowed, mostOfKey: 4, leastWorth: 0, quota: missing, gaps: missing };
      const limits = {
        writing: timeLimit(run.checkpoint, LIMIT_MS),
        choosing: timeLimit(run.checkpoint, LIMIT_MS),
      };
      const { items: made } = await runInSteps(
        chooseItems(candidates, { writer: run.writer, rounds: [round], limits }, run),
        limits.choosing.checkpoint,
      );
      for (const item of made) {
        if (known.has(identityOf(item))) continue;
        known.add(identityOf(item));
        more.push({ item, passage: passageOf(item, sentences) });
      }
      if (more.length >= count) return more;
    }
  }
  return more;
}

const ON_THE_SAME: readonly Pick<Round, "mayShare" | "isLast">[] = [{ mayShare: true, isLast: true }];
/** A sentence that has no question yet comes first. */
const ON_OTHERS: readonly Pick<Round, "mayShare" | "isLast">[] = [{ mayShare: false }, { mayShare: true }];

type Sentences = readonly (readonly [Sentence, Passage])[];

function* groupsOf(
  { passages }: { readonly passages: readonly number[] },
  sentencesOf: (ordinal: number) => Sentences,
): Iterable<{ sentences: Sentences; isSame: boolean }> {
  yield { sentences: passages.flatMap(sentencesOf), isSame: false };
}

function* groupsAround(
  { passage, quote }: { passage: number; quote: string },
  sentencesOf: (ordinal: number) => Sentences,
): Iterable<{ sentences: Sentences; isSame: boolean }> {
  const own = sentencesOf(passage);
  const isOwn = ([sentence]: Sentences[number]) =>
    quote !== "" && (sentence.quote.includes(quote) || quote.includes(sentence.quote));
  const at = own.flatMap((sentence, index) => (isOwn(sentence) ? index : []));
  const isNear = (index: number) => at.some((place) => Math.abs(place - index) <= NEIGHBOURS);
  yield { sentences: own.filter(isOwn), isSame: true };
  yield { sentences: own.filter((sentence, index) => !isOwn(sentence) && isNear(index)), isSame: false };
  yield { sentences: own.filter((_, index) => !isNear(index)), isSame: false };
  yield { sentences: [...sentencesOf(passage - 1), ...sentencesOf(passage + 1)], isSame: false };
}

function* collect(sentences: Sentences, candidates: Map<Candidate, Passage>, isOver: () => boolean) {
  for (const [sentence, passage] of sentences)
    for (const some of sentence.write()) {
      for (const candidate of some) candidates.set(candidate, passage);
      if (isOver()) return;
      yield;
    }
}

/** Where the evidence is, which is from one of these sentences. */
function passageOf({ source }: Item, sentences: Sentences): number {
  const holds = ({ blocks }: Passage) => blocks.some(({ text }) => text.includes(source?.quote ?? ""));
  const [, passage] = sentences.find(([, one]) => holds(one)) ?? sentences[0] ?? [];
  return passage?.ordinal ?? 0;
}

/** Two items with the same stem and key are one, whatever their other options. */
function identityOf({ text, options, groundTruthOptionId }: Item): string {
  const key = options.find(({ id }) => id === groundTruthOptionId)?.text ?? "";
  return `${text} ${key}`.toLowerCase().replace(/\s+/gu, " ");
}
