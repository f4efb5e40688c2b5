import type { AttemptSummary, Exam } from "@quizmill/contract";
import { Clock, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorText } from "../../i18n/error-text.ts";
import { useFormats } from "../../i18n/format.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useBegin } from "./use-begin.ts";
import { VerdictTag } from "./verdict-tag.tsx";

/** Attempts that are shown at once. */
const FEW = 5;

/** One exam: its rules, what can be done with it, and its attempts. */
export function ExamCard({ exam, onDelete }: { readonly exam: Exam; readonly onDelete: () => void }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const nameId = useId();
  return (
    <li
      aria-labelledby={nameId}
      className="grid gap-4 rounded-card border border-line bg-surface px-5 py-4 sm:px-6 sm:py-5"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={nameId} className="font-[600] leading-snug [overflow-wrap:anywhere]">
            {exam.name}
          </h2>
          <p className="mt-1 flex flex-wrap gap-x-4 text-[0.88rem] text-ink-soft">
            <span>{t("datasets.questions", { count: exam.count })}</span>
            <span>{t("exams.minutes", { count: exam.minutes })}</span>
            <span>{t("exams.passAt", { percent: percent(exam.passPercent / 100) })}</span>
          </p>
        </div>
        <IconButton
          label={t("exams.delete.named", { name: exam.name })}
          onClick={onDelete}
          className="-mt-2 -mr-3"
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <Actions exam={exam} />
      {exam.attempts.length > 0 && <History attempts={exam.attempts} />}
    </li>
  );
}

function Actions({ exam: { id: examId, sets, attempts } }: { readonly exam: Exam }) {
  const { t } = useTranslation();
  const paths = usePaths();
  const errorText = useErrorText();
  const { mutate, isPending, error, variables } = useBegin();
  const running = attempts.find(isRunning);
  if (running !== undefined)
    return (
      <ButtonLink to={paths.attempt(running.id)} size="sm" className="justify-self-start">
        {t("exams.goOn")}
      </ButtonLink>
    );
  const begin = (isSame: boolean) => mutate({ examId, sets, isSame });
  const hasAttempts = attempts.length > 0;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" isBusy={isPending && !variables.isSame} onClick={() => begin(false)}>
          {t(hasAttempts ? "exams.fresh" : "exams.begin")}
        </Button>
        {hasAttempts && (
          <Button
            size="sm"
            variant="secondary"
            isBusy={isPending && variables.isSame}
            onClick={() => begin(true)}
          >
            {t("exams.same")}
          </Button>
        )}
      </div>
      {error && <Alert tone="wrong">{errorText(error)}</Alert>}
    </div>
  );
}

function isRunning({ submittedAt, deadline }: AttemptSummary): boolean {
  return submittedAt === null && Date.parse(deadline) > Date.now();
}

function History({ attempts }: { readonly attempts: readonly AttemptSummary[] }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? attempts : attempts.slice(0, FEW);
  return (
    <div>
      <h3 className="mb-1 text-[0.82rem] text-ink-soft">{t("exams.history")}</h3>
      <ul>
        {shown.map((attempt) => (
          <HistoryLine key={attempt.id} attempt={attempt} />
        ))}
      </ul>
      {shown.length < attempts.length && (
        <Button variant="quiet" size="sm" onClick={() => setWhole(true)} className="-ml-3.5">
          {t("exams.older", { count: attempts.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

/** Date, per cent, and passed or not; the date leads to the result. */
function HistoryLine({ attempt }: { readonly attempt: AttemptSummary }) {
  const { t } = useTranslation();
  const { dateTime, percent } = useFormats();
  const paths = usePaths();
  const { id, startedAt, result } = attempt;
  const before = result?.remarks?.[0]?.before;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 border-t border-line">
      <Link
        to={paths.attempt(id)}
        className="inline-flex min-h-11 items-center text-[0.94rem] underline decoration-line underline-offset-4 hover:decoration-current"
      >
        <time dateTime={startedAt}>{dateTime(startedAt)}</time>
      </Link>
      {result === null ? (
        <span className="ml-auto inline-flex items-center gap-1.5 text-[0.88rem] text-ink-soft">
          <Clock aria-hidden="true" className="size-[1.1em]" />
          {t(isRunning(attempt) ? "exams.running" : "exams.timeOver.title")}
        </span>
      ) : (
        <span className="ml-auto inline-flex items-center gap-3 pb-2.5 sm:pb-0">
          {before !== undefined && (
            <span className="text-[0.88rem] text-ink-soft">
              {t("exams.remarked.beforeShort", { percent: percent(before.percent / 100) })}
            </span>
          )}
          <b className="font-semibold">{percent(result.percent / 100)}</b>
          <VerdictTag isPassed={result.isPassed} />
        </span>
      )}
    </li>
  );
}
