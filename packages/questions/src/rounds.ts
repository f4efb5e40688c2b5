import type { FlawCode } from "@quizmill/contract";
import type { Coverage } from "./coverage.ts";
import type { Engine, Passage, Plan } from "./engine.ts";
import { isShortText } from "./passages.ts";
import type { QuestionSet, SharingRules } from "./question-set.ts";

/**
 * Without a requested number a text gives fewer questions rather than poor ones. Of 164 items that readers marked from
 * this worth to .3 on, 90 % were understandable alone and 77 worth asking (91 and 85 of 576 above); of 306 just below it
 * 79 and 67.
 */
const LEAST_WORTH = 0.25;
/** The same where a number was requested, while passages are left that may hold better ones. */
const LEAST_WORTH_WHILE_OTHERS = 0.3;
/**
 * The best question of a section without one may be worth less: each section of a manual has something worth asking.
 */
const LEAST_WORTH_OF_SECTION = 0.2;
/** A short text should give some questions: so many of lower worth, and one of any worth. */
const LEAST_OF_SHORT = { few: 3, worth: 0.18, one: 1 };

/** A third question on one short sentence is mostly poor; below this worth it is not taken. */
const LEAST_WORTH_OF_THIRD = 0.3;

/** The least worth of an item, by situation. */
export interface LeastWorth {
  readonly any: number;
  /** For the first few of a set, for which somebody waits. */
  readonly first: number;
  /** For the first item of its section. */
  readonly firstOfSection: number;
  /** At the end, where questions are missing. Below it no item is given. */
  readonly ever: number;
}

/** Critical readers found most items of this worth good. */
const GOOD_WORTH = 0.45;
/** With so many passages per question there are mostly enough good ones. */
const ROOMY = 2;
/** With fewer sections per question most sections should have one. */
const SECTIONS_PER_QUESTION = 3 / 2;
/** Questions that somebody waits for. */
const FIRST = 5;

const ANY: LeastWorth = { any: 0, first: 0, firstOfSection: 0, ever: 0 };

/** The least worth of an item in a set of this plan by this engine. */
export function leastWorthIn(plan: Plan, { isModel }: Engine): LeastWorth {
  if (isModel === true) return ANY;
  if (plan.isCounted === true) return isShortText(plan) ? ANY : whileOthersMayHold(plan);
  const firstOfSection = isShortText(plan) ? 0 : LEAST_WORTH_OF_SECTION;
  return { any: LEAST_WORTH, first: LEAST_WORTH, firstOfSection, ever: firstOfSection };
}

/**
 * A requested number is given. But while passages are left, the least worth is as without a number, unless the
 * number is so large that most sections should have a question.
 */
function whileOthersMayHold({ passages, totalEstimated }: Plan): LeastWorth {
  const sections = new Set(passages.map(({ section }) => section)).size;
  const any = passages.length >= ROOMY * totalEstimated ? GOOD_WORTH : LEAST_WORTH_WHILE_OTHERS;
  const firstOfSection = sections > SECTIONS_PER_QUESTION * totalEstimated ? any : 0;
  return { any, first: LEAST_WORTH_OF_SECTION, firstOfSection, ever: 0 };
}

/** The conditions for taking a draft in one round. */
export interface Round extends SharingRules {
  leastWorth: number;
  /** The round ends with so many questions. */
  quota: number;
  /** The most gap items among these. */
  gaps: number;
  /** Sentences may give as many questions as they can. */
  isLast?: boolean;
}

/**
 * A long text first gives this share of its planned questions at full worth; below it the next passages may give
 * items of lower worth. The first passages do not show it yet.
 */
const DENSE = { share: 0.5, from: 20 };

interface Rules {
  readonly plan: Plan;
  readonly leastWorth: LeastWorth;
  readonly mayShare: boolean;
  readonly coverage: Coverage;
  readonly set: Pick<QuestionSet, "size">;
  /** Questions planned for this passage and those before it. */
  readonly planned: number;
}

/** A section without a question may repeat a key more often. */
const MOST_OF_KEY_FOR_SECTION = 4;

/**
 * Later rounds allow more gaps and a repeated key; then, in short texts that must fill a quota, a second question on
 * a sentence; last, one question for a section without any.
 */
