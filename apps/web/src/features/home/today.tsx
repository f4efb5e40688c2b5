import { useDeferredValue, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { keepPage } from "../../lib/kept-page.ts";
import { type StudyFigures, useStudyFigures } from "../../lib/study/figures.ts";
import { refreshFigures } from "../../lib/study/today.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DropPlace } from "./drop-place.tsx";
import { DueCard } from "./due-card.tsx";
import { ExamDays } from "./exam-days.tsx";
import { LastMistakes } from "./last-mistakes.tsx";
import { RecentSets } from "./recent-sets.tsx";

/**
 * What the start page is to members: what is due, where they were, what they missed, what lies ahead. It shows what was
 * known at the last visit until the server has told more.
 */
export function Today() {
  const { t } = useTranslation();
  const figures = useDeferredValue(useStudyFigures());
  const { hasFailed, retry } = useFreshFigures();
  useKeptPage(figures !== null);
  return (
    <>
      <PageHeading className="mb-4!">{t("nav.today")}</PageHeading>
      {figures && <Figures figures={figures} />}
      {figures === null && !hasFailed && <Waiting />}
      <div role="alert">
        {figures === null && hasFailed && (
          <p className="flex flex-wrap items-center gap-4">
            {t("common.fetchError")}
            <Button onClick={retry}>{t("common.retry")}</Button>
          </p>
        )}
      </div>
    </>
  );
}

/** In the shape of what comes. */
function Waiting() {
  return (
    <div className={COLUMNS}>
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}

const COLUMNS = "grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]";

function Figures({ figures }: { readonly figures: StudyFigures }) {
  return (
    <div className={COLUMNS}>
      <div className="grid grid-cols-1 gap-8">
        <DueCard figures={figures} />
        <RecentSets figures={figures} />
      </div>
      <div className="grid grid-cols-1 gap-8">
        <LastMistakes mistakes={figures.mistakes} />
        <ExamDays exams={figures.exams} lastResult={figures.lastResult} />
        <DropPlace />
      </div>
    </div>
  );
}

/** The parts around it that load by themselves are there by then. */
const WHOLE_MS = 500;

/** Keeps what stands here for the first paint of the next visit. */
function useKeptPage(isKnown: boolean): void {
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(keepPage, WHOLE_MS);
    addEventListener("pagehide", keepPage);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keepPage);
    };
  }, [isKnown]);
}

/** Asks for them at each visit: sets are made and changed on other pages. */
function useFreshFigures() {
  const [hasFailed, setFailed] = useState(false);
  const ask = () => {
    refreshFigures(0).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  useEffect(ask, []);
  return { hasFailed, retry: ask };
}
