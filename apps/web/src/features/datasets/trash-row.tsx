import { LIMITS, type LibrarySet } from "@quizmill/contract";
import { RotateCcw, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useSetName } from "./use-set-name.ts";

const DAY_MS = 86_400_000;

interface TrashRowProps {
  readonly dataset: LibrarySet;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
  readonly onRemove: () => void;
}

/** A set that was deleted: how long it stays, and the way back. */
export function TrashRow({ dataset, isBusy, onRestore, onRemove }: TrashRowProps) {
  const { t } = useTranslation();
  const name = useSetName()(dataset);
  const goneAt = Date.parse(dataset.trashedAt ?? "") + LIMITS.library.trashKeptMs;
  const days = Math.max(1, Math.ceil((goneAt - Date.now()) / DAY_MS));
  return (
    <li
      data-set={dataset.id}
      className="grid grid-cols-[1fr_auto] items-center gap-x-2 gap-y-3 rounded-card border border-line bg-surface py-4 pr-2 pl-5 sm:grid-cols-[1fr_auto_auto] sm:pl-6"
    >
      <div className="min-w-0 max-sm:col-span-full">
        <h2 className="font-[600] leading-snug [overflow-wrap:anywhere]">{name}</h2>
        <p className="mt-1 flex flex-wrap gap-x-4 text-[0.88rem] text-ink-soft">
          <span>{t("datasets.questions", { count: dataset.questionCount })}</span>
          <span>{t("datasets.trash.left", { count: days })}</span>
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        isBusy={isBusy}
        aria-label={t("datasets.trash.restoreNamed", { name })}
        onClick={onRestore}
        className="max-sm:justify-self-start"
      >
        <RotateCcw aria-hidden="true" className="size-4" />
        {t("datasets.trash.restore")}
      </Button>
      <IconButton label={t("datasets.trash.forGoodNamed", { name })} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  );
}
