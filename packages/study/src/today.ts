import type { ReviewState } from "./states.ts";

/** A question that a person has answered before and that is due. */
export interface DueQuestion extends Pick<ReviewState, "dueAt" | "lastReviewAt" | "phase"> {
  readonly questionId: number;
  readonly datasetId: string;
  /** The same for questions that rest on one sentence of a set. */
  readonly sentence: string;
  /** The same for questions that are the same, in whichever sets. */
  readonly same: string;
  /** Another one that is the same was answered later: it speaks for this one too. */
  readonly isStoodFor?: boolean;
  /** 0-based place in the document. */
  readonly place: number;
}

/** One that was never answered. */
export type NewQuestion = Pick<DueQuestion, "questionId" | "datasetId" | "sentence" | "same" | "place">;

export interface TodayRules {
  readonly now: number;
  /** New questions that may still come today. */
  readonly newLeft: number;
  /** Sentences that were asked about today already, as `sentenceKey` gives them. */
  readonly askedToday: ReadonlySet<string>;
  /** New questions a day that sets need for their exams, the next exam first: they come before those of other sets. */
  readonly newForExams?: ReadonlyMap<string, number>;
  /** Sets whose exam is tomorrow at the latest: all of them is offered, whatever was asked today. */
  readonly lastDayOf?: ReadonlySet<string>;
}

/** All that can be asked now, each part in the order in which it is asked. */
export interface AskedNow {
  /** Learning steps that are due. */
  readonly steps: readonly NewQuestion[];
  /** What else is due, the most overdue for its interval first. */
  readonly reviews: readonly NewQuestion[];
  /** In the order of their documents, those that an exam needs today first. */
  readonly news: readonly NewQuestion[];
}

/** Tells sentences of different sets apart. */
export function sentenceKey({ datasetId, sentence }: Pick<NewQuestion, "datasetId" | "sentence">): string {
  return `${datasetId}\n${sentence}`;
}

/**
 * What can be asked now: this is what "due" counts. No two of one sentence on one day, save for learning steps and on
 * the last day before an exam; and never two that are the same.
 */
export function askedNow(
  due: readonly DueQuestion[],
  fresh: readonly NewQuestion[],
  { now, newLeft, askedToday, newForExams = new Map(), lastDayOf = new Set() }: TodayRules,
): AskedNow {
  const ready = due.filter(({ dueAt, isStoodFor }) => dueAt <= now && isStoodFor !== true);
  const steps = ready.filter(({ phase }) => phase !== "review").sort((a, b) => a.dueAt - b.dueAt);
  const overdue = ready
    .filter(({ phase }) => phase === "review")
    .sort((a, b) => overdueness(b, now) - overdueness(a, now) || a.questionId - b.questionId);
  const asked = new Set([...askedToday, ...steps.map(sentenceKey)]);
  const same = new Set(steps.map((question) => question.same));
  const mayCome = (question: NewQuestion) => {
    const key = sentenceKey(question);
    if (same.has(question.same) || (asked.has(key) && !lastDayOf.has(question.datasetId))) return false;
    asked.add(key);
    same.add(question.same);
    return true;
  };
  const reviews = overdue.filter(mayCome);
  const sorted = fresh.toSorted((a, b) => a.place - b.place);
  const forExams = [...newForExams].flatMap(([id, count]) =>
    sorted.filter(({ datasetId }) => datasetId === id).slice(0, count),
  );
  const news = [...new Set([...forExams, ...inTurn(sorted)])].filter(mayCome).slice(0, Math.max(0, newLeft));
  return { steps, reviews, news };
}

/** The questions of one session, `most` at most: steps, then reviews, then new ones. Sets take turns. */
export function sessionOf({ steps, reviews, news }: AskedNow, most: number): number[] {
  const taken = steps.slice(0, most);
  const next = reviews.slice(0, most - taken.length);
  const last = news.slice(0, most - taken.length - next.length);
  return [...taken, ...inTurn(next), ...last].map(({ questionId }) => questionId);
}

/** How late, as a share of the interval. */
function overdueness({ dueAt, lastReviewAt }: DueQuestion, now: number): number {
  return (now - dueAt) / Math.max(1, dueAt - lastReviewAt);
}

/** One of each set after the other, each set's in its own order. */
function inTurn<Question extends NewQuestion>(questions: readonly Question[]): Question[] {
  const sets = [...Map.groupBy(questions, ({ datasetId }) => datasetId).values()];
  const longest = Math.max(0, ...sets.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => sets.flatMap((set) => set[round] ?? [])).flat();
}
