import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormats } from "../../i18n/format.ts";
import type { StudyFigures } from "../../lib/study/figures.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";

/** For somebody whose own pace is not known yet. */
const USUAL_MS = 20_000;

/** What is due, how long it takes, and the button that begins; or that nothing is, and what comes. */
export function DueCard({ figures }: { readonly figures: StudyFigures }) {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <Card className="px-5 pt-6 pb-3 sm:px-8 sm:pt-7">
      {figures.due > 0 ? <Due figures={figures} /> : <NothingDue figures={figures} />}
      <p className="mt-2 flex flex-wrap items-center gap-x-5 text-[0.88rem] text-ink-soft">
        {figures.daysInARow > 1 && <span>{t("progress.inARow", { count: figures.daysInARow })}</span>}
        <Link
          to={paths.pace()}
          className="inline-flex min-h-11 items-center rounded-key underline decoration-line underline-offset-4 hover:text-ink"
        >
          {t("study.settings.title")}
        </Link>
      </p>
    </Card>
  );
}

function Due({ figures: { due, newLeft, usualMs } }: { readonly figures: StudyFigures }) {
  const { t } = useTranslation();
  const { number, duration } = useFormats();
  const paths = usePaths();
  const seconds = Math.max(60, (due * (usualMs ?? USUAL_MS)) / 1_000);
  return (
    <>
      <p className="flex items-baseline gap-3">
        <b className="text-[2.9rem] leading-none font-[680] tracking-[-0.03em]">{number(due)}</b>
        <span className="min-w-0">
          <span className="block font-medium">{t("today.due", { count: due })}</span>
          <Lines>
            {t("today.time", { duration: duration(seconds) })}
            {newLeft > 0 && t("today.fresh", { count: newLeft, number: number(newLeft) })}
          </Lines>
        </span>
      </p>
      <ButtonLink to={paths.review()} size="lg" className="mt-5 max-sm:w-full sm:min-w-40">
        {t("study.start")}
      </ButtonLink>
    </>
  );
}

function Lines({ children }: { readonly children: ReactNode[] }) {
  return (
    <span className="flex flex-wrap gap-x-3 text-[0.88rem] text-ink-soft">
      {children.map((words) => words && <span key={String(words)}>{words}</span>)}
    </span>
  );
}

function NothingDue({ figures }: { readonly figures: StudyFigures }) {
  const { t } = useTranslation();
  const { answeredToday, dueTomorrow, sets } = figures;
  const isFirst = answeredToday === 0 && sets.every(({ seen }) => seen === 0);
  const state = isFirst ? "nothingYet" : "nothingDue";
  return (
    <>
      <h2 className="text-[1.2rem] font-[640] tracking-[-0.015em]">
        {t(answeredToday > 0 ? "study.end.done" : `study.${state}.title`)}
      </h2>
      <p className="mt-1.5 max-w-[32em] text-ink-soft">
        {isFirst ? t("study.nothingYet.text") : t("study.dueTomorrow", { count: dueTomorrow })}
      </p>
    </>
  );
}
