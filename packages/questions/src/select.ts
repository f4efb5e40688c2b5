import { isLazyDraft, takeWorthiest } from "./candidates.ts";
import type { Candidate, Draft, ItemKind, LazyDraft, Passage } from "./engine.ts";
import type { LanguageProfile } from "./languages/profile.ts";
import { countUp } from "./maps.ts";
import type { QuestionSet } from "./question-set.ts";
import { chance } from "./random.ts";
import type { Steps } from "./steps.ts";
import { visibleLength } from "./text/words.ts";

/** Cost of each further item of a kind in its passage, so that no passage has one kind only. */
const REPEAT_COST = 0.07;
/** Gap items cost more, each further one most: a set of gaps alone is dull. */
const GAP_REPEAT_COST = 0.22;
const GAP_COST = 0.12;
/** Items per sentence in texts that must fill a quota. A long sentence says at least three things. */
const PARTS = { ofMost: 2, ofLong: 3, longFromChars: 140, atLastFromChars: 60 };
/** Cost of a kind by its share of the set. */
const SHARE_COST = 0.15;
/** Bonus for a kind that the set does not have, while it has few kinds. */
const NEW_KIND_BONUS = 0.06;
/**
 * The bonus from so many items on: such a text rarely has another kind. With a requested number these drafts may
 * also be worth `less` than others, down to `least`.
 */
const LATE_KIND = { from: 5, bonus: 0.3, less: 0.15, least: 0.15 };
/** Kinds of items that a set should have, where its text allows. */
export const LEAST_KINDS = 4;
/** A set counts as at least so large when shares are computed. */
const LEAST_SHARED = 6;

/** A candidate and its passage. */
export interface PassageCandidate<Of extends Candidate = Candidate> {
  readonly candidate: Of;
  readonly passage: Passage;
}

/** What the order of drafts in a queue depends on besides their worth. */
export interface QueueRules {
  /** The set so far; frequent kinds cost more. */
  set: Pick<QuestionSet, "kinds" | "size">;
  seed: number;
  /** Items taken so far. */
  used: readonly PassageCandidate<Draft>[];
  /** The most gap items among those taken. */
  gaps: number;
  /** The most drafts on its sentence. */
  mostOn: (entry: PassageCandidate<Draft>) => number;
  /** Whether there is time to write another lazy draft. */
  mayWrite: () => boolean;
  /** Writes a lazy draft; null if it cannot be taken now. */
  written: (lazy: LazyDraft, passage: Passage) => Draft | null;
}

/**
 * How many questions one sentence may give in a text that must fill a quota. In the last round shorter sentences may
 * give three too.
 */
export function partsAsked(quote: string, profile: LanguageProfile, isLast: boolean): number {
  const longFrom = isLast ? PARTS.atLastFromChars : PARTS.longFromChars;
  return visibleLength(quote, profile) >= longFrom ? PARTS.ofLong : PARTS.ofMost;
}

/** The drafts of a passage, best first, as the set grows. */
export interface CandidateQueue {
  /** The best draft left, or null. */
  next(): Steps<PassageCandidate<Draft> | null>;
  /** Reports that a draft was used: its kind costs more, and its sentence may be closed. */
  took(entry: PassageCandidate<Draft>): void;
}

/** Weight of the seeded tie-break. */
const LUCK = 0.01;

/**
 * A queue of drafts by worth, best first, ties broken by the seed. The worth of a kind falls as its passage and the
 * set use it.
 */
export function byWorth(entries: readonly PassageCandidate[], choice: QueueRules): CandidateQueue {
  const { set, seed, mostOn, gaps, mayWrite, written } = choice;
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
    mayWrite,
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

/** The least worth for a draft of this kind, where others need `leastWorth`. */
export function leastWorthOf(kind: ItemKind, leastWorth: number, set: QueueRules["set"]): number {
  if (set.size < LATE_KIND.from || !isKindWanted(kind, set)) return leastWorth;
  return Math.min(leastWorth, Math.max(LATE_KIND.least, leastWorth - LATE_KIND.less));
}

/** The key under which repetitions count: kind and passage. */
function placeOf({ candidate, passage }: PassageCandidate): string {
  return `${candidate.kind}:${passage.ordinal}`;
}

function costOf(kind: ItemKind, used: number): number {
  return kind === "cloze" ? GAP_COST + GAP_REPEAT_COST * used : REPEAT_COST * used;
}
