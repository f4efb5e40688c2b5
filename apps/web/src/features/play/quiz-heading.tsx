import type { DocumentReport, Mode } from "@quizmill/contract";
import { ArrowLeft, FileWarning, ScanText } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useReadingReport } from "../../i18n/reading-report.ts";
import { NoteLines } from "../../ui/note-lines.tsx";

/** Target and text of the link back. */
export interface BackLink {
  readonly to: string;
  readonly label: string;
  /** For a link to another state of the same URL. */
  readonly onFollow?: () => void;
}

interface QuizHeadingProps {
  readonly title: string;
  readonly mode: Mode;
  readonly back: BackLink | null;
  /** The page of the set, to which its name leads. */
  readonly setTo?: string;
  /** The document behind the questions; null if nothing of it is known. */
  readonly document: DocumentReport | null;
  /** The state of the set: a `StatusLine`, or nothing. */
  readonly status?: ReactNode;
  /** What can be done with the question that is shown: a `QuestionMenu`. */
  readonly menu?: ReactNode;
}

/**
 * The set's name with the link back: one unobtrusive line, because the question matters most. If the document could not
 * be read completely, or was recognised from pictures, a small button says so.
 */
export function QuizHeading({ title, mode, back, setTo, document, status, menu }: QuizHeadingProps) {
  const { t } = useTranslation();
  const report = useReadingReport(document);
  const [isOpen, setIsOpen] = useState(false);
  const noteId = useId();
  const hasNote = report !== null && (!report.isWhole || report.isRecognised);
  const Sign = report?.isWhole ? ScanText : FileWarning;
  return (
    <div className="mb-3 sm:mb-4">
      <div className="group/row flex min-h-11 items-center gap-2">
        {back && <BackArrow {...back} />}
        <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-center">
          <h1
            tabIndex={-1}
            className="line-clamp-2 min-w-0 text-[0.94rem] leading-tight font-semibold break-words group-has-[[data-status]]/row:line-clamp-1"
          >
            {setTo === undefined ? (
              title
            ) : (
              <Link
                to={setTo}
                className="-my-3 rounded-key py-3 underline decoration-transparent underline-offset-4 hover:decoration-current"
              >
                {title}
              </Link>
            )}
          </h1>
          {status}
        </div>
        <div className="flex flex-none items-center gap-1">
          {hasNote && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={noteId}
              aria-label={`${t("reading.details")}: ${report.short}`}
              title={t("reading.details")}
              onClick={() => setIsOpen(!isOpen)}
              className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2.5 text-[0.82rem] text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
            >
              <Sign aria-hidden="true" className="size-4.5 text-accent" />
              <span className="max-sm:hidden">{report.short}</span>
            </button>
          )}
          <span className="rounded-key bg-sunken px-2.5 py-1 text-[0.82rem] text-ink-soft max-sm:group-has-[[data-status]]/row:sr-only">
            {t(`upload.mode.${mode}`)}
          </span>
          {menu}
        </div>
      </div>
      {hasNote && (
        <div id={noteId} hidden={!isOpen}>
          <NoteLines
            lines={report.sentences}
            isFine={report.isWhole}
            className="mt-3 rounded-control bg-accent-soft px-4 py-3"
          />
        </div>
      )}
    </div>
  );
}

function BackArrow({ to, label, onFollow }: BackLink) {
  return (
    <Link
      to={to}
      data-one-row
      onClick={onFollow}
      className="-ml-2.5 inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 print:hidden rounded-control px-2.5 text-[0.88rem] text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">{label}</span>
    </Link>
  );
}
