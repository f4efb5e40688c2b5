import type { DocumentReport } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { useFormats } from "./format.ts";
import { type ReadingWords, readingWords } from "./reading-words.ts";

/** The report on a document's reading in the page's language; null until it is known, and for notes. */
export function useReadingReport(report: DocumentReport | null | undefined): ReadingWords | null {
  const { t } = useTranslation();
  const formats = useFormats();
  return report ? readingWords(report, { t, formats }) : null;
}
