import {
  type Adaptable,
  type CarriedSet,
  EXPORT_FORMATS,
  type ExportFormat,
  type Fidelity,
} from "@quizmill/contract";
import { exportFidelity, FACTS } from "@quizmill/interchange/report";

/** What is printed: the browser writes these, as it lays out pages anyway. */
export const PRINTS = { "worksheet-pdf": "worksheet", "flashcards-pdf": "flashcards" } as const;
export type Print = keyof typeof PRINTS;
/** What a set can be exported as. */
export type Target = ExportFormat | Print;

export const TARGETS: readonly Target[] = [...EXPORT_FORMATS, "worksheet-pdf", "flashcards-pdf"];

export function isPrint(target: Target): target is Print {
  return target in PRINTS;
}

/** With the dot. */
export function extensionOf(target: Target, { type }: Pick<Blob, "type">): string {
  if (isPrint(target)) return ".pdf";
  const { extension, withPictures } = FACTS[target];
  return type === withPictures?.mediaType ? withPictures.extension : extension;
}

/** Only worksheets have several versions. */
export const hasVersionsOf = (target: Target) => target === "worksheet" || target === "worksheet-pdf";

/** What exporting keeps and loses. */
export function fidelityOf(set: CarriedSet, target: Target, adapt: readonly Adaptable[]): Fidelity {
  return exportFidelity(set, isPrint(target) ? PRINTS[target] : target, adapt);
}
