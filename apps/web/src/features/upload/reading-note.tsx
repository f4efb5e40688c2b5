import type { DocumentReport } from "@quizmill/contract";
import { useReadingReport } from "../../i18n/reading-report.ts";
import { NoteLines } from "../../ui/note-lines.tsx";

interface ReadingNoteProps {
  document: DocumentReport | null | undefined;
  /** Nothing has been made of it yet: no sign says that all is well. */
  isEarly?: boolean;
  className?: string;
}

/**
 * How much of the document could be read, as soon as it is known. The live region exists before the text: screen
 * readers announce what is added to it.
 */
export function ReadingNote({ document, isEarly = false, className }: ReadingNoteProps) {
  const report = useReadingReport(document);
  return (
    <div role="status">
      {report && (
        <NoteLines
          lines={report.sentences}
          isFine={report.isWhole}
          hasSign={!(isEarly && report.isWhole)}
          {...(className !== undefined && { className })}
        />
      )}
    </div>
  );
}
