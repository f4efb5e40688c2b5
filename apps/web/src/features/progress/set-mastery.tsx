import type { Mastery } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { MasteryBar } from "../../ui/mastery-bar.tsx";
import { masteryParts } from "../../ui/mastery-parts.ts";

interface SetMasteryProps {
  readonly mastery: Mastery;
  readonly className?: string;
}

/** In the row of a set: how well it is known, and what of it is due. */
export function SetMastery({ mastery, className = "" }: SetMasteryProps) {
  const { t } = useTranslation();
  const { number, percent } = useFormats();
  const { known, learning, all } = masteryParts(mastery);
  const words = t("progress.setShort", {
    known: percent(known / Math.max(1, all)),
    learning: percent(learning / Math.max(1, all)),
  });
  return (
    <span title={words} className={`inline-flex items-center gap-2 ${className}`}>
      <MasteryBar mastery={mastery} className="w-16" />
      <span className="sr-only">{words}</span>
      {mastery.due > 0 && (
        <span className="whitespace-nowrap">{t("progress.due", { number: number(mastery.due) })}</span>
      )}
    </span>
  );
}
