import type { Passage, Plan } from "./engine.ts";
import { canCarryQuestion } from "./passages.ts";
import type { QuestionSet } from "./question-set.ts";

/** Tracks which sections have no question yet while a plan is worked through in order. */
export interface Coverage {
  /** Whether the passage's section has no question yet. */
  isOpen(passage: Passage): boolean;
  /**
   * How many of the due questions a passage may take: its own, and of those that earlier passages left open only
   * what later sections without planned questions cannot take, one each.
   */
  dueOf(passage: Passage, due: number): number;
}

/** Depends only on the plan and the last question of the set, so that a resumed run decides the same. */
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
  /**
   * For each section: where the last question was found and how far was searched, so that no passage is read twice.
   */
  const looked = new Map<number, { quote: string; passages: number; foundAt: number }>();
  const isOpen = ({ section, ordinal }: Passage) => {
    const { lastQuote: quote } = set;
    if (quote === null) return true;
    const own = sections.get(section) ?? [];
    const known = looked.get(section);
    const at = known?.quote === quote ? known : { quote, passages: 0, foundAt: Number.POSITIVE_INFINITY };
    looked.set(section, at);
    for (const passage of own.values().drop(at.passages)) {
      if (passage.ordinal >= ordinal || at.foundAt < ordinal) break;
      if (holds(passage, quote)) at.foundAt = Math.min(at.foundAt, passage.ordinal);
      at.passages += 1;
    }
    return at.foundAt >= ordinal;
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
