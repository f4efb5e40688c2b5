import type { FlawCode } from "@quizmill/contract";
import type { Coverage } from "./coverage.ts";
import type { Engine, Passage, Plan } from "./engine.ts";
import { isShortText } from "./passages.ts";
import type { Allowed } from "./question-set.ts";

/**
 * Where nobody asked for a number, a long text is better asked less than asked for a loose word among others that
 * could not be it: below this worth hardly any item stood before a critical reader.
 */
const LEAST_WORTH = 0.32;
/** The best question of a section that has none may be worth less: a manual says something worth knowing in each. */
const LEAST_WORTH_OF_SECTION = 0.22;
/** In a note, which says most things once, less tells a term from a loose word. */
const LEAST_WORTH_OF_SHORT = 0.25;
/** Whoever reads a note wants to be asked something: so many questions that are worth less, one whatever it is worth. */
const LEAST_OF_SHORT = { few: 3, worth: 0.18, one: 1 };

/** What an item must be worth to be given. */
export interface LeastWorth {
  readonly any: number;
  /** The first of its section. */
  readonly firstOfSection: number;
  /** When all passages are worked through and questions are missing; what is worth less is never given. */
  readonly ever: number;
}

/**
 * Where a number of questions was asked for, it is given; but as long as there are passages left, no less is taken
 * of one than where none was asked for, unless the number is to give each section a question.
 */
export function leastWorthIn(plan: Plan, { isModel }: Engine): LeastWorth {
  if (isModel === true) return { any: 0, firstOfSection: 0, ever: 0 };
  if (plan.isCounted !== true) {
    const least = isShortText(plan)
      ? { any: LEAST_WORTH_OF_SHORT, firstOfSection: 0 }
      : { any: LEAST_WORTH, firstOfSection: LEAST_WORTH_OF_SECTION };
    return { ...least, ever: Math.min(...Object.values(least)) };
  }
  if (isShortText(plan)) return { any: 0, firstOfSection: 0, ever: 0 };
  const sections = new Set(plan.passages.map(({ section }) => section)).size;
  return { any: LEAST_WORTH, firstOfSection: plan.totalEstimated < sections ? LEAST_WORTH : 0, ever: 0 };
}

/** What a draft must be to be taken now. */
export interface Round extends Allowed {
  leastWorth: number;
  /** It ends with so many questions. */
  quota: number;
  /** Of these, so many may be gaps. */
  gaps: number;
}

interface Rules {
  readonly plan: Plan;
  readonly leastWorth: LeastWorth;
  readonly mayShare: boolean;
  readonly coverage: Coverage;
}

/** A section that would else have no question may ask once more for what others asked for. */
const MOST_OF_KEY_FOR_SECTION = 4;

/**
 * More gaps, and a key a second time, only where nothing else is left to ask; then, in short texts that were to give
 * so many, a sentence for another part; last, one question for a section that has none.
 */
export function* roundsOf(passage: Passage, quota: number, rules: Rules): Iterable<Round> {
  const gaps = (share: number) => Math.max(1, Math.ceil(passage.expected * share));
  const ordinary = { mayShare: false, leastWorth: rules.leastWorth.any, quota };
  yield { ...ordinary, mostOfKey: 1, gaps: gaps(0.5) };
  yield { ...ordinary, mostOfKey: 2, gaps: gaps(0.75) };
  if (rules.mayShare) yield { ...ordinary, mostOfKey: 2, mayShare: true, gaps: gaps(1) };
  if (isShortText(rules.plan)) {
    const { few, worth, one } = LEAST_OF_SHORT;
    const last = { ...ordinary, mostOfKey: 2, gaps: gaps(1) };
    yield { ...last, leastWorth: Math.min(worth, ordinary.leastWorth), quota: Math.min(few, quota) };
    yield { ...last, leastWorth: 0, quota: Math.min(one, quota) };
  }
  if (!rules.coverage.isOpen(passage)) return;
  const leastWorth = rules.leastWorth.firstOfSection;
  yield {
    ...ordinary,
    mostOfKey: MOST_OF_KEY_FOR_SECTION,
    gaps: gaps(1),
    leastWorth,
    quota: Math.min(1, quota),
  };
}

/** Of what was kept back, down to whatever there is. */
export function* lastRoundsOf(missing: number): Iterable<Round> {
  for (const leastWorth of [LEAST_WORTH, LEAST_WORTH_OF_SECTION, 0]) {
    yield { mayShare: false, mostOfKey: 2, leastWorth, quota: missing, gaps: missing };
  }
}

/** What one round refuses since its key was asked for before, a later one may take. */
export function isUndecided(flaw: FlawCode | undefined): boolean {
  return flaw === undefined || flaw === "key_overused";
}
