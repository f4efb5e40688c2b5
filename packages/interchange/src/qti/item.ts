import type { CarriedQuestion } from "@quizmill/contract";
import { explained } from "../explained.ts";
import type { ReadNote } from "../format.ts";
import { changesIn, type HtmlText } from "../html/read-html.ts";

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

interface ReadItem extends Key {
  readonly stem: Pick<HtmlText, "text" | "context">;
  readonly options: readonly HtmlText[];
  /** What is told of the question, and of each option. */
  readonly general: string;
  readonly ofOptions: readonly string[];
  readonly source: HtmlText["source"];
  /** All texts of the item. */
  readonly texts: readonly HtmlText[];
  /** What this version of the format loses besides. */
  readonly lost?: QtiItem["notes"];
  readonly tags?: string[];
}

/** The question of an item, and what is lost or changed of it. */
export function itemOf({ stem, key, source, texts, lost = [], tags = [], ...read }: ReadItem): QtiItem {
  const options = read.options.map(({ text }) => text);
  const told = explained({ general: read.general, options, key, ofOptions: read.ofOptions });
  return {
    stem: stem.text,
    notes: [
      ...(read.isUnsure ? [{ kind: "noKey", effect: "lost" } as const] : []),
      ...(read.isShared ? [{ kind: "credit", effect: "changed" } as const] : []),
      ...(told.hasOthers ? [{ kind: "optionFeedback", effect: "changed" } as const] : []),
      ...lost,
      ...changesIn(texts),
    ],
    question: {
      text: stem.text,
      ...(stem.context !== undefined && { context: stem.context }),
      options,
      key,
      ...(told.text !== "" && { explanation: told.text }),
      ...(source !== undefined && { source }),
      ...(texts.some(({ hasPicture }) => hasPicture) && { needsPicture: true }),
      ...(tags.length > 0 && { tags }),
    },
  };
}
