import type { DocumentReport } from "@quizmill/contract";
import { useReadingReport } from "../../i18n/reading-report.ts";
import { NoteLines } from "../../ui/note-lines.tsx";

interface PartlyReadProps {
  readonly document: DocumentReport | null;
  readonly className: string;
}

/** What is missing from a set's text, and what was recognised from pictures; nothing if it is complete and plain. */
export function PartlyRead({ document, className }: PartlyReadProps) {
  const report = useReadingReport(document);
  if (report === null || (report.isWhole && !report.isRecognised)) return null;
  return <NoteLines lines={report.sentences} isFine={report.isWhole} className={className} />;
}
