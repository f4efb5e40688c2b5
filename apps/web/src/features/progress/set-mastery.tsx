import type { Mastery } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { MasteryBar, useMasteryWords } from "../../ui/mastery-bar.tsx";

interface SetMasteryProps {
  readonly mastery: Mastery;
}

/** In the row of a set: how well it is known, and what of it is due. */
export function SetMastery({ mastery }: SetMasteryProps) {
  const { t } = useTranslation();
  const { number, series } = useFormats();
  const words = series(useMasteryWords(mastery));
  return (
    <span title={words} className="inline-flex flex-none items-center gap-2">
      <MasteryBar mastery={mastery} className="w-8 sm:w-16" />
      <span className="sr-only">{words}</span>
      {mastery.due > 0 && (
        <span className="whitespace-nowrap">{t("progress.due", { number: number(mastery.due) })}</span>
      )}
    </span>
  );
}
