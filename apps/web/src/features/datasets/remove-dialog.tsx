import type { DatasetSummary } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { useRemove } from "./use-set-changes.ts";
import { useSetName } from "./use-set-name.ts";

export function RemoveDialog({ dataset, onClose }: { dataset: DatasetSummary; onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const name = useSetName()(dataset);
  const { mutate, isPending, error } = useRemove(dataset.id, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("datasets.removeDialog.title")}
      description={<p>{t("datasets.removeDialog.text", { name })}</p>}
      closeLabel={t("common.close")}
    >
      {error && (
        <Alert tone="wrong" className="mt-4">
          {errorText(error)}
        </Alert>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button variant="danger" isBusy={isPending} onClick={() => mutate()}>
          {t("datasets.removeDialog.confirm")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
