import type { DatasetSummary } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useRemove } from "./use-set-changes.ts";
import { useSetName } from "./use-set-name.ts";

interface RemoveDialogProps {
  dataset: DatasetSummary;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveDialog({ dataset, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  // Isolated (Unicode TR 9, FSI and PDI), so that a name's text direction does not affect the sentence.
  const name = `\u2068${useSetName()(dataset)}\u2069`;
  const { mutate, isPending, error } = useRemove(dataset.id, onRemoved);
  return (
    <ConfirmDialog
      title={t("datasets.removeDialog.title")}
      text={t("datasets.removeDialog.text", { name })}
      failure={error && errorText(error)}
      confirmLabel={t("datasets.removeDialog.confirm")}
      cancelLabel={t("common.cancel")}
      closeLabel={t("common.close")}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
