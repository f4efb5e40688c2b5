import { type DatasetSummary, LIMITS } from "@quizmill/contract";
import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useRename } from "./use-set-changes.ts";

interface RenameFormProps {
  readonly dataset: Pick<DatasetSummary, "id" | "name">;
  /** Called when it has its new name, and when it keeps the old one. */
  readonly onDone: () => void;
}

/** Takes the place of a set's name while another one is typed. */
export function RenameForm({ dataset, onDone }: RenameFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const faultId = useId();
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { name: dataset.name } });
  const { mutate, isPending, error } = useRename(dataset.id, onDone);
  useEffect(() => {
    // Once the menu that it was chosen from has closed.
    const timer = window.setTimeout(() => setFocus("name", { shouldSelect: true }));
    return () => window.clearTimeout(timer);
  }, [setFocus]);
  const leave = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) onDone();
  };
  const save = ({ name }: { name: string }) => (name === dataset.name ? onDone() : mutate(name.trim()));
  const fault = formState.errors.name ? t("datasets.renameDialog.required") : error && errorText(error);
  return (
    <form onSubmit={handleSubmit(save)} noValidate className="relative z-10 w-full">
      <div className="flex items-center gap-1.5">
        <input
          {...register("name", { validate: (name) => name.trim() !== "" })}
          aria-label={t("datasets.renameDialog.label")}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
          maxLength={LIMITS.dataset.nameMaxChars}
          autoComplete="off"
          onKeyDown={leave}
          className="min-h-11 min-w-0 grow rounded-control border-[1.5px] border-field-line bg-surface px-3 text-base font-medium aria-invalid:border-wrong"
        />
        <Button type="submit" size="sm" isBusy={isPending} className="flex-none">
          {t("common.save")}
        </Button>
        <IconButton label={t("common.cancel")} onClick={onDone}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {fault && <FieldError id={faultId}>{fault}</FieldError>}
    </form>
  );
}
