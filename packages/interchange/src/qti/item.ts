import type { CarriedQuestion } from "@quizmill/contract";
import type { ReadNote } from "../format.ts";

/** What an item of any version says. */
export interface QtiItem {
  /** Null for one of another kind. */
  readonly question: CarriedQuestion | null;
  readonly stem: string;
  readonly notes: readonly Pick<ReadNote, "kind" | "effect">[];
}

/** Which options of an item are right. */
export interface Key {
  readonly key: number[];
  /** Whether some options give other points than those with the most. */
  readonly isShared: boolean;
  /** Whether the item has a key of which it is not sure what it means. */
  readonly isUnsure: boolean;
}
