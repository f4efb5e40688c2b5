import { withoutMarks } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { correctOption } from "../judging.ts";
import type { QuizModel } from "../use-quiz.ts";

type Announced = Pick<QuizModel, "notice" | "question">;

/** Announces to screen readers what others see: the verdict, a flag, questions that arrived. */
export function Announcer({ quiz }: { readonly quiz: Announced }) {
  const text = useNoticeText(quiz);
  return (
    <p role="status" className="sr-only">
      {/* A new element each time, so that the same text is announced twice. */}
      <span key={quiz.notice?.id}>{text}</span>
    </p>
  );
}

function useNoticeText({ notice, question }: Announced): string {
  const { t } = useTranslation();
  switch (notice?.what) {
    case "correct":
    case "neutral":
    case "flagged":
    case "restored":
    case "cleared":
      return t(`quiz.say.${notice.what}`);
    case "wrong": {
      const key = question && correctOption(question);
      return t("quiz.say.wrong", { label: key?.label ?? "", answer: withoutMarks(key?.text ?? "") });
    }
    case "arrived":
      return t("quiz.say.arrived", { count: notice.count });
    default:
      return "";
  }
}
