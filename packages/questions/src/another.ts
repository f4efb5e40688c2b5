import type { Item, Mode } from "@quizmill/contract";
import { chooseItems } from "./choose-items.ts";
import type { Candidate, Engine, Passage, Plan, Sentence, WrittenItem } from "./engine.ts";
import { openGenerationRun } from "./generation-run.ts";
import type { Round } from "./rounds.ts";
import { type Checkpoint, runInSteps, timeLimit } from "./steps.ts";

/** A question of a set, deleted ones included, of which no other may be a copy. */
export type KnownItem = Item & { readonly kind: string };

/** Sentences on each side that count as neighbours. */
const NEIGHBOURS = 2;
/** Processor time for each group of sentences. */
const LIMIT_MS = 2_000;

/**
 * One more item on what an item asks about: from its own sentence, else from the sentences next to it, else from the
 * rest of its passage and the passages beside it. Never one that the set has or had. Null where the text has no other.
 */
export async function writeAnother(
  plan: Plan,
  options: {
    /** One that writes sentence by sentence. */
    engine: Engine;
    mode: Mode;
    seed: number;
    items: readonly KnownItem[];
    /** The passage and the evidence of the item. */
    like: { passage: number; quote: string };
    signal?: AbortSignal;
    checkpoint?: Checkpoint;
  },
): Promise<{ item: WrittenItem; passage: number } | null> {
  const { engine, items, like } = options;
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
  for (const { sentences, isSame } of groupsAround(like, sentencesOf)) {
    const candidates = new Map<Candidate, Passage>();
    const reading = timeLimit(run.checkpoint, LIMIT_MS);
    await runInSteps(collect(sentences, candidates, reading.isOver), reading.checkpoint);
    for (const round of isSame ? ON_THE_SAME : ON_OTHERS) {
      const limits = {
        writing: timeLimit(run.checkpoint, LIMIT_MS),
        choosing: timeLimit(run.checkpoint, LIMIT_MS),
      };
      const { items: made } = await runInSteps(
        chooseItems(candidates, { writer: run.writer, rounds: [round], limits }, run),
        limits.choosing.checkpoint,
      );
      const item = made.find((one) => !known.has(identityOf(one)));
      if (item !== undefined) return { item, passage: passageOf(item, sentences)?.ordinal ?? like.passage };
    }
  }
  return null;
}

const ONE: Omit<Round, "mayShare"> = { mostOfKey: 4, leastWorth: 0, quota: 1, gaps: 1 };
const ON_THE_SAME: readonly Round[] = [{ ...ONE, mayShare: true, isLast: true }];
/** A sentence that has no question yet comes first. */
const ON_OTHERS: readonly Round[] = [
  { ...ONE, mayShare: false },
  { ...ONE, mayShare: true },
];

type Sentences = readonly (readonly [Sentence, Passage])[];

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

function passageOf({ source }: Item, sentences: Sentences): Passage | undefined {
  const holds = ({ blocks }: Passage) => blocks.some(({ text }) => text.includes(source?.quote ?? ""));
  return sentences.find(([, passage]) => holds(passage))?.[1];
}

/** Two items with the same stem and key are one, whatever their other options. */
function identityOf({ text, options, groundTruthOptionId }: Item): string {
  const key = options.find(({ id }) => id === groundTruthOptionId)?.text ?? "";
  return `${text} ${key}`.toLowerCase().replace(/\s+/gu, " ");
}
