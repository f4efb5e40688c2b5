import type { Question } from "@quizmill/contract";
import { type RefCallback, useId } from "react";
import { useTranslation } from "react-i18next";
import { RichText } from "../../ui/rich-text/rich-text.tsx";

interface QuestionContextProps {
  readonly question: Question;
  /** The document's language, for its words. */
  readonly language: string | null;
  readonly className?: string;
  /** Set if reading a question begins here. */
  readonly startRef?: RefCallback<HTMLElement>;
}

/** Whether a question needs more than its own words. */
export function hasContext({ context, needsPicture }: Pick<Question, "context" | "needsPicture">): boolean {
  return context !== undefined || needsPicture === true;
}

/** The context of a question beside its own words, or a note that it could not be read; shown above its stem. */
export function QuestionContext({ question, language, className = "", startRef }: QuestionContextProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { context, needsPicture = false } = question;
  if (!hasContext(question)) return null;
  return (
    <section
      ref={startRef}
      tabIndex={startRef ? -1 : undefined}
      aria-labelledby={titleId}
      className={`grid grid-cols-1 gap-1.5 text-[0.94rem] outline-none ${className}`}
    >
      {context !== undefined && (
        <>
          <p id={titleId} className="text-[0.82rem] text-ink-soft">
            {t("quiz.context.title")}
          </p>
          <blockquote lang={language ?? undefined} className={CONTEXT_LOOK}>
            <RichText text={context} />
          </blockquote>
        </>
      )}
      {needsPicture && (
        <p {...(context === undefined && { id: titleId })} className={MISSING_LOOK}>
          {t("quiz.context.missing")}
        </p>
      )}
    </section>
  );
}

/** Style of a context, wherever it is shown. */
export const CONTEXT_LOOK =
  "border-l-[3px] border-line pl-3.5 text-pretty break-words whitespace-pre-line hyphens-auto";
/** Style of the note that a context could not be read. */
export const MISSING_LOOK = "justify-self-start rounded-key bg-sunken px-3 py-1.5 text-[0.88rem] text-pretty";
