import type { Draft, ItemKind, Passage } from "./engine.ts";
import type { LanguageProfile } from "./languages/profile.ts";
import { countUp } from "./maps.ts";
import type { QuestionSet } from "./question-set.ts";
import { chance } from "./random.ts";
import { visibleLength } from "./text/words.ts";

/** What each further item of a kind costs within a passage, so that no passage lives on one kind. */
const REPEAT_COST = 0.07;
/** A set of gaps alone is dull: a gap, and each further one, must be worth much more than what else could be asked. */
const GAP_REPEAT_COST = 0.22;
const GAP_COST = 0.12;
/** A sentence that is asked twice tells all it says, unless it is long: then it says three things at least. */
const PARTS = { ofMost: 2, ofLong: 3, longFromChars: 140, atLastFromChars: 60 };
/** What a kind costs that the set has lived on alone; less by its share of the set. */
const SHARE_COST = 0.15;
/** What a kind is worth more that a set of fewer kinds does not have yet. */
const NEW_KIND_BONUS = 0.06;
/** A set is to ask in so many ways, where its text can be asked in them. */
export const LEAST_KINDS = 4;
/** Before it has so many, the first items weigh as if others were there. */
const LEAST_SHARED = 6;

export interface Choice {
  /** What is there already: the kinds it has many of cost more. */
  set: Pick<QuestionSet, "kinds" | "size">;
  seed: number;
  /** Taken already. */
  used: readonly Draft[];
  /** Of what is taken, no more than so many may be gaps. */
  gaps: number;
  /** How many drafts on its sentence may be used. */
  mostOn: (draft: Draft) => number;
  passageOf: (draft: Draft) => Passage;
}

/**
 * For how many of its parts a sentence may be asked where a text says less than was asked for; at last, where that is
 * not enough, the shorter ones for a third as well.
 */
export function partsAsked(quote: string, profile: LanguageProfile, isLast: boolean): number {
  const longFrom = isLast ? PARTS.atLastFromChars : PARTS.longFromChars;
  return visibleLength(quote, profile) >= longFrom ? PARTS.ofLong : PARTS.ofMost;
}

export interface Queue {
  /** The worthiest draft left, or null. */
  next(): Draft | null;
  /** Tells that a draft was used: its kind loses, its sentence is done. */
  took(draft: Draft): void;
}

/**
 * Drafts by worth, best first; what is alike in worth is put in order by the seed. The worth of a
 * kind falls as its passage and the set use it.
 */
export function byWorth(drafts: readonly Draft[], choice: Choice): Queue {
  const { set, seed, mostOn, gaps, passageOf } = choice;
  const used = new Map<string, number>();
  const asked = new Map<string, number>();
  let gapsUsed = 0;
  const waiting = drafts.map((draft) => ({
    draft,
    worth: draft.score + 0.01 * chance(seed, draft.stem + draft.key),
    place: `${draft.kind}:${passageOf(draft).ordinal}`,
  }));
  const inSet = (kind: ItemKind) => {
    const count = set.kinds.get(kind) ?? 0;
    const isWanted = count === 0 && set.kinds.size < LEAST_KINDS;
    return isWanted ? NEW_KIND_BONUS : (-SHARE_COST * count) / Math.max(LEAST_SHARED, set.size);
  };
  const now = ({ draft: { kind }, worth, place }: (typeof waiting)[number]) =>
    worth - costOf(kind, used.get(place) ?? 0) + inSet(kind);
  const queue: Queue = {
    next() {
      if (waiting.length === 0) return null;
      let best = 0;
      for (let i = 1; i < waiting.length; i++) {
        const [a, b] = [waiting[i], waiting[best]];
        if (a !== undefined && b !== undefined && now(a) > now(b)) best = i;
      }
      return waiting.splice(best, 1)[0]?.draft ?? null;
    },
    took(draft) {
      countUp(used, `${draft.kind}:${passageOf(draft).ordinal}`);
      countUp(asked, draft.quote);
      if (draft.kind === "cloze") gapsUsed += 1;
      const isFull = gapsUsed >= gaps;
      const isDone = (asked.get(draft.quote) ?? 0) >= mostOn(draft);
      for (let i = waiting.length - 1; i >= 0; i--) {
        const other = waiting[i]?.draft;
        const isBeside = isDone && other?.quote === draft.quote;
        if (isBeside || (isFull && other?.kind === "cloze")) waiting.splice(i, 1);
      }
    },
  };
  for (const draft of choice.used) queue.took(draft);
  return queue;
}

function costOf(kind: ItemKind, used: number): number {
  return kind === "cloze" ? GAP_COST + GAP_REPEAT_COST * used : REPEAT_COST * used;
}
