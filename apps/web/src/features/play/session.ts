import type { Question } from "@quizmill/contract";

/** A person's progress in a set. Answers are stored by question id, so they stay correct while questions arrive. */
export interface Session {
  readonly idx: number;
  readonly selectedByQ: Readonly<Record<number, number>>;
  readonly revealedByQ: Readonly<Record<number, boolean>>;
  readonly finished: boolean;
}

export interface SessionContext {
  readonly questions: readonly Question[];
  /** The set is still growing, so the last question may not stay the last. */
  readonly generating: boolean;
}

export type SessionAction =
  | { readonly type: "select"; readonly optionId: number }
  | { readonly type: "check" }
  | { readonly type: "selectAndCheck"; readonly optionId: number }
  | { readonly type: "previous" }
  | { readonly type: "next" }
  | { readonly type: "jump"; readonly idx: number }
  | { readonly type: "restart" }
  /** From the results back to the first question without an answer. */
  | { readonly type: "resume" }
  /** Undoes a restart. */
  | { readonly type: "restore"; readonly session: Session }
  | {
      readonly type: "questionsChanged";
      readonly before: readonly Question[];
      readonly after: readonly Question[];
    };

export const FRESH_SESSION: Session = { idx: 0, selectedByQ: {}, revealedByQ: {}, finished: false };

export function reduceSession(session: Session, action: SessionAction, context: SessionContext): Session {
  switch (action.type) {
    case "select":
      return select(session, action.optionId, context);
    case "check":
      return check(session, context);
    case "selectAndCheck":
      return check(select(session, action.optionId, context), context);
    case "previous":
      return moveTo(session, currentIndex(session, context) - 1, context);
    case "next":
      return next(session, context);
    case "jump":
      return moveTo(session, action.idx, context);
    case "restart":
      return FRESH_SESSION;
    case "resume":
      return { ...session, finished: false, idx: firstUnanswered(session, context) };
    case "restore":
      return action.session;
    case "questionsChanged":
      return follow(session, action.before, action.after);
  }
}

/** A saved index may be beyond the questions that have arrived so far; it is kept, and treated as the last question. */
export function currentIndex(
  session: Pick<Session, "idx">,
  { questions }: { readonly questions: readonly unknown[] },
): number {
  return Math.max(0, Math.min(session.idx, questions.length - 1));
}

export function isRevealed(session: Pick<Session, "revealedByQ">, questionId: number): boolean {
  return session.revealedByQ[questionId] === true;
}

export function canCheck(session: Session, context: SessionContext): boolean {
  const question = context.questions[currentIndex(session, context)];
  if (!question) return false;
  return session.selectedByQ[question.id] !== undefined && !isRevealed(session, question.id);
}

export function isLast(session: Session, context: SessionContext): boolean {
  return currentIndex(session, context) >= context.questions.length - 1;
}

/** Whether the button Next does anything: finishing has to wait until the set is complete. */
export function canGoNext(session: Session, context: SessionContext): boolean {
  return !isLast(session, context) || (!context.generating && context.questions.length > 0);
}

export function isFresh(session: Session): boolean {
  return session.idx === 0 && !session.finished && Object.keys(session.selectedByQ).length === 0;
}

function select(session: Session, optionId: number, context: SessionContext): Session {
  const idx = currentIndex(session, context);
  const question = context.questions[idx];
  if (!question || isRevealed(session, question.id)) return session;
  if (!question.options.some((option) => option.id === optionId)) return session;
  if (session.selectedByQ[question.id] === optionId) return session;
  return { ...session, idx, selectedByQ: { ...session.selectedByQ, [question.id]: optionId } };
}

function check(session: Session, context: SessionContext): Session {
  const question = context.questions[currentIndex(session, context)];
  if (!question || !canCheck(session, context)) return session;
  return { ...session, revealedByQ: { ...session.revealedByQ, [question.id]: true } };
}

function next(session: Session, context: SessionContext): Session {
  if (!canGoNext(session, context)) return session;
  if (isLast(session, context)) return { ...session, finished: true };
  return moveTo(session, currentIndex(session, context) + 1, context);
}

function moveTo(session: Session, idx: number, { questions }: SessionContext): Session {
  const isThere = Number.isInteger(idx) && idx >= 0 && idx < questions.length;
  return isThere && idx !== session.idx ? { ...session, idx } : session;
}

function firstUnanswered(session: Session, { questions }: SessionContext): number {
  const idx = questions.findIndex((question) => session.selectedByQ[question.id] === undefined);
  return Math.max(0, idx);
}

/** Stays on the question being read, at its new index; asks again what was answered with another key. */
function follow(session: Session, before: readonly Question[], after: readonly Question[]): Session {
  const still = withoutRekeyed(session, before, after);
  const reading = before[session.idx];
  if (!reading) return still;
  const idx = after.findIndex((question) => question.id === reading.id);
  return idx === -1 || idx === session.idx ? still : { ...still, idx };
}

/** Without the answers that name an option which their question does not have: they were given to an earlier one. */
export function withKnownOptions(session: Session, questions: readonly Question[]): Session {
  const lost = questions.filter(({ id, options }) => {
    const selected = session.selectedByQ[id];
    return selected !== undefined && !options.some((option) => option.id === selected);
  });
  return withoutAnswersTo(session, lost);
}

/** Without the answers to questions whose right option has become another one: they were given to other questions. */
function withoutRekeyed(session: Session, before: readonly Question[], after: readonly Question[]): Session {
  const keys = new Map(before.map((question) => [question.id, question.groundTruthOptionId]));
  const rekeyed = after.filter(
    ({ id, groundTruthOptionId }) =>
      session.selectedByQ[id] !== undefined && keys.has(id) && keys.get(id) !== groundTruthOptionId,
  );
  return withoutAnswersTo(session, rekeyed);
}

function withoutAnswersTo(session: Session, questions: readonly Question[]): Session {
  if (questions.length === 0) return session;
  const out = new Set(questions.map(({ id }) => String(id)));
  const rest = <T>(byQ: Readonly<Record<number, T>>): Record<number, T> =>
    Object.fromEntries(Object.entries(byQ).filter(([id]) => !out.has(id)));
  return { ...session, selectedByQ: rest(session.selectedByQ), revealedByQ: rest(session.revealedByQ) };
}
