import { isLazyDraft, takeWorthiest } from "./candidates.ts";
import type { Candidate, Draft, ItemKind, LazyDraft, Passage } from "./engine.ts";
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
/**
 * The same from so many items on: a text of few kinds has hardly another to come. Where a number was asked for, such a
 * draft may also be worth `less` than others must be, down to `least`.
 */
const LATE_KIND = { from: 5, bonus: 0.3, less: 0.15, least: 0.15 };
/** A set is to ask in so many ways, where its text can be asked in them. */
export const LEAST_KINDS = 4;
/** Before it has so many, the first items weigh as if others were there. */
const LEAST_SHARED = 6;

/** What may be asked, and of which passage. */
export interface PassageCandidate<Of extends Candidate = Candidate> {
  readonly candidate: Of;
  readonly passage: Passage;
}

export interface QueueRules {
  /** What is there already: the kinds it has many of cost more. */
  set: Pick<QuestionSet, "kinds" | "size">;
  seed: number;
  /** Taken already. */
  used: readonly PassageCandidate<Draft>[];
  /** Of what is taken, no more than so many may be gaps. */
  gaps: number;
  /** How many drafts on its sentence may be used. */
  mostOn: (entry: PassageCandidate<Draft>) => number;
  /** What comes of a prospect, if it is to be had now. */
  written: (lazy: LazyDraft, passage: Passage) => Draft | null;
}

/**
 * For how many of its parts a sentence may be asked where a text says less than was asked for; at last, where that is
 * not enough, the shorter ones for a third as well.
 */
export function partsAsked(quote: string, profile: LanguageProfile, isLast: boolean): number {
  const longFrom = isLast ? PARTS.atLastFromChars : PARTS.longFromChars;
  return visibleLength(quote, profile) >= longFrom ? PARTS.ofLong : PARTS.ofMost;
}

export interface CandidateQueue {
  /** The worthiest draft left, or null. */
  next(): PassageCandidate<Draft> | null;
  /** Tells that a draft was used: its kind loses, its sentence is done. */
  took(entry: PassageCandidate<Draft>): void;
}

/** What settles the order of those that are alike in worth is worth less than this. */
const LUCK = 0.01;

/**
 * Drafts by worth, best first; what is alike in worth is put in order by the seed. The worth of a
 * kind falls as its passage and the set use it.
 */
export function byWorth(entries: readonly PassageCandidate[], choice: QueueRules): CandidateQueue {
  const { set, seed, mostOn, gaps, written } = choice;
  const used = new Map<string, number>();
  const asked = new Map<string, number>();
  let gapsUsed = 0;
  const waitingFor = ({ candidate, passage }: PassageCandidate) => ({
    candidate,
    passage,
    worth:
      candidate.score + LUCK * (isLazyDraft(candidate) ? 1 : chance(seed, candidate.stem + candidate.key)),
    place: placeOf({ candidate, passage }),
  });
  const waiting = entries.map(waitingFor);
  const inSet = (kind: ItemKind) => {
    const count = set.kinds.get(kind) ?? 0;
    if (isKindWanted(kind, set)) return set.size < LATE_KIND.from ? NEW_KIND_BONUS : LATE_KIND.bonus;
    return (-SHARE_COST * count) / Math.max(LEAST_SHARED, set.size);
  };
  const rules = {
    worthOf: ({ candidate: { kind }, worth, place }: (typeof waiting)[number]) =>
      worth - costOf(kind, used.get(place) ?? 0) + inSet(kind),
    written: (lazy: LazyDraft, { passage }: PassageCandidate) => {
      const draft = written(lazy, passage);
      return draft && waitingFor({ candidate: draft, passage });
    },
  };
  const queue: CandidateQueue = {
    next: () => takeWorthiest(waiting, rules),
    took(entry) {
      const { kind, quote } = entry.candidate;
      countUp(used, placeOf(entry));
      countUp(asked, quote);
      if (kind === "cloze") gapsUsed += 1;
      const isFull = gapsUsed >= gaps;
      const isDone = (asked.get(quote) ?? 0) >= mostOn(entry);
      for (let i = waiting.length - 1; i >= 0; i--) {
        const other = waiting[i]?.candidate;
        const isBeside = isDone && other?.quote === quote;
        if (isBeside || (isFull && other?.kind === "cloze")) waiting.splice(i, 1);
      }
    },
  };
  for (const entry of choice.used) queue.took(entry);
  return queue;
}

function isKindWanted(kind: ItemKind, { kinds }: QueueRules["set"]): boolean {
  return !kinds.has(kind) && kinds.size < LEAST_KINDS;
}

/** What a draft must be worth to be taken, where others must be worth `leastWorth`. */
export function leastWorthOf(kind: ItemKind, leastWorth: number, set: QueueRules["set"]): number {
  if (set.size < LATE_KIND.from || !isKindWanted(kind, set)) return leastWorth;
  return Math.min(leastWorth, Math.max(LATE_KIND.least, leastWorth - LATE_KIND.less));
}

/** What repeats itself where: a kind in its passage. */
function placeOf({ candidate, passage }: PassageCandidate): string {
  return `${candidate.kind}:${passage.ordinal}`;
}

function costOf(kind: ItemKind, used: number): number {
  return kind === "cloze" ? GAP_COST + GAP_REPEAT_COST * used : REPEAT_COST * used;
}
