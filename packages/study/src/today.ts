import type { ReviewState } from "./states.ts";

/** A question that a person has answered before and that is due. */
export interface DueQuestion extends Pick<ReviewState, "dueAt" | "lastReviewAt" | "phase"> {
  readonly questionId: number;
  readonly datasetId: string;
  /** The same for questions that rest on one sentence of a set. */
  readonly sentence: string;
  /** 0-based place in the document. */
  readonly place: number;
}

/** One that was never answered. */
export type NewQuestion = Pick<DueQuestion, "questionId" | "datasetId" | "sentence" | "place">;

export interface TodayRules {
  readonly now: number;
  /** New questions that may still come today. */
  readonly newLeft: number;
  /** Questions of a session at most. */
  readonly most: number;
  /** Sentences that were asked about today already, as `sentenceKey` gives them. */
  readonly askedToday: ReadonlySet<string>;
  /** New questions a day that sets need for their exams, the next exam first: they come before those of other sets. */
  readonly newForExams?: ReadonlyMap<string, number>;
}

/** Tells sentences of different sets apart. */
export function sentenceKey({ datasetId, sentence }: Pick<NewQuestion, "datasetId" | "sentence">): string {
  return `${datasetId}\n${sentence}`;
}

/**
 * The questions of one session: learning steps that are due, then what is overdue, the most overdue for its interval
 * first, then new ones in the order of their documents, those that an exam needs today first. No two of one sentence on one day, save for learning steps. Sets
 * take turns.
 */
export function sessionOf(
  due: readonly DueQuestion[],
  fresh: readonly NewQuestion[],
  { now, newLeft, most, askedToday, newForExams = new Map() }: TodayRules,
): number[] {
  const ready = due.filter(({ dueAt }) => dueAt <= now);
  const steps = ready.filter(({ phase }) => phase !== "review").sort((a, b) => a.dueAt - b.dueAt);
  const overdue = ready
    .filter(({ phase }) => phase === "review")
    .sort((a, b) => overdueness(b, now) - overdueness(a, now) || a.questionId - b.questionId);
  const asked = new Set(askedToday);
  const isAlone = (question: NewQuestion) => {
    const key = sentenceKey(question);
    if (asked.has(key)) return false;
    asked.add(key);
    return true;
  };
  const taken: NewQuestion[] = steps.slice(0, most);
  for (const question of taken) asked.add(sentenceKey(question));
  const reviews = overdue.filter(isAlone).slice(0, most - taken.length);
  const room = Math.min(newLeft, most - taken.length - reviews.length);
  const sorted = fresh.toSorted((a, b) => a.place - b.place);
  const forExams = [...newForExams].flatMap(([id, count]) =>
    sorted.filter(({ datasetId }) => datasetId === id).slice(0, count),
  );
  const news = [...new Set([...forExams, ...inTurn(sorted)])].filter(isAlone).slice(0, Math.max(0, room));
  return [...taken, ...inTurn(reviews), ...news].map(({ questionId }) => questionId);
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
