import type { Session } from "./session.ts";

/**
 * A session in three states: as this tab last loaded or saved it, as it is in this tab now, and as it is stored now.
 */
interface Versions {
  readonly known: Session;
  readonly mine: Session;
  readonly stored: Session;
}

interface Answer {
  readonly selected: number | undefined;
  readonly revealed: boolean;
}

/**
 * What to store if another tab may have stored something meanwhile: question by question, this tab's changes on top of
 * the stored state. An answer that was checked in another tab is locked and stays.
 */
export function mergeSessions({ known, mine, stored }: Versions): Session {
  const selectedByQ: Record<number, number> = {};
  const revealedByQ: Record<number, boolean> = {};
  for (const id of questionIds([known, mine, stored])) {
    const { selected, revealed } = mergeAnswers(
      answerIn(known, id),
      answerIn(mine, id),
      answerIn(stored, id),
    );
    if (selected !== undefined) selectedByQ[id] = selected;
    if (revealed) revealedByQ[id] = true;
  }
  return {
    idx: mine.idx === known.idx ? stored.idx : mine.idx,
    selectedByQ,
    revealedByQ,
    finished: mine.finished === known.finished ? stored.finished : mine.finished,
  };
}

/**
 * This tab's session with the answers given in other tabs; the same object if there are none. The current question
 * stays this tab's own, and nobody who is reading a question is sent to the results. But if the quiz was started over
 * elsewhere, its results close.
 */
export function withOtherAnswers(versions: Versions): Session {
  const { mine } = versions;
  const merged = mergeSessions(versions);
  const finished = mine.finished && merged.finished;
  return finished === mine.finished && isSameAnswers(merged, mine)
    ? mine
    : { ...merged, idx: mine.idx, finished };
}

function mergeAnswers(known: Answer, mine: Answer, stored: Answer): Answer {
  if (isSame(known, mine)) return stored;
  const isLockedElsewhere = stored.revealed && !known.revealed && mine.selected !== undefined;
  return isLockedElsewhere ? stored : mine;
}

function answerIn({ selectedByQ, revealedByQ }: Session, id: number): Answer {
  return { selected: selectedByQ[id], revealed: revealedByQ[id] === true };
}

function isSame(one: Answer, other: Answer): boolean {
  return one.selected === other.selected && one.revealed === other.revealed;
}

function isSameAnswers(one: Session, other: Session): boolean {
  return questionIds([one, other]).every((id) => isSame(answerIn(one, id), answerIn(other, id)));
}

/** Ids are numbers, which an object stores as strings. */
function questionIds(sessions: readonly Session[]): number[] {
  const ids = sessions.flatMap(({ selectedByQ, revealedByQ }) => [
    ...Object.keys(selectedByQ),
    ...Object.keys(revealedByQ),
  ]);
  return [...new Set(ids)].map(Number);
}
