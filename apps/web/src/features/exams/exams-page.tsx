import type { Exam } from "@quizmill/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ClipboardList } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { ExamCard } from "./exam-card.tsx";
import { ExamDates } from "./exam-dates.tsx";
import { ExamsFrame, LoadFailure, Loading } from "./exams-frame.tsx";
import { attemptQuery, examsQuery } from "./queries.ts";
import { keptAttempt } from "./run/kept-attempt.ts";

/** `/{lang}/exams`: the account's exams with the history of their attempts. */
export function ExamsPage() {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <ExamsFrame
      title={t("nav.exams")}
      lead={t("exams.lead")}
      action={
        <ButtonLink to={paths.newExam()} size="sm" variant="secondary">
          {t("exams.new")}
        </ButtonLink>
      }
    >
      <ExamList />
      <ExamDates />
    </ExamsFrame>
  );
}

function ExamList() {
  const { data: exams, error, refetch } = useQuery(examsQuery);
  const [deleting, setDeleting] = useState<Exam | null>(null);
  useForgetOver(exams);
  if (exams === undefined)
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Loading />;
  if (exams.length === 0) return <NoExams />;
  const close = () => setDeleting(null);
  return (
    <>
      <ul className="grid gap-4">
        {exams.map((exam) => (
          <ExamCard key={exam.id} exam={exam} onDelete={() => setDeleting(exam)} />
        ))}
      </ul>
      {deleting && <DeleteDialog exam={deleting} onClose={close} />}
    </>
  );
}

/** What this browser kept of attempts that ended is of no use any more, once the server was told it. */
function useForgetOver(exams: readonly Exam[] | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    for (const { id, submittedAt } of exams?.flatMap(({ attempts }) => attempts) ?? []) {
      if (submittedAt === null) continue;
      const kept = keptAttempt(id);
      if (kept.loadRun() === null) kept.forget();
      else void client.fetchQuery(attemptQuery(id)).then(() => client.invalidateQueries(examsQuery), ignore);
    }
  }, [exams, client]);
}

/** Sent with the next visit. */
const ignore = () => undefined;

function NoExams() {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <EmptyState
      icon={<ClipboardList aria-hidden="true" className="size-6" />}
      title={t("exams.empty.title")}
      action={<ButtonLink to={paths.newExam()}>{t("exams.new")}</ButtonLink>}
    >
      <p>{t("exams.empty.text")}</p>
    </EmptyState>
  );
}
