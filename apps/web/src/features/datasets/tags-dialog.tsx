import { LIMITS, type LibrarySet } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormActions } from "../../ui/form-actions.tsx";
import { tagsQuery } from "./queries.ts";
import { useChangeSets } from "./use-set-changes.ts";

interface TagsDialogProps {
  readonly sets: readonly LibrarySet[];
  readonly onClose: () => void;
}

/** Gives tags to one set or several, and takes them away. A tag that only some of them have stays as it is. */
export function TagsDialog({ sets, onClose }: TagsDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data } = useQuery(tagsQuery);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [typed, setTyped] = useState("");
  const { mutate, isPending, error } = useChangeSets(onClose);
  const known = data?.tags.map(({ tag }) => tag) ?? [];
  const added = [...changed].filter(([tag, isOn]) => isOn && !known.includes(tag)).map(([tag]) => tag);
  const isOn = (tag: string) => changed.get(tag) ?? sets.every(({ tags = [] }) => tags.includes(tag));
  const put = (tag: string, on: boolean) => setChanged(new Map([...changed, [tag, on]]));
  const takeTyped = () => {
    const tag = typed.trim();
    const all = tag === "" ? changed : new Map([...changed, [tag, true]]);
    setTyped("");
    setChanged(all);
    return all;
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const all = [...takeTyped()];
    mutate({
      ids: sets.map(({ id }) => id),
      addTags: all.filter(([, on]) => on).map(([tag]) => tag),
      removeTags: all.filter(([, on]) => !on).map(([tag]) => tag),
    });
  };
  return (
    <Dialog title={t("datasets.tags.title")} closeLabel={t("common.close")} onClose={onClose}>
      <form onSubmit={save} className="mt-4 grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1">
          {[...known, ...added].map((tag) => (
            <Checkbox
              key={tag}
              label={<bdi>{tag}</bdi>}
              checked={isOn(tag)}
              onChange={(event) => put(tag, event.target.checked)}
            />
          ))}
        </div>
        <TextField
          label={t("datasets.tags.new")}
          value={typed}
          maxLength={LIMITS.library.tagMaxChars}
          onChange={(event) => setTyped(event.target.value)}
        />
        {error && <Alert tone="wrong">{errorText(error)}</Alert>}
        <FormActions onClose={onClose} isBusy={isPending}>
          {t("common.save")}
        </FormActions>
      </form>
    </Dialog>
  );
}
