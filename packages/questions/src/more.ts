import type { Item, Mode } from "@quizmill/contract";
import type { Candidate, Engine, Passage, Plan, Sentence, WrittenItem } from "./engine.ts";
import { openGenerationRun } from "./generation-run.ts";
import { choose } from "./select.ts";
import { runInSteps, timeLimit } from "./steps.ts";

/** A question of a set, deleted ones included, of which no other may be a copy. */
export type KnownItem = Item & { readonly kind: string };

/** Sentences on each side that count as neighbours. */
const NEIGHBOURS = 2;
/** A further question may have the answer of so many others. */
const MOST_OF_KEY = 4;
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
  | { readonly passages: readonly number[] }
  /** The whole text, of which the set has all that is good: what is weaker stands last. */
  | "anywhere";

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
  for (const { sentences, isSame } of groupsFrom(from, { plan, turn: items.length, sentencesOf })) {
    const candidates = new Map<Candidate, Passage>();
    const reading = timeLimit(run.checkpoint, LIMIT_MS);
    await runInSteps(collect(sentences, candidates, reading.isOver), reading.checkpoint);
    // A sentence that has no question yet comes first.
    for (const mayShare of isSame ? [true] : [false, true]) {
      const limit = timeLimit(run.checkpoint, LIMIT_MS);
      const choice = { most: count - more.length, leastWorth: 0, writer: run.writer, limit };
      const allowed = { mayShare, mostOfKey: MOST_OF_KEY };
      const { items: made } = await runInSteps(
        choose(candidates, { ...choice, allowed }, run),
        limit.checkpoint,
      );
      for (const item of made) {
        if (known.has(identityOf(item))) continue;
        known.add(identityOf(item));
        more.push({
          item,
          passage: from === "anywhere" ? plan.passages.length - 1 : passageOf(item, sentences),
        });
      }
      if (more.length >= count) return more;
    }
  }
  return more;
}

/** So many passages of a long text are looked at, other ones each time. */
const PASSAGES = 40;

function someOf({ passages }: Plan, turn: number): number[] {
  const step = Math.ceil(passages.length / PASSAGES);
  return passages.map(({ ordinal }) => ordinal).filter((ordinal) => ordinal % step === turn % step);
}

type Sentences = readonly (readonly [Sentence, Passage])[];

function* groupsFrom(
  from: MoreFrom,
  of: { plan: Plan; turn: number; sentencesOf: (ordinal: number) => Sentences },
): Iterable<{ sentences: Sentences; isSame: boolean }> {
  if (from !== "anywhere" && "passage" in from) return yield* groupsAround(from, of.sentencesOf);
  const passages = from === "anywhere" ? someOf(of.plan, of.turn) : from.passages;
  yield { sentences: passages.flatMap(of.sentencesOf), isSame: false };
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
