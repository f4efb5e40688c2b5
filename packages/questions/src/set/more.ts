import type { Mode } from "@quizmill/contract";
import type { Engine, Item, Plan } from "../engine.ts";
import { type GenerationRun, openGenerationRun, openWriter } from "../generation-run.ts";
import { type SetItem, SHARED } from "../question-set.ts";
import { type Pool, poolOf, select, spreadOver } from "../select.ts";

/** Sentences on each side that count as neighbours. */
const NEIGHBOURS = 2;
/** So many passages of a long text are looked at first, other ones each time. */
const PASSAGES = 40;

/** Where more items are to come from. */
export type MoreFrom =
  /**
   * What an item asks about, by its passage and evidence: its own sentence, else the sentences next to it, else the
   * rest of its passage and the passages beside it.
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
  const { from, count } = options;
  const run = await openGenerationRun(plan, await openWriter(plan, options), options);
  const more: PlacedItem[] = [];
  // A sentence that has no question yet comes first.
  for await (const { pool, isSame } of poolsFrom(from, run))
    for (const mayShare of isSame ? [true] : [false, true]) {
      const allowed = { ...SHARED, mayShare };
      const made = await select(pool, { most: count - more.length, leastWorth: 0, allowed }, run);
      for (const item of made.items) {
        const { ordinal = 0 } = (from === "anywhere" ? plan.passages.at(-1) : made.passageOf.get(item)) ?? {};
        more.push({ item, passage: ordinal });
      }
      if (more.length >= count) return more;
    }
  return more;
}

/** `isSame`: of the sentence that has a question. */
async function* poolsFrom(from: MoreFrom, run: GenerationRun): AsyncIterable<{ pool: Pool; isSame?: true }> {
  const { passages } = run.plan;
  if (from === "anywhere") {
    const step = Math.ceil(passages.length / PASSAGES);
    return yield { pool: await poolOf(spreadOver(passages, step, run.set.size % step), run) };
  }
  const poolIn = (ordinals: readonly number[]) => {
    const some = ordinals.flatMap((ordinal) => passages[ordinal] ?? []);
    return poolOf(some, run);
  };
  if ("passages" in from) return yield { pool: await poolIn(from.passages) };
  const { passage, quote } = from;
  const { offers, isCutShort } = await poolIn([passage]);
  const sentences = [...Map.groupBy(offers, ([candidate]) => candidate.quote)];
  const at = sentences.flatMap(([one], index) =>
    quote !== "" && (one.includes(quote) || quote.includes(one)) ? index : [],
  );
  const those = (least: number, most: number): Pool => {
    const isMeant = (index: number) => {
      const distance = Math.min(...at.map((place) => Math.abs(place - index)));
      return distance >= least && distance <= most;
    };
    return { offers: sentences.flatMap(([, own], index) => (isMeant(index) ? own : [])), isCutShort };
  };
  yield { pool: those(0, 0), isSame: true };
  yield { pool: those(1, NEIGHBOURS) };
  yield { pool: those(NEIGHBOURS + 1, Number.POSITIVE_INFINITY) };
  yield { pool: await poolIn([passage - 1, passage + 1]) };
}
