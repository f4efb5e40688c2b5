import { type DocumentPart, LIMITS, type Outline, rangesOf } from "@quizmill/contract";

/** What of a document is wanted, as it is filled in. */
export interface PartDraft {
  /** The numbers of the sections that are left out. */
  readonly left: ReadonlySet<number>;
  /** As typed; empty for all. */
  readonly pages: string;
}

export const WHOLE: PartDraft = { left: new Set(), pages: "" };

export type PartFault = "noSection" | "pages";

export function withSection({ left, pages }: PartDraft, section: number): PartDraft {
  const changed = new Set(left);
  if (!changed.delete(section)) changed.add(section);
  return { left: changed, pages };
}

/** The first fault; null if there is none. */
export function partFault(draft: PartDraft, outline: Outline | null): PartFault | null {
  if (pagesIn(draft.pages) === null) return "pages";
  return draft.left.size > 0 && chosenOf(draft, outline).length === 0 ? "noSection" : null;
}

/** What is asked for; of a draft without faults. */
export function partOf(draft: PartDraft, outline: Outline | null): DocumentPart {
  const pages = pagesIn(draft.pages);
  return {
    ...(draft.left.size > 0 && { sections: rangesOf(chosenOf(draft, outline)) }),
    ...(pages !== null && pages !== "" && { pages }),
  };
}

function chosenOf({ left }: PartDraft, outline: Outline | null): number[] {
  return outline?.sections.map(({ section }) => section).filter((section) => !left.has(section)) ?? [];
}

/** Japanese keyboards also give wide digits, and word processors make dashes of hyphens. Null if it is not readable. */
function pagesIn(typed: string): string | null {
  const text = typed
    .normalize("NFKC")
    .replaceAll(/[\p{Pd}~〜]/gu, "-")
    .replaceAll(/[、;]/gu, ",")
    .replaceAll(/\s+/gu, "");
  if (text === "") return "";
  const isReadable = /^[1-9]\d{0,5}(?:-[1-9]\d{0,5})?(?:,[1-9]\d{0,5}(?:-[1-9]\d{0,5})?)*$/.test(text);
  return isReadable && text.length <= LIMITS.upload.rangesMaxChars ? text : null;
}
