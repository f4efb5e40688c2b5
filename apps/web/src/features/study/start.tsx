import type { Mistakes } from "@quizmill/contract";
import { CalendarCheck, ListChecks } from "lucide-react";
import { useTranslation } from "react-i18next";
import { questionPath } from "../../lib/set-path.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { MissedList } from "../play/results/missed.tsx";

/** Today is done, or nothing was learnt yet: Today itself says which, and what else there is. */
export function NothingDue() {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <EmptyState
      icon={<CalendarCheck aria-hidden="true" className="size-6" />}
      title={t("study.nothingDue.title")}
      action={<ButtonLink to={paths.today()}>{t("nav.today")}</ButtonLink>}
    >
      <p>{t("study.nothingDue.text")}</p>
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
        action={<ButtonLink to={paths.today()}>{t("nav.today")}</ButtonLink>}
      >
        <p>{t("study.mistakes.noneText")}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button size="lg" onClick={onStart} className="max-sm:w-full sm:min-w-40">
          {t("study.start")}
        </Button>
        <p className="text-ink-soft">{t("study.mistakes.count", { count: total })}</p>
      </div>
      <div className="mt-8">
        <MissedList
          missed={questions.map((question) => ({
            question,
            language: question.language,
            to: questionPath(paths, question.datasetId, question.id),
          }))}
        />
      </div>
    </>
  );
}
