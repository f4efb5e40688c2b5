import type { LastResult } from "@quizmill/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormats } from "../../i18n/format.ts";
import { lastSet } from "../../lib/last-set.ts";
import { studyFigures, useStudyFigures } from "../../lib/study/figures.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";

const ROW = "max-sm:col-span-2";

/**
 * For members: where they were, their sets, what is due today, and their last result. The figures are known last, so
 * they come last: what stands there already never moves.
 */
export function MemberActions() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const paths = usePaths();
  const { due = 0, lastResult } = useStudyFigures() ?? {};
  const [last] = useState(lastSet.read);
  const isDue = due > 0;
  useEffect(refreshOutdated, []);
  return (
    <>
      {last && (
        <ButtonLink to={paths.dataset(last.id)} className={ROW}>
          <span className="line-clamp-1 max-w-64 break-all">{t("home.hero.goOn", { name: last.name })}</span>
        </ButtonLink>
      )}
      <ButtonLink
        to={paths.mySets()}
        variant={last ? "secondary" : "primary"}
        className={last && isDue ? "" : ROW}
      >
        {t("nav.mySets")}
      </ButtonLink>
      {!last && (
        <ButtonLink to={paths.upload()} variant="secondary" className={isDue ? "" : ROW}>
          {t("home.hero.upload")}
        </ButtonLink>
      )}
      {isDue && (
        <ButtonLink to={paths.study()} variant="secondary">
          {t("home.hero.due", { number: number(due) })}
        </ButtonLink>
      )}
      {lastResult && <ResultLine result={lastResult} />}
    </>
  );
}

/** Within the space under the actions, so that it takes no room of its own. */
function ResultLine({ result: { kind, id, name, percent } }: { readonly result: LastResult }) {
  const { t } = useTranslation();
  const { percent: share, series } = useFormats();
  const words = [share(percent / 100), name].filter((word) => word.trim() !== "");
  const paths = usePaths();
  return (
    <Link
      to={kind === "exam" ? paths.attempt(id) : paths.dataset(id)}
      className="absolute top-full left-0 mt-2.5 flex min-h-6 max-w-full items-center rounded-key text-[0.88rem] text-ink-soft underline decoration-line underline-offset-4 hover:text-ink"
    >
      <span className="truncate">{t("home.hero.lastResult", { result: series(words) })}</span>
    </Link>
  );
}

/** Something was answered since the figures were loaded. */
function refreshOutdated(): void {
  if (studyFigures.read()?.at !== 0) return;
  import("../../lib/study/today.ts").then((part) => part.refreshFigures()).catch(() => undefined);
}