export function* roundsOf(passage: Passage, quota: number, rules: Rules): Iterable<Round> {
  const gaps = (share: number) => Math.max(1, Math.ceil(passage.expected * share));
  const leastWorth = rules.set.size < FIRST ? rules.leastWorth.first : rules.leastWorth.any;
  const ordinary = { mayShare: false, leastWorth, quota };
  yield { ...ordinary, mostOfKey: 1, gaps: gaps(0.5) };
  yield { ...ordinary, mostOfKey: 2, gaps: gaps(0.75) };
  if (rules.mayShare) {
    const shared = { ...ordinary, mostOfKey: 2, mayShare: true, gaps: gaps(1) };
    yield shared;
    yield { ...shared, isLast: true, leastWorth: LEAST_WORTH_OF_THIRD };
  }
  const shortfall = shortfallOf(rules);
  if (shortfall > 0) {
    yield {
      ...ordinary,
      mostOfKey: 2,
      gaps: gaps(0.75),
      leastWorth: rules.leastWorth.firstOfSection,
      quota: Math.min(shortfall, quota),
    };
  }
  if (isShortText(rules.plan)) {
    const { few, worth, one } = LEAST_OF_SHORT;
    const last = { ...ordinary, mostOfKey: 2, gaps: gaps(1) };
    yield { ...last, leastWorth: Math.min(worth, ordinary.leastWorth), quota: Math.min(few, quota) };
    yield { ...last, leastWorth: 0, quota: Math.min(one, quota) };
  }
  if (!rules.coverage.isOpen(passage)) return;
  yield {
    ...ordinary,
    mostOfKey: MOST_OF_KEY_FOR_SECTION,
    gaps: gaps(1),
    leastWorth: rules.leastWorth.firstOfSection,
    quota: Math.min(1, quota),
  };
}

function shortfallOf({ plan, planned, set }: Rules): number {
  const isKnown = plan.isCounted !== true && !isShortText(plan) && planned >= DENSE.from;
  return isKnown ? leastForLength(planned) - set.size : 0;
}

/** Questions that a long text should at least give, of so many planned. */
export function leastForLength(planned: number): number {
  return Math.ceil(DENSE.share * planned);
}

/** Rounds for the reserve, down to any worth. */
export function* lastRoundsOf(missing: number): Iterable<Round> {
  for (const leastWorth of [LEAST_WORTH_WHILE_OTHERS, LEAST_WORTH_OF_SECTION, 0]) {
    yield { mayShare: false, mostOfKey: 2, leastWorth, quota: missing, gaps: missing };
  }
}

/**
 * The share of planned questions that a text should at least give without a requested number. `ENOUGH` questions
 * make a set, and a long text with no more good ones stays at that.
 */
const MINIMUM_SHARE = 0.3;
const ENOUGH = 20;
/**
 * A text should give the questions that somebody waits for: so many may be worth less, and one may be worth anything.
 * Of 878 items that readers marked between this worth and a section's least, 59 % were worth asking and 78 %
 * understandable alone (71 and 83 % of the next better); below it three in a hundred were without any fault.
 */
const MINIMUM = { some: FIRST, worth: 0.1, bare: 1 };

/** The minimum of questions in a set, imported ones included. */
export function minimumQuestionsOf({ passages }: Plan): number {
  const planned = passages.reduce((sum, { expected }) => sum + expected, 0);
  return Math.min(planned, Math.max(FIRST, Math.min(ENOUGH, Math.ceil(MINIMUM_SHARE * planned))));
}

/** Rounds for a text with too few good items: the best it has. */
export function* minimumRoundsOf(missing: number, set: Pick<QuestionSet, "size">): Iterable<Round> {
  const upTo = (count: number) => Math.min(missing, Math.max(0, count - set.size));
  const [some, bare] = [upTo(MINIMUM.some), upTo(MINIMUM.bare)];
  const ordinary = { mayShare: false, mostOfKey: 2, gaps: missing };
  yield { ...ordinary, leastWorth: LEAST_WORTH_OF_SECTION, quota: missing };
  yield { ...ordinary, leastWorth: MINIMUM.worth, quota: some };
  yield { ...ordinary, leastWorth: 0, quota: bare };
}

/** A draft refused because its key was used may pass a later round. */
export function isUndecided(flaw: FlawCode | undefined): boolean {
  return flaw === undefined || flaw === "key_overused";
}
