import { CONFIDENCES, type Confidence } from "@quizmill/contract";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CONFIDENCE_KEYS } from "../keyboard.ts";

interface ConfidenceButtonsProps {
  readonly value: Confidence | undefined;
  readonly onChange: (confidence: Confidence) => void;
}

/** How sure a person is of the choice. Never needed, and never counted in the score. */
export function ConfidenceButtons({ value, onChange }: ConfidenceButtonsProps) {
  const { t } = useTranslation();
  const labelId = useId();
  return (
    <fieldset
      aria-labelledby={labelId}
      className="flex min-w-0 items-center gap-x-2 gap-y-1.5 max-sm:w-full max-sm:flex-wrap"
    >
      <span id={labelId} className="mr-1 text-[0.88rem] text-ink-soft max-sm:w-full">
        {t("study.confidence.label")}
      </span>
      {CONFIDENCES.map((confidence) => (
        <button
          key={confidence}
          type="button"
          aria-pressed={confidence === value}
          aria-keyshortcuts={CONFIDENCE_KEYS[confidence]}
          onClick={() => onChange(confidence)}
          className="inline-flex min-h-9 min-w-0 items-center justify-center rounded-full border border-field-line px-3.5 text-[0.88rem] leading-tight text-ink-soft transition-colors hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-ink max-sm:grow pointer-coarse:min-h-11 forced-colors:aria-pressed:outline-2"
        >
          {t(`study.confidence.${confidence}`)}
        </button>
      ))}
    </fieldset>
  );
}
