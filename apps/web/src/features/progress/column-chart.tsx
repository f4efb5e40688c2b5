import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";

interface Column {
  readonly key: string;
  /** From the bottom up, in the order of the kinds. */
  readonly parts: readonly number[];
}

interface Kind {
  readonly label: string;
  readonly look: string;
}

interface ColumnChartProps {
  readonly title: string;
  /** What the figures say, in a sentence. */
  readonly summary: ReactNode;
  /** What else is to be said about them. */
  readonly note?: ReactNode;
  readonly columns: readonly Column[];
  readonly kinds: readonly Kind[];
  /** Under the first and the last column. */
  readonly ends: readonly [string, string];
  /** The same figures as a table. */
  readonly table: ReactNode;
}

/** A few quiet columns. Screen readers get the sentence and the table instead. */
export function ColumnChart({ title, summary, note, columns, kinds, ends, table }: ColumnChartProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const heights = columns.map(({ parts }) => parts.reduce((total, part) => total + part, 0));
  const most = Math.max(1, ...heights);
  return (
    <section className="mt-12 print:break-inside-avoid">
      <h2 className="text-[1.2rem] font-[640] tracking-[-0.015em]">{title}</h2>
      <p className="mt-1 text-ink-soft">{summary}</p>
      {note}
      <div aria-hidden="true" className="mt-4">
        <p className="text-[0.82rem] text-ink-soft">{number(most)}</p>
        <div className="flex h-32 items-end gap-[3px] border-y border-line">
          {columns.map(({ key, parts }) => (
            <div key={key} className="flex h-full min-w-0 flex-1 flex-col-reverse">
              {parts.map((part, at) =>
                part === 0 ? null : (
                  <span
                    // The parts of a column have no other identity than their place.
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    key={at}
                    className={`min-h-[2px] ${kinds[at]?.look}`}
                    style={{ height: `${(100 * part) / most}%` }}
                  />
                ),
              )}
            </div>
          ))}
        </div>
        <div className="mt-1 flex justify-between gap-4 text-[0.82rem] text-ink-soft">
          <span>{ends[0]}</span>
          <span className="text-right">{ends[1]}</span>
        </div>
        {kinds.length > 1 && <Legend kinds={kinds} />}
      </div>
      <details className="mt-2 text-[0.94rem] print:details-content:[content-visibility:visible]">
        <summary className="min-h-8 cursor-pointer rounded-key py-1 text-[0.88rem] text-ink-soft print:hidden">
          {t("progress.asTable")}
        </summary>
        {table}
      </details>
    </section>
  );
}

function Legend({ kinds }: Pick<ColumnChartProps, "kinds">) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[0.82rem] text-ink-soft">
      {kinds.map(({ label, look }) => (
        <li key={label} className="flex items-center gap-2">
          <span className={`size-3 rounded-[3px] ${look}`} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Looks that differ in more than colour, in forced colours too. */
export const COLUMN_LOOK = {
  plain: "bg-accent forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none",
  correct: "bg-correct forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none",
  wrong:
    "border border-wrong bg-[repeating-linear-gradient(135deg,var(--wrong)_0_2px,transparent_2px_5px)] forced-colors:border-[CanvasText] forced-colors:forced-color-adjust-none",
} as const;
