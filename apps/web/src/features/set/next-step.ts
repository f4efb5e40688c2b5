import { currentIndex, type Session } from "../play/session.ts";

/** What comes next in a set; null as long as it has nothing to answer. */
export type NextStep =
  | { readonly kind: "start" | "results" }
  /** `position` counts from 1. */
  | { readonly kind: "goOn"; readonly position: number }
  | { readonly kind: "due"; readonly due: number };

interface Standing {
  /** Null before the first answer. */
  readonly session: Session | null;
  readonly questions: readonly unknown[];
  /** What of the set can be asked now. */
  readonly due: number;
}

/** What was begun comes first, then what is due, then the results of what was finished. */
export function nextStep({ session, questions, due }: Standing): NextStep | null {
  if (questions.length === 0) return null;
  const hasBegun = session !== null && Object.keys(session.selectedByQ).length > 0;
  if (hasBegun && !session.finished)
    return { kind: "goOn", position: currentIndex(session, { questions }) + 1 };
  if (due > 0) return { kind: "due", due };
  return { kind: session?.finished ? "results" : "start" };
}
