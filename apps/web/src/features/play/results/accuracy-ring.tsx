import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/format.ts";

/** Shown instead of a percentage of nothing. */
export const NO_SHARE = "–";

/** Lower bounds of a good and a fair result. */
const GOOD_PERCENT = 80;
const FAIR_PERCENT = 50;

/** The ring's colour matches its number. */
export function ringLook(percent: number): string {
  if (percent >= GOOD_PERCENT) return "stroke-correct";
  return percent >= FAIR_PERCENT ? "stroke-accent" : "stroke-wrong";
}

const SIZE = 168;
const STROKE = 13;
const RADIUS = (SIZE - STROKE) / 2;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** Correct answers of all that can be judged, as a ring with a number in it; a dash if none can. */
export function AccuracyRing({ percent }: { readonly percent: number | null }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const circle = {
    cx: SIZE / 2,
    cy: SIZE / 2,
    r: RADIUS,
    fill: "none",
    strokeWidth: STROKE,
  };
  return (
    <div className="relative grid size-42 flex-none place-items-center">
      <svg aria-hidden="true" viewBox={`0 0 ${SIZE} ${SIZE}`} className="absolute inset-0 -rotate-90">
        <circle {...circle} className="stroke-line" />
        {percent !== null && percent > 0 && (
          <circle
            {...circle}
            className={`${ringLook(percent)} transition-[stroke-dasharray] duration-200 starting:[stroke-dasharray:0_600]`}
            strokeLinecap="round"
            strokeDasharray={`${(CIRCUMFERENCE * percent) / 100} ${CIRCUMFERENCE}`}
          />
        )}
      </svg>
      <p className="grid text-center leading-tight">
        <b className="text-[2.2rem] font-[660] tracking-[-0.03em]">
          {percent === null ? NO_SHARE : formats.percent(percent / 100)}
        </b>
        <span className="text-[0.82rem] text-ink-soft">{t("results.accuracy")}</span>
      </p>
    </div>
  );
}
