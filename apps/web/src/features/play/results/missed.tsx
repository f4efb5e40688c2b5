import type { Question } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import { correctOption } from "../judging.ts";

export interface MissedQuestion {
  readonly question: Question;
  /** Of its document; null where it is not known. */
  readonly language: string | null;
  /** Where it stands in its set; null where that is this page. */
  readonly to: string | null;
}

/** What was missed, each question with its right answer. */
export function MissedList({ missed }: { readonly missed: readonly MissedQuestion[] }) {
  const { t } = useTranslation();
  return (
    <ul className="text-left">
      {missed.map(({ question, language, to }) => {
        const right = correctOption(question);
        const stem = <RichText text={question.text} isInline />;
        return (
          <li key={question.id} lang={language ?? undefined} className="border-t border-line py-3.5">
            <p className="font-medium">
              {to === null ? (
                stem
              ) : (
                <Link
                  to={to}
                  className="underline decoration-line underline-offset-4 hover:decoration-current"
                >
                  {stem}
                </Link>
              )}
            </p>
            {right && (
              <p className="mt-1 text-ink-soft">
                <span className="sr-only">{t("results.right")}</span> <RichText text={right.text} isInline />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
