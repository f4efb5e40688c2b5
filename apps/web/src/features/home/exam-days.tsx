import type { Today } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormats } from "../../i18n/format.ts";
import { daysUntil } from "../../lib/study/exam-day.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ROW, TodaySection } from "./today-section.tsx";

/** The exams that come, and how the last one went. */
export function ExamDays({ exams, lastResult }: Pick<Today, "exams" | "lastResult">) {
  const { t } = useTranslation();
  const { shortDate, inDays, percent, series } = useFormats();
  const paths = usePaths();
  const now = new Date();
  const nameOf = (name: string) => (name.trim() === "" ? t("datasets.fallbackName") : name);
  return (
    <TodaySection title={t("study.exam.title")}>
      <ul>
        {exams.map(({ datasetId, name, examAt }) => (
          <li key={datasetId}>
            <Link to={paths.exams()} className={ROW}>
              <span className="min-w-0 truncate">{nameOf(name)}</span>
              <span className="flex-none text-[0.88rem] text-ink-soft">
                {series([inDays(daysUntil(examAt, now)), shortDate(examAt)])}
              </span>
            </Link>
          </li>
        ))}
        {lastResult && (
          <li>
            <Link
              to={lastResult.kind === "exam" ? paths.attempt(lastResult.id) : paths.dataset(lastResult.id)}
              className={ROW}
            >
              <span className="min-w-0 truncate">
                {t("today.lastResult", { result: nameOf(lastResult.name) })}
              </span>
              <span className="flex-none">{percent(lastResult.percent / 100)}</span>
            </Link>
          </li>
        )}
        {exams.length === 0 && (
          <li>
            <Link to={paths.exams()} className={ROW}>
              {t("today.setDay")}
            </Link>
          </li>
        )}
      </ul>
    </TodaySection>
  );
}
