import { RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";

interface QuizToolsProps {
  readonly shortcutsOn: boolean;
  readonly onShortcuts: (isOn: boolean) => void;
  readonly onReset: () => void;
}

/**
 * Rarely needed settings: clearing all answers, and turning off the letter and digit keys on devices with a keyboard.
 */
export function QuizTools({ shortcutsOn, onShortcuts, onReset }: QuizToolsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <Checkbox
        className="max-lg:pointer-coarse:hidden"
        label={t("quiz.shortcuts")}
        checked={shortcutsOn}
        onChange={(event) => onShortcuts(event.target.checked)}
      />
      <Button variant="quiet" size="sm" onClick={onReset} className="-ml-3.5 justify-self-start">
        <RotateCcw aria-hidden="true" className="size-4" />
        {t("quiz.reset")}
      </Button>
    </div>
  );
}
