import type { Progress } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { ChartColumn, CloudOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page, PageHeading } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Calibration } from "./calibration.tsx";
import { DaysChart } from "./days-chart.tsx";
import { todayOf } from "./figures.ts";
import { ForecastChart } from "./forecast-chart.tsx";
import { progressQuery } from "./queries.ts";
import { SetCard } from "./set-card.tsx";

/** `/{lang}/progress`: how well everything is known, what was done and what comes. */
export function ProgressPage() {
  const { t } = useTranslation();
  const { status } = useSession();
  const paths = usePaths();
  return (
    <Page title={t("nav.progress")} width="column">
      <PageHeading lead={status === "anonymous" && t("progress.loginNeeded")}>
        {t("nav.progress")}
      </PageHeading>
      {status === "anonymous" && <ButtonLink to={paths.login(paths.progress())}>{t("nav.login")}</ButtonLink>}
      {status === "authenticated" && <Content />}
    </Page>
  );
}

function Content() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useQuery(progressQuery());
  if (data !== undefined) return <Figures progress={data} />;
  if (error === null)
    return (
      <div role="status" aria-label={t("common.loading")} className="grid gap-4">
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-48 w-full" />
      </div>
    );
  return (
    <EmptyState
      role="alert"
      icon={<CloudOff aria-hidden="true" className="size-6" />}
      title={t("common.fetchError")}
      action={
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {t("common.retry")}
        </Button>
      }
    >
      <p>{errorText(error)}</p>
    </EmptyState>
  );
}

function Figures({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation();
  const { days, daysInARow, forecast, calibration, sets } = progress;
  const today = todayOf(new Date(), days);
  if (days.length === 0 && sets.length === 0) return <NothingYet />;
  return (
    <>
      {daysInARow > 1 && (
        <p className="-mt-3 mb-6 text-ink-soft">{t("progress.inARow", { count: daysInARow })}</p>
      )}
      {sets.length > 0 && (
        <section>
          <h2 className="mb-3 text-[1.2rem] font-[640] tracking-[-0.015em]">{t("progress.sets")}</h2>
          <ul className="grid gap-3">
            {sets.map((set) => (
              <SetCard key={set.datasetId} set={set} />
            ))}
          </ul>
        </section>
      )}
      <DaysChart days={days} today={today} />
      <ForecastChart forecast={forecast} today={today} sets={sets} />
      <Calibration calibration={calibration} />
    </>
  );
}

function NothingYet() {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <EmptyState
      icon={<ChartColumn aria-hidden="true" className="size-6" />}
      title={t("progress.empty.title")}
      action={<ButtonLink to={paths.mySets()}>{t("progress.empty.action")}</ButtonLink>}
    >
      <p>{t("progress.empty.text")}</p>
    </EmptyState>
  );
}
