import type { Mistakes, Today } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheck, ChevronRight, ListChecks } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { studiedSetsQuery } from "./queries.ts";
import { StudySettingsSection } from "./settings-section.tsx";

interface TodayStartProps {
  readonly today: Today;
  readonly onStart: () => void;
}

/** What is due, and the one button that begins. */
export function TodayStart({ today, onStart }: TodayStartProps) {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <>
      {today.questions.length > 0 ? <Due today={today} onStart={onStart} /> : <NothingDue today={today} />}
      <p className="mt-5">
        <ButtonLink to={paths.mistakes()} variant="quiet" size="sm" className="-ml-3.5">
          {t("study.mistakes.open")}
          <ChevronRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      </p>
      <StudySettingsSection settings={today.settings} />
    </>
  );
}

const COUNTS = ["due", "newLeft", "dueTomorrow"] as const;

function Due({ today, onStart }: TodayStartProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <Card className="px-5 py-6 sm:px-8 sm:py-8">
      <dl className="grid grid-cols-3 gap-4">
        {COUNTS.map((count) => (
          <div key={count} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-[0.88rem] leading-snug text-ink-soft hyphens-auto">
              {t(`study.count.${count}`)}
            </dt>
            <dd className="text-[1.9rem] leading-tight font-[680] tracking-[-0.02em]">
              {number(today[count])}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button size="lg" onClick={onStart} className="max-sm:w-full sm:min-w-40">
          {t("study.start")}
        </Button>
        <p className="text-[0.94rem] text-ink-soft">
          {t("study.questionsNow", { count: today.questions.length })}
        </p>
      </div>
    </Card>
  );
}

function NothingDue({ today }: Pick<TodayStartProps, "today">) {
  const { t } = useTranslation();
  const paths = usePaths();
  const { data: sets } = useQuery(studiedSetsQuery);
  const isFirst = sets?.length === 0 && today.answeredToday === 0;
  return (
    <EmptyState
      icon={<CalendarCheck aria-hidden="true" className="size-6" />}
      title={t(isFirst ? "study.nothingYet.title" : "study.nothingDue.title")}
      action={<ButtonLink to={paths.mySets()}>{t("nav.mySets")}</ButtonLink>}
    >
      <p>{t(isFirst ? "study.nothingYet.text" : "study.nothingDue.text")}</p>
      {!isFirst && <p className="mt-1">{t("study.dueTomorrow", { count: today.dueTomorrow })}</p>}
    </EmptyState>
  );
}

interface MistakesStartProps {
  readonly mistakes: Mistakes;
  readonly onStart: () => void;
}

export function MistakesStart({ mistakes, onStart }: MistakesStartProps) {
  const { t } = useTranslation();
  const paths = usePaths();
  const { total, questions } = mistakes;
  if (questions.length === 0) {
    return (
      <EmptyState
        icon={<ListChecks aria-hidden="true" className="size-6" />}
        title={t("study.mistakes.none")}
        action={<ButtonLink to={paths.study()}>{t("nav.study")}</ButtonLink>}
      >
        <p>{t("study.mistakes.noneText")}</p>
      </EmptyState>
    );
  }
  return (
    <Card className="px-5 py-6 sm:px-8 sm:py-8">
      <p>{t("study.mistakes.count", { count: total })}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="lg" onClick={onStart} className="max-sm:w-full sm:min-w-40">
          {t("study.start")}
        </Button>
        <ButtonLink to={paths.study()} size="lg" variant="secondary" className="max-sm:w-full">
          {t("study.back")}
        </ButtonLink>
      </div>
    </Card>
  );
}
