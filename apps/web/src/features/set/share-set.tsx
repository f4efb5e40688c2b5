import type { DatasetDetail } from "@quizmill/contract";
import { Download, Printer } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import type { Target } from "../carry/targets.ts";

const ExportDialog = lazy(async () => ({
  default: (await import("../carry/export-dialog.tsx")).ExportDialog,
}));

/** What most people take; the dialog has all others. */
const COMMON = [
  ["anki", Download],
  ["moodle", Download],
  ["worksheet-pdf", Printer],
  ["flashcards-pdf", Printer],
] as const;

/** A set, or a part of it, for other programs and on paper. */
export function ShareSet({ dataset }: { readonly dataset: DatasetDetail }) {
  const { t } = useTranslation();
  const [target, setTarget] = useState<Target | null>(null);
  if (dataset.questions.length === 0) return <p className="text-ink-soft">{t("set.nothingYet")}</p>;
  return (
    <>
      <p className="text-[0.94rem] text-ink-soft">{t("carry.exportText")}</p>
      <ul className="mt-3 grid gap-2.5 sm:grid-cols-2">
        {COMMON.map(([name, Sign]) => (
          <li key={name}>
            <Button
              variant="secondary"
              isWide
              aria-haspopup="dialog"
              onClick={() => setTarget(name)}
              className="justify-start! text-left!"
            >
              <Sign aria-hidden="true" className="size-[1.1em] flex-none text-ink-soft" />
              {t(`carry.format.${name}`)}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setTarget("json")}
        className="mt-2 -ml-3.5"
      >
        {t("set.otherFormats")}
      </Button>
      {target && (
        <Suspense>
          <ExportDialog dataset={dataset} target={target} onClose={() => setTarget(null)} />
        </Suspense>
      )}
    </>
  );
}
