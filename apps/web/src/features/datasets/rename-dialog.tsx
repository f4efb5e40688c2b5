import { type DatasetSummary, LIMITS } from "@quizmill/contract";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormActions } from "../../ui/form-actions.tsx";
import { useRename } from "./use-set-changes.ts";

export function RenameDialog({ dataset, onClose }: { dataset: DatasetSummary; onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: dataset.name } });
  const { mutate, isPending, error } = useRename(dataset.id, onClose);
  return (
    <Dialog onClose={onClose} title={t("datasets.renameDialog.title")} closeLabel={t("common.close")}>
      <form onSubmit={handleSubmit(({ name }) => mutate(name.trim()))} className="mt-4 grid gap-4">
        {error && <Alert tone="wrong">{errorText(error)}</Alert>}
        <TextField
          {...register("name", { validate: (name) => name.trim() !== "" })}
          label={t("datasets.renameDialog.label")}
          maxLength={LIMITS.dataset.nameMaxChars}
          error={formState.errors.name && t("datasets.renameDialog.required")}
        />
        <FormActions onClose={onClose} isBusy={isPending}>
          {t("common.save")}
        </FormActions>
      </form>
    </Dialog>
  );
}
