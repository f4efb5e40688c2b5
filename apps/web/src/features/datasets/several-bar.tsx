import { type DatasetSummary, LIMITS } from "@quizmill/contract";
import { Archive, ArchiveRestore, Combine, Tags, Trash2, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useBottomRoom } from "../../ui/use-bottom-room.ts";
import { useChangeSets } from "./use-set-changes.ts";

interface SeveralBarProps {
  readonly chosen: readonly DatasetSummary[];
  /** Whether the archive is shown. */
  readonly isArchive: boolean;
  readonly onTags: () => void;
  readonly onMerge: () => void;
  readonly onRemove: () => void;
  readonly onArchived: () => void;
  readonly onDone: () => void;
}

/** What can be done with the sets that are chosen; at the bottom, where a thumb reaches it. */
export function SeveralBar({ chosen, isArchive, ...on }: SeveralBarProps) {
  const { onTags, onMerge, onRemove, onArchived, onDone } = on;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useChangeSets(onArchived);
  const isOff = chosen.length === 0;
  const Sign = isArchive ? ArchiveRestore : Archive;
  const archive = () => mutate({ ids: chosen.map(({ id }) => id), archive: !isArchive });
  return (
    <div
      ref={useBottomRoom("--bar-height")}
      data-several-bar
      className="tall:sticky bottom-(--floor) z-20 -mx-5 mt-6 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden"
    >
      {error && (
        <Alert tone="wrong" className="mb-3">
          {errorText(error)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p aria-live="polite" className="mr-auto text-[0.94rem] font-medium">
          {t("datasets.several.chosen", { count: chosen.length })}
        </p>
        <Button size="sm" variant="secondary" aria-disabled={isOff} onClick={isOff ? undefined : onTags}>
          <Tags aria-hidden="true" className="size-4" />
          {t("datasets.tags.title")}
        </Button>
        {chosen.length > 1 && chosen.length <= LIMITS.library.mergedAtOnce && (
          <Button size="sm" variant="secondary" onClick={onMerge}>
            <Combine aria-hidden="true" className="size-4" />
            {t("datasets.copy.merge")}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={isOff}
          isBusy={isPending}
          onClick={isOff ? undefined : archive}
        >
          <Sign aria-hidden="true" className="size-4" />
          {t(isArchive ? "datasets.unarchive" : "datasets.archive")}
        </Button>
        <Button size="sm" variant="secondary" aria-disabled={isOff} onClick={isOff ? undefined : onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
          {t("datasets.remove")}
        </Button>
        <IconButton label={t("datasets.several.done")} onClick={onDone}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}
