import type { DatasetSummary } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useRemoveSeveral } from "./use-set-changes.ts";

interface RemoveSeveralDialogProps {
  readonly sets: readonly DatasetSummary[];
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export function RemoveSeveralDialog({ sets, onClose, onRemoved }: RemoveSeveralDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useRemoveSeveral(onRemoved);
  const count = sets.length;
  return (
    <ConfirmDialog
      title={t("datasets.several.removeTitle", { count })}
      text={t("datasets.several.removeText")}
      failure={error && errorText(error)}
      confirmLabel={t("datasets.several.removeConfirm", { count })}
      cancelLabel={t("common.cancel")}
      closeLabel={t("common.close")}
      isBusy={isPending}
      onConfirm={() => mutate(sets.map(({ id }) => id))}
      onClose={onClose}
    />
  );
}
