import type { CarriedQuestion } from "@quizmill/contract";
import type { ReadNote } from "../format.ts";

/** What an item of any version says. */
export interface QtiItem {
  /** Null for one of another kind. */
  readonly question: CarriedQuestion | null;
  readonly stem: string;
  readonly notes: readonly Pick<ReadNote, "kind" | "effect">[];
}
