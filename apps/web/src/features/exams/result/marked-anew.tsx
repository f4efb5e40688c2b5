import { type Attempt, type Remark, ROUTES } from "@quizmill/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../i18n/error-text.ts";
import { useFormats } from "../../../i18n/format.ts";
import { call } from "../../../lib/api.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { attemptQuery, examsQuery, received } from "../queries.ts";
import { VerdictTag } from "../verdict-tag.tsx";

type OverAttempt = Extract<Attempt, { state: "over" }>;

/** That keys were corrected since the exam, with the offer to mark it anew; and the results that were before this one. */
export function MarkedAnew({ attempt }: { readonly attempt: OverAttempt }) {
  const { mutate, isPending, error, isSuccess } = useMarkAnew(attempt.id);
  const { remarks = [] } = attempt.result;
  const last = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isSuccess) last.current?.focus();
  }, [isSuccess]);
  return (
    <>
      {attempt.corrected.length > 0 && (
        <Offer attempt={attempt} isBusy={isPending} error={error} onMark={() => isPending || mutate()} />
      )}
      {remarks.length > 0 && (
        <ul ref={last} tabIndex={-1} className="mt-5 grid gap-2 text-[0.94rem] outline-none">
          {remarks.map((remark) => (
            <Earlier key={`${remark.at} ${remark.reason}`} remark={remark} />
          ))}
        </ul>
      )}
    </>
  );
}

function useMarkAnew(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(ROUTES.remarkAttempt, { params: { id } }),
    onSuccess: (attempt) => {
      queryClient.setQueryData(attemptQuery(id).queryKey, received(attempt));
      return queryClient.invalidateQueries({ queryKey: examsQuery.queryKey });
    },
  });
}

interface OfferProps {
  readonly attempt: OverAttempt;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onMark: () => void;
}

function Offer({ attempt: { corrected, questions }, isBusy, error, onMark }: OfferProps) {
  const { t } = useTranslation();
  const { date, number } = useFormats();
  const errorText = useErrorText();
  const numbers = new Map(questions.map(({ id }, at) => [id, at + 1]));
  const action = (
    <Button size="sm" isBusy={isBusy} onClick={onMark}>
      {t("exams.remarked.mark")}
    </Button>
  );
  return (
    <>
      <Alert
        tone="info"
        title={t("exams.remarked.corrected", { count: corrected.length })}
        action={action}
        className="mt-5 print:hidden"
      >
        <ul>
          {corrected
            .toSorted(
              (one, other) => (numbers.get(one.questionId) ?? 0) - (numbers.get(other.questionId) ?? 0),
            )
            .map(({ questionId, since }) => (
              <li key={questionId}>
                {t("exams.remarked.since", {
                  number: number(numbers.get(questionId) ?? 0),
                  date: date(since),
                })}
              </li>
            ))}
        </ul>
        <p className="mt-1">{t("exams.remarked.hint")}</p>
      </Alert>
      {error && (
        <Alert tone="wrong" className="mt-3">
          {errorText(error)}
        </Alert>
      )}
    </>
  );
}

/** Why the result was computed anew, and what it was before. */
function Earlier({ remark: { reason, at, count, before } }: { readonly remark: Remark }) {
  const { t } = useTranslation();
  const { date, number, percent } = useFormats();
  const figures = { correct: number(before.correct), questions: number(before.questions) };
  return (
    <li className="rounded-option border border-line px-4 py-3">
      <p>{t(`exams.remarked.${reason}`, { count, date: date(at) })}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        {t("exams.remarked.before", { ...figures, percent: percent(before.percent / 100) })}
        <VerdictTag isPassed={before.isPassed} />
      </p>
    </li>
  );
}
