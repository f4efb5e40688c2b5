import type { Draft, ItemKind, Passage } from "./engine.ts";
import type { LanguageProfile } from "./languages/profile.ts";
import { chance } from "./random.ts";
import { visibleLength } from "./text/words.ts";

/** What each further item of a kind costs within a passage, so that no passage lives on one kind. */
const REPEAT_COST = 0.07;
/** A set of gaps alone is dull: a gap, and each further one, must be worth much more than what else could be asked. */
const GAP_REPEAT_COST = 0.22;
const GAP_COST = 0.12;
/** A sentence that is asked twice tells all it says, unless it is long: then it says three things at least. */
const PARTS = { ofMost: 2, ofLong: 3, longFromChars: 140 };
/** The kind a passage favours, in turn: keeps the kinds mixed where passages give one item each. */
const TURN_BONUS = 0.05;
const TURNS: readonly ItemKind[] = [
  "cloze",
  "term",
  "typed",
  "subject",
  "focus",
  "statement",
  "definition",
  "relation",
  "membership",
];

export interface Choice {
  passage: Passage;
  seed: number;
  /** Taken of the passage already. */
  used: readonly Draft[];
  /** Of what the passage is to give, no more than this share may be gaps, and at least one. */
  gapShare: number;
  /** How many drafts on a sentence may be used. */
  mostOn: (quote: string) => number;
}

/** For how many of its parts a sentence may be asked where a text says less than was asked for. */
export function partsAsked(quote: string, profile: LanguageProfile): number {
  return visibleLength(quote, profile) >= PARTS.longFromChars ? PARTS.ofLong : PARTS.ofMost;
}

export interface Queue {
  /** The worthiest draft left, or null. */
  next(): Draft | null;
  /** Tells that a draft was used: its kind loses, its sentence is done. */
  took(draft: Draft): void;
}

/**
 * Drafts by worth, best first; what is alike in worth is put in order by the seed. The worth of a
 * kind falls as it is used. Depends on the passage alone, so that a resumed run chooses the same.
 */
export function byWorth(drafts: readonly Draft[], choice: Choice): Queue {
  const { passage, seed, mostOn } = choice;
  const used = new Map<ItemKind, number>();
  const asked = new Map<string, number>();
  const gapsAllowed = Math.max(1, Math.ceil(passage.expected * choice.gapShare));
  const favourite = TURNS[passage.ordinal % TURNS.length];
  const waiting = drafts.map((draft) => ({
    draft,
    worth:
      draft.score + (draft.kind === favourite ? TURN_BONUS : 0) + 0.01 * chance(seed, draft.stem + draft.key),
  }));
  const now = ({ draft, worth }: { draft: Draft; worth: number }) =>
    worth - costOf(draft.kind, used.get(draft.kind) ?? 0);
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
      used.set(draft.kind, (used.get(draft.kind) ?? 0) + 1);
      asked.set(draft.quote, (asked.get(draft.quote) ?? 0) + 1);
      const isFull = (used.get("cloze") ?? 0) >= gapsAllowed;
      const isDone = (asked.get(draft.quote) ?? 0) >= mostOn(draft.quote);
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
