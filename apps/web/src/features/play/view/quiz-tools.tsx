import { ChevronDown, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { NavigatorLegend } from "./navigator-parts.tsx";

interface QuizToolsProps {
  readonly shortcutsOn: boolean;
  readonly onShortcuts: (isOn: boolean) => void;
  readonly onReset: () => void;
}

/**
 * Rarely needed: clearing all answers, and folded what the signs mean and the switch for the letter and digit keys, on
 * devices with a keyboard.
 */
export function QuizTools({ shortcutsOn, onShortcuts, onReset }: QuizToolsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-1 border-t border-line pt-2">
      <details className="group/signs">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-key text-[0.88rem] text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform group-open/signs:rotate-180"
          />
          {t("quiz.signs")}
        </summary>
        <div className="grid gap-3 pt-1 pb-3">
          <NavigatorLegend />
          <Checkbox
            className="max-lg:pointer-coarse:hidden"
            label={t("quiz.shortcuts")}
            checked={shortcutsOn}
            onChange={(event) => onShortcuts(event.target.checked)}
          />
        </div>
      </details>
      <Button variant="quiet" size="sm" onClick={onReset} className="-ml-3.5 justify-self-start">
        <RotateCcw aria-hidden="true" className="size-4" />
        {t("quiz.reset")}
      </Button>
    </div>
  );
}
