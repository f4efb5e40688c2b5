import type { Mode } from "@quizmill/contract";
import type { Engine, Item, Passage, Plan } from "./engine.ts";
import { openGenerationRun } from "./generation-run.ts";
import type { SetItem } from "./question-set.ts";
import { limitIn, type Offer, offersIn, poolOf, select } from "./select.ts";
import { runInSteps } from "./steps.ts";

/** Sentences on each side that count as neighbours. */
const NEIGHBOURS = 2;
/** A further question may have the answer of so many others. */
const MOST_OF_KEY = 4;

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
  readonly item: Item;
  readonly passage: number;
}

/** Up to so many more items. Never one that the set has or had; none where the text has no other. */
export async function writeMore(
  plan: Plan,
  options: {
    /** One that writes at once. */
    engine: Engine;
    mode: Mode;
    seed: number;
    items: readonly SetItem[];
    from: MoreFrom;
    count: number;
    signal?: AbortSignal;
  },
): Promise<PlacedItem[]> {
  const { items, from, count } = options;
  const run = openGenerationRun({ ...plan, isCounted: true }, options, items);
  await runInSteps(run.writer.prepareInSteps(), run.checkpoint);
  await runInSteps(run.readInSteps(), run.checkpoint);
  const poolIn = (ordinals: readonly number[]) => {
    const passages = ordinals.flatMap((ordinal) => plan.passages[ordinal] ?? []);
    return poolOf(offersIn(passages, run), limitIn(run));
  };
  const more: PlacedItem[] = [];
  // A sentence that has no question yet comes first.
  for await (const { pool, isSame } of poolsFrom(from, { plan, turn: items.length, poolIn }))
    for (const mayShare of isSame ? [true] : [false, true]) {
      const allowed = { mayShare, mostOfKey: MOST_OF_KEY };
      const policy = { most: count - more.length, leastWorth: 0, author: run.writer, allowed };
      for (const item of (await select(pool, policy, run)).items)
        more.push({ item, passage: from === "anywhere" ? plan.passages.length - 1 : passageOf(item, pool) });
      if (more.length >= count) return more;
    }
  return more;
}

/** So many passages of a long text are looked at, other ones each time. */
const PASSAGES = 40;

function someOf({ passages }: Plan, turn: number): number[] {
  const step = Math.ceil(passages.length / PASSAGES);
  return passages.map(({ ordinal }) => ordinal).filter((ordinal) => ordinal % step === turn % step);
}

type PoolIn = (passages: readonly number[]) => Promise<Offer[]>;
/** `isSame`: of the sentence that has a question. */
interface OfPlace {
  readonly pool: readonly Offer[];
  readonly isSame: boolean;
}

async function* poolsFrom(
  from: MoreFrom,
  { plan, turn, poolIn }: { plan: Plan; turn: number; poolIn: PoolIn },
): AsyncIterable<OfPlace> {
  if (from !== "anywhere" && "passage" in from) return yield* poolsAround(from, poolIn);
  yield { pool: await poolIn(from === "anywhere" ? someOf(plan, turn) : from.passages), isSame: false };
}

async function* poolsAround(
  { passage, quote }: { passage: number; quote: string },
  poolIn: PoolIn,
): AsyncIterable<OfPlace> {
  const sentences = [...Map.groupBy(await poolIn([passage]), ([candidate]) => candidate.quote)];
  const at = sentences.flatMap(([one], index) =>
    quote !== "" && (one.includes(quote) || quote.includes(one)) ? index : [],
  );
  const distance = (index: number) => Math.min(...at.map((place) => Math.abs(place - index)));
  const those = (isMeant: (distance: number) => boolean) =>
    sentences.flatMap(([, offers], index) => (isMeant(distance(index)) ? offers : []));
  yield { pool: those((off) => off === 0), isSame: true };
  yield { pool: those((off) => off > 0 && off <= NEIGHBOURS), isSame: false };
  yield { pool: those((off) => off > NEIGHBOURS), isSame: false };
  yield { pool: await poolIn([passage - 1, passage + 1]), isSame: false };
}

/** Where the evidence is, which is from one of these passages. */
function passageOf({ source }: Item, pool: readonly Offer[]): number {
  const holds = ({ blocks }: Passage) => blocks.some(({ text }) => text.includes(source?.quote ?? ""));
  const [, passage] = pool.find(([, one]) => holds(one)) ?? pool[0] ?? [];
  return passage?.ordinal ?? 0;
}
