import type { Attempt } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../i18n/error-text.ts";
import { useFormats } from "../../../i18n/format.ts";
import { usePaths } from "../../../lib/use-paths.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { Page, PageHeading } from "../../../ui/page.tsx";
import { examsQuery } from "../queries.ts";
import { useBegin } from "../use-begin.ts";
import { VerdictTag } from "../verdict-tag.tsx";
import { MarkedAnew } from "./marked-anew.tsx";
import { Review } from "./review.tsx";
import { SectionsTable } from "./sections-table.tsx";

type OverAttempt = Extract<Attempt, { state: "over" }>;

/** How an attempt ended: the figure, the sections, and every question with its explanation. */
export function Result({ attempt }: { readonly attempt: OverAttempt }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { result, name, submittedAt } = attempt;
  return (
    <Page title={name} width="column">
      <PageHeading step={attempt.state} lead={`${name} · ${dateTime(submittedAt)}`}>
        {t("exams.result.title")}
      </PageHeading>
      <Card className="px-5 py-6 sm:px-8 sm:py-7">
        <Figures attempt={attempt} />
      </Card>
      <MarkedAnew attempt={attempt} />
      <Actions attempt={attempt} />
      {result.sections.length > 1 && <SectionsTable sections={result.sections} />}
      <Review questions={attempt.questions} answers={attempt.answers} />
    </Page>
  );
}

function Figures({ attempt: { result, passPercent, questions } }: { readonly attempt: OverAttempt }) {
  const { t } = useTranslation();
  const { number, percent } = useFormats();
  const uncounted = questions.length - result.questions;
  const facts = [
    [t("results.correct"), result.correct],
    [t("results.wrong"), result.questions - result.correct - result.unanswered],
    [t("quiz.state.unanswered"), result.unanswered],
    [t("results.total"), result.questions],
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-6">
      <div>
        <p className="text-[2.6rem] leading-none font-[660] tracking-[-0.03em]">
          {percent(result.percent / 100)}
        </p>
        <p className="mt-3">
          <VerdictTag isPassed={result.isPassed} />
        </p>
        <p className="mt-2 text-[0.88rem] text-ink-soft">
          {t("exams.result.needed", { percent: percent(passPercent / 100) })}
        </p>
      </div>
      <dl className="min-w-0 flex-1 basis-64">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3 border-b border-line py-1.5">
            <dt className="text-[0.88rem] text-ink-soft">{label}</dt>
            <dd className="font-semibold">{number(value)}</dd>
          </div>
        ))}
      </dl>
      {result.isTimeOver && (
        <p className="basis-full text-[0.88rem] text-ink-soft">{t("exams.result.timeOver")}</p>
      )}
      {result.tooLate !== undefined && (
        <p className="basis-full text-[0.88rem] text-ink-soft">
          {t("exams.result.tooLate", { count: result.tooLate.length })}
        </p>
      )}
      {uncounted > 0 && (
        <p className="basis-full text-[0.88rem] text-ink-soft">
          {t("exams.remarked.uncounted", { count: uncounted })}
        </p>
      )}
    </div>
  );
}

/** The exam once more, as long as it has not been deleted. */
function Actions({ attempt }: { readonly attempt: OverAttempt }) {
  const { t } = useTranslation();
  const paths = usePaths();
  const errorText = useErrorText();
  const { data: exams } = useQuery(examsQuery);
  const { mutate, isPending, error, variables } = useBegin();
  const sets = exams?.find(({ id }) => id === attempt.examId)?.sets;
  const again = (isSame: boolean) => sets && mutate({ examId: attempt.examId, sets, isSame });
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button
          aria-disabled={sets === undefined}
          isBusy={isPending && variables.isSame === false}
          onClick={() => again(false)}
        >
          {t("exams.fresh")}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={sets === undefined}
          isBusy={isPending && variables.isSame}
          onClick={() => again(true)}
        >
          {t("exams.same")}
        </Button>
        <ButtonLink variant="secondary" to={paths.exams()}>
          {t("exams.all")}
        </ButtonLink>
      </div>
      {error && (
        <Alert tone="wrong" className="mt-4">
          {errorText(error)}
        </Alert>
      )}
    </>
  );
}
