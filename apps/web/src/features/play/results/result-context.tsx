import type { Question } from "@quizmill/contract";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import { CONTEXT_LOOK, hasContext, MISSING_LOOK } from "../question-context.tsx";

interface ResultContextProps {
  /** The first question with this context. */
  readonly question: Question;
  readonly isShared: boolean;
  readonly isOpen: boolean;
  /** The document's language, for its words. */
  readonly language: string | null;
  readonly onToggle: () => void;
}

/**
 * The context of the questions under it, or a note that it could not be read. It begins with two lines and opens on its
 * own: if it opened with a question, the row under the pointer would move away.
 */
export function ResultContext({ question, isShared, isOpen, language, onToggle }: ResultContextProps) {
  const { t } = useTranslation();
  const [titleId, bodyId] = [useId(), useId()];
  const { context, needsPicture = false } = question;
  if (!hasContext(question)) return null;
  return (
    <div className="mb-2.5 grid grid-cols-1 gap-1.5 text-[0.94rem]">
      {context !== undefined && (
        // Not a section: results show many of them, and landmarks have names of their own.
        <fieldset aria-labelledby={titleId} className="min-w-0">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={onToggle}
            className="flex min-h-11 w-full items-center justify-between gap-3 rounded-key px-4 text-left text-[0.82rem] text-ink-soft print:min-h-0"
          >
            <span id={titleId}>{t(isShared ? "quiz.context.shared" : "quiz.context.title")}</span>
            <ChevronDown
              aria-hidden="true"
              className={`size-5 flex-none transition-transform print:hidden ${isOpen ? "rotate-180" : ""}`}
            />
          </button>
          <blockquote
            id={bodyId}
            lang={language ?? undefined}
            className={`mx-4 ${CONTEXT_LOOK} ${isOpen ? "" : "line-clamp-2"}`}
          >
            <RichText text={context} isInline={!isOpen} />
          </blockquote>
        </fieldset>
      )}
      {needsPicture && <p className={MISSING_LOOK}>{t("quiz.context.missing")}</p>}
    </div>
  );
}
