import type { Progress } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { ExamCost } from "../../ui/exam-cost.tsx";
import { COLUMN_LOOK, ColumnChart } from "./column-chart.tsx";
import { noonOf } from "./days-chart.tsx";
import { addDays } from "./figures.ts";
import { FiguresTable } from "./figures-table.tsx";

interface ForecastChartProps {
  /** Questions that become due, by day, today first. */
  readonly forecast: readonly number[];
  readonly today: string;
  readonly sets: Progress["sets"];
}

export function ForecastChart({ forecast, today, sets }: ForecastChartProps) {
  const { t } = useTranslation();
  const { number, date, shortDate } = useFormats();
  const days = forecast.map((due, at) => ({ date: addDays(today, at), due }));
  return (
    <ColumnChart
      title={t("progress.forecast.title")}
      summary={t("progress.forecast.summary", {
        today: number(forecast[0] ?? 0),
        tomorrow: number(forecast[1] ?? 0),
        all: number(forecast.reduce((total, due) => total + due, 0)),
      })}
      note={<ExamCosts sets={sets} />}
      columns={days.map((day) => ({ key: day.date, parts: [day.due] }))}
      kinds={[{ label: t("progress.forecast.due"), look: COLUMN_LOOK.plain }]}
      ends={[t("progress.today"), date(noonOf(days.at(-1)?.date ?? today))]}
      table={
        <FiguresTable
          caption={t("progress.forecast.title")}
          head={[t("progress.day"), t("progress.forecast.due")]}
          rows={days.map((day) => ({
            key: day.date,
            name: <span className="whitespace-nowrap">{shortDate(noonOf(day.date))}</span>,
            cells: [number(day.due)],
          }))}
        />
      }
    />
  );
}

/** What the exams ahead cost a day, by set. */
function ExamCosts({ sets }: Pick<ForecastChartProps, "sets">) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const ahead = sets.filter(({ examCost }) => examCost !== undefined);
  if (ahead.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-3">
      {ahead.map(({ datasetId, name, examAt, examCost }) => (
        <li key={datasetId} className="grid gap-0.5 [overflow-wrap:anywhere]">
          {t("examCost.title", {
            name: name.trim() === "" ? t("datasets.fallbackName") : name,
            date: date(examAt ?? ""),
          })}
          {examCost && <ExamCost cost={examCost} />}
        </li>
      ))}
    </ul>
  );
}
