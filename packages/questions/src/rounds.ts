import type { FlawCode } from "@quizmill/contract";
import type { Coverage } from "./coverage.ts";
import type { Engine, Passage, Plan } from "./engine.ts";
import { isShortText } from "./passages.ts";
import type { QuestionSet, SharingRules } from "./question-set.ts";

/**
 * Where nobody asked for a number, a long text is better asked less than asked for a loose word among others that
 * could not be it: below this worth hardly any item stood before a critical reader.
 */
const LEAST_WORTH = 0.3;
/** The best question of a section that has none may be worth less: a manual says something worth knowing in each. */
const LEAST_WORTH_OF_SECTION = 0.2;
/** In a note, which says most things once, less tells a term from a loose word. */
const LEAST_WORTH_OF_SHORT = 0.25;
/** Whoever reads a note wants to be asked something: so many questions that are worth less, one whatever it is worth. */
const LEAST_OF_SHORT = { few: 3, worth: 0.18, one: 1 };

/**
 * A third part of a short sentence is what the others leave: below this it is mostly a loose word, or leans on what
 * stands before.
 */
const LEAST_WORTH_OF_THIRD = 0.3;

/** What an item must be worth to be given. */
export interface LeastWorth {
  readonly any: number;
  /** The first few of a set, which somebody waits for. */
  readonly first: number;
  /** The first of its section. */
  readonly firstOfSection: number;
  /** When all passages are worked through and questions are missing; what is worth less is never given. */
  readonly ever: number;
}

/** A critical reader finds most of what is worth so much worth asking. */
const GOOD_WORTH = 0.45;
/** With so many passages for each question there mostly are as many good ones. */
const ROOMY = 2;
/** With fewer sections for each question most of them are to have one. */
const SECTIONS_PER_QUESTION = 3 / 2;
/** So many somebody waits for. */
const FIRST = 5;

const ANY: LeastWorth = { any: 0, first: 0, firstOfSection: 0, ever: 0 };

export function leastWorthIn(plan: Plan, { isModel }: Engine): LeastWorth {
  if (isModel === true) return ANY;
  if (plan.isCounted === true) return isShortText(plan) ? ANY : whileOthersMayHold(plan);
  const [any, firstOfSection] = isShortText(plan)
    ? [LEAST_WORTH_OF_SHORT, 0]
    : [LEAST_WORTH, LEAST_WORTH_OF_SECTION];
  return { any, first: any, firstOfSection, ever: firstOfSection };
}

/**
 * A number of questions that was asked for is given; but as long as there are passages left, no less is taken of one
 * than where none was asked for, unless the number is so great that it is to give most sections a question.
 */
function whileOthersMayHold({ passages, totalEstimated }: Plan): LeastWorth {
  const sections = new Set(passages.map(({ section }) => section)).size;
  const any = passages.length >= ROOMY * totalEstimated ? GOOD_WORTH : LEAST_WORTH;
  const firstOfSection = sections > SECTIONS_PER_QUESTION * totalEstimated ? any : 0;
  return { any, first: LEAST_WORTH_OF_SECTION, firstOfSection, ever: 0 };
}

/** What a draft must be to be taken now. */
export interface Round extends SharingRules {
  leastWorth: number;
  /** It ends with so many questions. */
  quota: number;
  /** Of these, so many may be gaps. */
  gaps: number;
  /** Sentences that may be asked again may give as much as they can. */
  isLast?: boolean;
}

/**
 * Of the questions that the length of a long text bears so far, it is asked so many before it is asked less than it
 * could be: the next passages then give what is worth a little less. The first passages do not tell yet.
 */
const DENSE = { share: 0.5, from: 20 };

interface Rules {
  readonly plan: Plan;
  readonly leastWorth: LeastWorth;
  readonly mayShare: boolean;
  readonly coverage: Coverage;
  readonly set: Pick<QuestionSet, "size">;
  /** Questions that the length bears of this passage and those before it. */
  readonly planned: number;
}

/** A section that would else have no question may ask once more for what others asked for. */
const MOST_OF_KEY_FOR_SECTION = 4;

/**
 * More gaps, and a key a second time, only where nothing else is left to ask; then, in short texts that were to give
 * so many, a sentence for another part; last, one question for a section that has none.
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
      ...{ mostOfKey: 2, gaps: gaps(0.75) },
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

/** Questions that a long text of so many planned is asked, if it holds as much of little worth. */
export function leastForLength(planned: number): number {
  return Math.ceil(DENSE.share * planned);
}

/** Of what was kept back, down to whatever there is. */
export function* lastRoundsOf(missing: number): Iterable<Round> {
  for (const leastWorth of [LEAST_WORTH, LEAST_WORTH_OF_SECTION, 0]) {
    yield { mayShare: false, mostOfKey: 2, leastWorth, quota: missing, gaps: missing };
  }
}

/**
 * Of the questions that its length bears, what a text is asked at least where nobody asked for a number; so many are
 * a set of their own, and a long text that holds no more is better left at that.
 */
const MINIMUM_SHARE = 0.3;
const ENOUGH = 20;
/**
 * Who uploads a text wants to be asked something: so many may be worth less, and one whatever it is worth. Of 37 read
 * blind from this worth to the least of a section half was worth asking, of eleven below it none stood in all.
 */
const MINIMUM = { some: 3, worth: 0.1, bare: 1 };

/** Questions that a set is to have at the end, what its document holds already among them. */
export function minimumQuestionsOf({ passages }: Plan): number {
  const planned = passages.reduce((sum, { expected }) => sum + expected, 0);
  return Math.min(planned, Math.max(FIRST, Math.min(ENOUGH, Math.ceil(MINIMUM_SHARE * planned))));
}

/** Where a text holds too little that is worth asking: the best of what it holds. */
export function* minimumRoundsOf(missing: number, set: Pick<QuestionSet, "size">): Iterable<Round> {
  const upTo = (count: number) => Math.min(missing, Math.max(0, count - set.size));
  const [some, bare] = [upTo(MINIMUM.some), upTo(MINIMUM.bare)];
  const ordinary = { mayShare: false, mostOfKey: 2, gaps: missing };
  yield { ...ordinary, leastWorth: LEAST_WORTH_OF_SECTION, quota: missing };
  yield { ...ordinary, leastWorth: MINIMUM.worth, quota: some };
  yield { ...ordinary, leastWorth: 0, quota: bare };
}

/** What one round refuses since its key was asked for before, a later one may take. */
export function isUndecided(flaw: FlawCode | undefined): boolean {
  return flaw === undefined || flaw === "key_overused";
}
