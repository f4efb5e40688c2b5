import type { Mode } from "@quizmill/contract";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** Where the way back leads, and what it is called. */
export interface BackLink {
  readonly to: string;
  readonly label: string;
}

interface QuizHeadingProps {
  readonly title: string;
  readonly mode: Mode;
  readonly back: BackLink | null;
}

/** The set's name with the way back: one quiet line, since the question is what one came for. */
export function QuizHeading({ title, mode, back }: QuizHeadingProps) {
  const { t } = useTranslation();
  return (
    <div className="mb-3 flex items-center gap-2 sm:mb-4">
      {back && (
        <Link
          to={back.to}
          className="-ml-2.5 inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-control px-2.5 text-[0.88rem] text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{back.label}</span>
        </Link>
      )}
      <h1 tabIndex={-1} className="line-clamp-2 min-w-0 text-[0.94rem] font-semibold break-words">
        {title}
      </h1>
      <span className="ml-auto flex-none rounded-key bg-sunken px-2.5 py-1 text-[0.82rem] text-ink-soft">
        {t(`upload.mode.${mode}`)}
      </span>
    </div>
  );
}
