import type { Progress } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorText } from "../../i18n/error-text.ts";
import { useFormats } from "../../i18n/format.ts";
import { setPath } from "../../lib/set-path.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { MasteryBar, MasteryWords } from "../../ui/mastery-bar.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ExamDate } from "./exam-date.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { progressQuery } from "./queries.ts";

type StudiedSet = Progress["sets"][number];

/** How well a set is known; opened, by section and with the day of its exam. */
export function SetCard({ set }: { readonly set: StudiedSet }) {
  const { t } = useTranslation();
  const { number, percent } = useFormats();
  const paths = usePaths();
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const name = set.name.trim() === "" ? t("datasets.fallbackName") : set.name;
  return (
    <li className="rounded-card border border-line bg-surface px-5 py-4 sm:px-6 print:break-inside-avoid">
      <h3 className="font-[600] leading-snug [overflow-wrap:anywhere]">
        <Link
          to={setPath(paths, set.datasetId)}
          className="underline decoration-transparent underline-offset-4 hover:decoration-current"
        >
          {name}
        </Link>
      </h3>
      <MasteryBar mastery={set} className="mt-3 mb-2" />
      <MasteryWords mastery={set} />
      <p className="mt-1 flex flex-wrap gap-x-4 text-[0.88rem]">
        {set.recall && (
          <span>
            {t("progress.recall", {
              percent: percent(set.recall.share),
              count: set.recall.questions,
              number: number(set.recall.questions),
            })}
          </span>
        )}
        {set.due > 0 && <b className="font-semibold">{t("progress.due", { number: number(set.due) })}</b>}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
        className="mt-1 -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-[0.88rem] text-ink-soft transition-colors hover:bg-sunken hover:text-ink print:hidden"
      >
        {t("progress.more")}
        <span className="sr-only">{name}</span>
        <ChevronDown
          aria-hidden="true"
          className={`size-4.5 transition-transform ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <Details set={set} />}
      </div>
    </li>
  );
}

function Details({ set: { datasetId, examAt, examCost } }: { readonly set: StudiedSet }) {
  const { t } = useTranslation();
  const { percent, number } = useFormats();
  const errorText = useErrorText();
  const { data, error } = useQuery(progressQuery(datasetId));
  if (error) return <Alert tone="wrong">{errorText(error)}</Alert>;
  const sections = data?.sets[0]?.sections;
  return (
    <div className="grid gap-5 pt-1 pb-2">
      {sections === undefined ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <FiguresTable
          caption={t("progress.bySection")}
          head={[t("carry.role.section"), t("progress.dueColumn"), t("progress.recallColumn")]}
          rows={sections.map(({ section, heading, ...mastery }) => ({
            key: String(section),
            name: (
              <>
                {heading ?? t("progress.noHeading")}
                <MasteryBar mastery={mastery} className="my-1.5 max-w-56" />
                <MasteryWords mastery={mastery} />
              </>
            ),
            cells: [number(mastery.due), mastery.recall ? percent(mastery.recall.share) : "–"],
          }))}
        />
      )}
      <ExamDate datasetId={datasetId} examAt={examAt} examCost={examCost} />
    </div>
  );
}
