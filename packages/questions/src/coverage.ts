import type { Passage, Plan } from "./engine.ts";
import { canCarryQuestion } from "./passages.ts";
import type { QuestionSet } from "./question-set.ts";

/** Which sections still have no question while a plan is worked through in order. */
export interface Coverage {
  /** Nothing was asked yet of the section that a passage belongs to. */
  isOpen(passage: Passage): boolean;
  /**
   * Of the questions that are due by now, how many a passage may take: its own; of those that passages before it
   * left open, only what the sections behind it that were to give none cannot take, one each.
   */
  dueOf(passage: Passage, due: number): number;
}

/** Depends on the plan and on the last question of the set alone, so that a resumed run decides the same. */
export function openCoverage({ passages }: Plan, set: QuestionSet): Coverage {
  const sections = Map.groupBy(passages, ({ section }) => section);
  const isIdle = (own: readonly Passage[]) =>
    own.every(({ expected }) => expected === 0) && canCarryQuestion(own);
  const idle = new Set([...sections].flatMap(([section, own]) => (isIdle(own) ? [section] : [])));
  const idleAfter = new Map<number, number>();
  let after = 0;
  for (const section of [...sections.keys()].reverse()) {
    idleAfter.set(section, after);
    if (idle.has(section)) after++;
  }
  const isOpen = ({ section, ordinal }: Passage) => {
    const { lastQuote } = set;
    const before = sections.get(section)?.filter((other) => other.ordinal < ordinal) ?? [];
    return lastQuote === null || !before.some((passage) => holds(passage, lastQuote));
  };
  return {
    isOpen,
    dueOf(passage, due) {
      const own = idle.has(passage.section) && isOpen(passage) ? 1 : passage.expected;
      return Math.max(Math.min(due, own), due - (idleAfter.get(passage.section) ?? 0));
    },
  };
}

function holds({ blocks, imported = [] }: Passage, quote: string): boolean {
  return (
    blocks.some(({ text }) => text.includes(quote)) || imported.some((question) => question.quote === quote)
  );
}
