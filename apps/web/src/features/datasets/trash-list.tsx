import type { LibrarySet } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { RowsInView } from "../../ui/rows-in-view.tsx";
import type { Asked } from "./asked.ts";
import { partsOf } from "./list-pages.ts";
import { ListError, ListSkeleton, NothingFound } from "./list-states.tsx";
import { MoreSets } from "./more-sets.tsx";
import { listQuery } from "./queries.ts";
import { TrashRow } from "./trash-row.tsx";
import { useFocusSet } from "./use-focus-set.ts";
import { useEmptyTrash, useRemoveForGood, useRestore } from "./use-set-changes.ts";
import { useSetName } from "./use-set-name.ts";

/** Rows that are rendered and removed together during scrolling. */
const PART_ROWS = 10;

/** The sets that were deleted, as long as they can be brought back. */
export function TrashList({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useQuery(listQuery(asked));
  const [removing, setRemoving] = useState<LibrarySet | null>(null);
  const [isEmptying, setEmptying] = useState(false);
  const focusSet = useFocusSet();
  const sets = data?.sets ?? [];
  const gone = (id: string) => {
    const at = sets.findIndex((set) => set.id === id);
    focusSet((sets[at + 1] ?? sets[at - 1])?.id ?? null, "button");
  };
  const restore = useRestore(() => gone(restore.variables ?? ""));
  if (data === undefined && error !== null)
    return <ListError error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <ListSkeleton />;
  const { next } = data;
  if (sets.length === 0 && next === null)
    return asked.q === "" && asked.tag === null ? <NothingInTrash /> : <NothingFound asked={asked} />;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-ink-soft">{t("datasets.trash.note")}</p>
        <Button size="sm" variant="secondary" onClick={() => setEmptying(true)}>
          {t("datasets.trash.empty")}
        </Button>
      </div>
      {restore.error && (
        <Alert tone="wrong" className="mb-4">
          {errorText(restore.error)}
        </Alert>
      )}
      {partsOf(sets, PART_ROWS).map((part) => (
        <RowsInView key={part.from} isFirst={part.from === 0}>
          {part.rows.map((dataset) => (
            <TrashRow
              key={dataset.id}
              dataset={dataset}
              isBusy={restore.isPending && restore.variables === dataset.id}
              onRestore={() => restore.mutate(dataset.id)}
              onRemove={() => setRemoving(dataset)}
            />
          ))}
        </RowsInView>
      ))}
      {next !== null && <MoreSets key={next} cursor={next} asked={asked} />}
      {removing && (
        <RemoveForGood
          dataset={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            gone(removing.id);
          }}
        />
      )}
      {isEmptying && (
        <EmptyTrash
          onClose={() => setEmptying(false)}
          onEmptied={() => {
            setEmptying(false);
            focusSet(null);
          }}
        />
      )}
    </>
  );
}

function NothingInTrash() {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<Trash2 aria-hidden="true" className="size-6" />} title={t("datasets.trash.nothing")}>
      <p>{t("datasets.trash.note")}</p>
    </EmptyState>
  );
}

interface RemoveForGoodProps {
  readonly dataset: LibrarySet;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

function RemoveForGood({ dataset, onClose, onRemoved }: RemoveForGoodProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  // Isolated (Unicode TR 9, FSI and PDI), so that a name's text direction does not affect the sentence.
  const name = `\u2068${useSetName()(dataset)}\u2069`;
  const { mutate, isPending, error } = useRemoveForGood(dataset.id, onRemoved);
  return (
    <ConfirmDialog
      title={t("datasets.trash.forGoodTitle")}
      text={t("datasets.trash.forGoodText", { name })}
      failure={error && errorText(error)}
      confirmLabel={t("datasets.trash.forGood")}
      cancelLabel={t("common.cancel")}
      closeLabel={t("common.close")}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}

interface EmptyTrashProps {
  readonly onClose: () => void;
  readonly onEmptied: () => void;
}

function EmptyTrash({ onClose, onEmptied }: EmptyTrashProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useEmptyTrash(onEmptied);
  return (
    <ConfirmDialog
      title={t("datasets.trash.emptyTitle")}
      text={t("datasets.trash.emptyText")}
      failure={error && errorText(error)}
      confirmLabel={t("datasets.trash.empty")}
      cancelLabel={t("common.cancel")}
      closeLabel={t("common.close")}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
