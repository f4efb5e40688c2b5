import { type DatasetSummary, LIMITS } from "@quizmill/contract";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { useRename } from "./use-set-changes.ts";

export function RenameDialog({ dataset, onClose }: { dataset: DatasetSummary; onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [name, setName] = useState(dataset.name);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useRename(dataset.id, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() !== "") mutate(name.trim());
  };
  return (
    <Dialog onClose={onClose} title={t("datasets.renameDialog.title")} closeLabel={t("common.close")}>
      <form onSubmit={submit} className="mt-4 grid gap-4">
        {error && <Alert tone="wrong">{errorText(error)}</Alert>}
        <TextField
          label={t("datasets.renameDialog.label")}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={LIMITS.dataset.nameMaxChars}
          error={isMissing ? t("datasets.renameDialog.required") : undefined}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" isBusy={isPending}>
            {t("common.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
