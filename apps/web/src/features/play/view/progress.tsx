import { ChevronUp } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/format.ts";
import { FreshText } from "../../../ui/fresh-text.tsx";

interface ProgressProps {
  /** 1-based. */
  readonly position: number;
  readonly total: number;
}

/** The position in the set: text, a percentage and a bar. */
export function Progress(props: ProgressProps) {
  return (
    <div className="mb-6">
      <ProgressLine {...props} />
      <Bar {...props} />
    </div>
  );
}

interface ProgressButtonProps extends ProgressProps {
  /** Props that make the button open the grid. */
  readonly opening: ComponentProps<"button">;
}

/** The same as a button that opens the grid of all questions, if there is no room to show it. */
export function ProgressButton({ opening, ...props }: ProgressButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...opening}
      className="mb-5 block min-h-11 w-full rounded-key pb-1.5 text-left"
    >
      <span className="flex items-center gap-1.5">
        <span className="grow">
          <ProgressLine {...props} />
        </span>
        <ChevronUp aria-hidden="true" className="mb-2 size-4.5 text-ink-soft" />
      </span>
      <Bar {...props} />
      <span className="sr-only">{t("quiz.navigator.open")}</span>
    </button>
  );
}

function ProgressLine({ position, total }: ProgressProps) {
  const { t } = useTranslation();
  const { number, percent } = useFormats();
  return (
    <span className="mb-2.5 flex items-baseline gap-2.5 text-[0.88rem] text-ink-soft">
      <b className="font-semibold text-ink tabular-nums">
        <FreshText text={t("quiz.progress.position", { position: number(position) })} />
      </b>
      <FreshText text={t("quiz.progress.ofTotal", { total: number(total) })} />
      <FreshText text={percent(shareOf({ position, total }))} className="ml-auto" />
    </span>
  );
}

function Bar(props: ProgressProps) {
  return (
    <span
      aria-hidden="true"
      className="block h-1.25 overflow-hidden rounded-full bg-line forced-colors:border"
    >
      <span
        className="block h-full rounded-full bg-accent transition-transform forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
        // Translated, not resized: a changing width would cause a new layout in every frame of an animation.
        style={{ transform: `translateX(${(shareOf(props) - 1) * 100}%)` }}
      />
    </span>
  );
}

function shareOf({ position, total }: ProgressProps): number {
  return position / total;
}
