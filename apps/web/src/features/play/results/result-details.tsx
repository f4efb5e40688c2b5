import type { Option, Question } from "@quizmill/contract";
import { Check, Circle, Flag, FlagOff, Pencil, X } from "lucide-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import { QuestionEdits } from "../../edit/edits.ts";
import { Explanation } from "../explanation.tsx";
import { correctOption, findOption, marksOf } from "../judging.ts";
import { QuestionBadge } from "../question-badge.tsx";

interface ResultDetailsProps {
  readonly question: Question;
  readonly selectedId: number | undefined;
  readonly isFlagged: boolean;
  readonly language: string | null;
  readonly onToggleFlag: () => void;
}

/** The chosen option, the right one, and the explanation. */
export function ResultDetails(props: ResultDetailsProps) {
  const { question, selectedId, isFlagged, language, onToggleFlag } = props;
  const { t } = useTranslation();
  const edits = use(QuestionEdits);
  const FlagSign = isFlagged ? FlagOff : Flag;
  const marks = marksOf(question);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Answers question={question} selectedId={selectedId} language={language} />
      {marks.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {marks.map((kind) => (
            <QuestionBadge key={kind} kind={kind} />
          ))}
        </p>
      )}
      <div className="rounded-option bg-sunken p-4">
        <Explanation question={question} selectedId={selectedId} language={language} />
      </div>
      <div className="-ml-3.5 flex flex-wrap gap-x-2 print:hidden">
        <Button variant="quiet" size="sm" onClick={onToggleFlag}>
          <FlagSign aria-hidden="true" className="size-4" />
          {isFlagged ? t("quiz.flag.restore") : t("quiz.flag.add")}
        </Button>
        {edits && (
          <Button
            variant="quiet"
            size="sm"
            onFocus={edits.fetchAhead}
            onPointerEnter={edits.fetchAhead}
            onClick={() => edits.start("edit", question.id)}
          >
            <Pencil aria-hidden="true" className="size-4" />
            {t("editing.menu.edit")}
          </Button>
        )}
      </div>
    </div>
  );
}

type AnswersProps = Pick<ResultDetailsProps, "question" | "selectedId" | "language">;

function Answers({ question, selectedId, language }: AnswersProps) {
  const { t } = useTranslation();
  const selected = findOption(question, selectedId);
  const key = correctOption(question);
  const isRight = key !== null && key.id === selected?.id;
  const others = question.options.filter(({ id }) => id !== selected?.id && id !== key?.id);
  const look = !key ? "neutral" : isRight ? "correct" : "wrong";
  return (
    <dl className="grid grid-cols-1 gap-3">
      <div>
        <dt className="text-[0.82rem] text-ink-soft">{t("quiz.mark.yours")}</dt>
        <dd>{selected ? <Answer option={selected} look={look} language={language} /> : t("results.none")}</dd>
      </div>
      {key && !isRight && (
        <div>
          <dt className="text-[0.82rem] text-ink-soft">{t("results.right")}</dt>
          <dd>
            <Answer option={key} look="correct" language={language} />
          </dd>
        </div>
      )}
      {others.length > 0 && (
        <div>
          <dt className="text-[0.82rem] text-ink-soft">{t("results.others")}</dt>
          {others.map((option) => (
            <dd key={option.id} className="mt-0.5 pl-6 text-ink-soft">
              <b className="font-semibold">{option.label}</b>{" "}
              <span lang={language ?? undefined} className="whitespace-pre-line">
                <RichText text={option.text} isInline />
              </span>
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

const ANSWER_LOOK = {
  correct: { Sign: Check, ink: "text-correct", word: "quiz.state.correct" },
  wrong: { Sign: X, ink: "text-wrong", word: "quiz.state.wrong" },
  neutral: { Sign: Circle, ink: "text-ink-soft", word: "quiz.state.neutral" },
} as const;

interface AnswerProps {
  readonly option: Option;
  readonly look: keyof typeof ANSWER_LOOK;
  readonly language: string | null;
}

function Answer({ option, look, language }: AnswerProps) {
  const { t } = useTranslation();
  const { Sign, ink, word } = ANSWER_LOOK[look];
  return (
    <span className="flex items-start gap-2">
      <Sign aria-hidden="true" className={`mt-1 size-4 flex-none ${ink}`} strokeWidth={2.5} />
      <span className="sr-only">{t(word)}</span>
      <b className="font-semibold">{option.label}</b>
      <span lang={language ?? undefined} className="min-w-0 whitespace-pre-line">
        <RichText text={option.text} isInline />
      </span>
    </span>
  );
}
