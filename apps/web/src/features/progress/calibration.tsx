import type { Confidence, Progress } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { FiguresTable } from "./figures-table.tsx";

/** The contract's own list would bring all of its schemas along. */
const CONFIDENCES: readonly Confidence[] = ["guess", "unsure", "sure"];

/** How often answers were right, by how sure a person was. */
export function Calibration({ calibration }: Pick<Progress, "calibration">) {
  const { t } = useTranslation();
  const { number, percent } = useFormats();
  const told = CONFIDENCES.flatMap((confidence) => {
    const row = calibration.find((one) => one.confidence === confidence);
    return row !== undefined && row.answers > 0 ? [{ ...row, share: row.correct / row.answers }] : [];
  });
  if (told.length === 0) return null;
  const sure = told.find(({ confidence }) => confidence === "sure");
  return (
    <section className="mt-12 print:break-inside-avoid">
      <h2 className="text-[1.2rem] font-[640] tracking-[-0.015em]">{t("progress.calibration.title")}</h2>
      <p className="mt-1 mb-3 text-ink-soft">
        {sure
          ? t("progress.calibration.summary", { percent: percent(sure.share) })
          : t("progress.calibration.text")}
      </p>
      <FiguresTable
        caption={t("progress.calibration.title")}
        head={[t("progress.calibration.column"), t("progress.answers"), t("results.correct")]}
        rows={told.map(({ confidence, answers, share }) => ({
          key: confidence,
          name: t(`study.confidence.${confidence}`),
          cells: [number(answers), <ShareBar key="share" share={share} text={percent(share)} />],
        }))}
      />
    </section>
  );
}

function ShareBar({ share, text }: { readonly share: number; readonly text: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <span
        aria-hidden="true"
        className="h-1.5 w-20 max-[22rem]:w-8 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        <span
          className="block h-full bg-accent forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
          style={{ width: `${100 * share}%` }}
        />
      </span>
      <span className="min-w-11">{text}</span>
    </span>
  );
}
