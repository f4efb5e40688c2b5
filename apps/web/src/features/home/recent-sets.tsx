import { LIMITS, type RecentSet } from "@quizmill/contract";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormats } from "../../i18n/format.ts";
import { lastSet } from "../../lib/last-set.ts";
import { setPath } from "../../lib/set-path.ts";
import type { StudyFigures } from "../../lib/study/figures.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ROW, TodaySection } from "./today-section.tsx";

/** The set one was in, with the button that goes on, and those before it. */
export function RecentSets({ figures: { sets, due } }: { readonly figures: StudyFigures }) {
  const { t } = useTranslation();
  const paths = usePaths();
  const [last] = useState(lastSet.read);
  const [first, ...others] = lastFirst(sets, last);
  const look = due > 0 ? "secondary" : "primary";
  if (first === undefined)
    return (
      <ButtonLink to={paths.upload()} variant={look} className="justify-self-start">
        {t("datasets.empty.action")}
      </ButtonLink>
    );
  return (
    <TodaySection title={t("today.goOn")}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line pb-4">
        <Link to={setPath(paths, first.id)} className="min-w-0 rounded-key">
          <SetName set={first} />
        </Link>
        <ButtonLink to={paths.dataset(first.id)} variant={look} className="max-sm:w-full">
          {t("exams.goOn")}
        </ButtonLink>
      </div>
      <ul>
        {others.map((set) => (
          <li key={set.id}>
            <Link to={setPath(paths, set.id)} className={ROW}>
              <SetName set={set} />
              <ChevronRight aria-hidden="true" className="size-4.5 flex-none text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.mySets()} variant="quiet" size="sm" className="mt-1 -ml-3.5">
        {t("nav.mySets")}
      </ButtonLink>
    </TodaySection>
  );
}

function SetName({ set: { name, questions, seen } }: { readonly set: RecentSet }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <span className="min-w-0">
      <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">
        {name.trim() === "" ? t("datasets.fallbackName") : name}
      </span>
      {questions > 0 && (
        <span className="block text-[0.88rem] text-ink-soft">
          {t("today.seen", { seen: number(seen), questions: number(questions) })}
        </span>
      )}
    </span>
  );
}

/** This browser knows first which set was opened last; how far it is, the server tells. */
function lastFirst(sets: readonly RecentSet[], last: ReturnType<typeof lastSet.read>): readonly RecentSet[] {
  if (last === null) return sets;
  const { id, name } = last;
  const opened = sets.find((set) => set.id === id) ?? { id, name, questions: 0, seen: 0 };
  return [opened, ...sets.filter((set) => set.id !== id)].slice(0, LIMITS.study.todayRows);
}
