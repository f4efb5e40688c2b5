import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { COLUMN_LOOK, ColumnChart } from "./column-chart.tsx";
import { accuracyOf, lastDays, minutesOf, type StudyDay, sumOf } from "./figures.ts";
import { FiguresTable } from "./figures-table.tsx";

const SHOWN_DAYS = 30;

interface DaysChartProps {
  readonly days: readonly StudyDay[];
  readonly today: string;
}

/** Answers of the last days, right and wrong, with the time they took. */
export function DaysChart({ days, today }: DaysChartProps) {
  const { t } = useTranslation();
  const { number, percent, date, shortDate } = useFormats();
  const shown = lastDays(days, today, SHOWN_DAYS);
  const total = sumOf(shown);
  const accuracy = accuracyOf(total);
  const share = (of: number | null) => (of === null ? "–" : percent(of));
  const studied = shown.filter(({ answers }) => answers > 0).reverse();
  return (
    <ColumnChart
      title={t("progress.days.title")}
      summary={
        accuracy === null
          ? t("progress.days.none")
          : t("progress.days.summary", {
              count: total.answers,
              answers: number(total.answers),
              percent: percent(accuracy),
              minutes: number(minutesOf(total.durationMs)),
            })
      }
      columns={shown.map((day) => ({ key: day.date, parts: [day.correct, day.wrong] }))}
      kinds={[
        { label: t("results.correct"), look: COLUMN_LOOK.correct },
        { label: t("results.wrong"), look: COLUMN_LOOK.wrong },
      ]}
      ends={[date(noonOf(shown[0]?.date ?? today)), t("progress.today")]}
      table={
        <FiguresTable
          caption={t("progress.days.title")}
          head={[
            ...[t("progress.day"), t("progress.answers"), t("results.correct"), t("exams.setup.minutes")],
          ]}
          rows={studied.map((day) => ({
            key: day.date,
            name: <span className="whitespace-nowrap">{shortDate(noonOf(day.date))}</span>,
            cells: [number(day.answers), share(accuracyOf(day)), number(minutesOf(day.durationMs))],
          }))}
        />
      }
    />
  );
}

/** A time within the day, by the reader's own clock: midnight by Greenwich may be another day. */
export const noonOf = (date: string) => `${date}T12:00:00`;
