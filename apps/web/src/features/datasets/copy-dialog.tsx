import { type DatasetSummary, LIMITS, ROUTES, type Sections } from "@quizmill/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { call } from "../../lib/api.ts";
import { Alert } from "../../ui/alert.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormActions } from "../../ui/form-actions.tsx";
import { sectionsQuery } from "../quiz/sections-query.ts";
import { refetchLists } from "./queries.ts";
import { useSetName } from "./use-set-name.ts";

interface CopyDialogProps {
  /** One to copy, or several to merge. */
  readonly sets: readonly DatasetSummary[];
  readonly onClose: () => void;
  /** `doubles`: questions that were left out, since the set has the same ones. */
  readonly onCopied: (id: string, doubles: number) => void;
}

/** Copies a set, whole or some of its sections, or makes one set of several. */
export function CopyDialog({ sets, onClose, onCopied }: CopyDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const nameOf = useSetName();
  const [only] = sets.length === 1 ? sets : [];
  const { register, handleSubmit, watch } = useForm({
    defaultValues: {
      name: sets.map(nameOf).join(" + ").slice(0, LIMITS.dataset.nameMaxChars),
      keepsDoubles: false,
    },
  });
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { data } = useQuery({ ...sectionsQuery(only?.id ?? ""), enabled: only !== undefined });
  const sections = data?.sections.filter(({ questions }) => questions > 0) ?? [];
  const chosen = sections.map(({ section }) => section).filter((section) => !left.has(section));
  const { mutate, isPending, error } = useMutation({
    mutationFn: (form: { name: string; keepsDoubles: boolean }) =>
      call(ROUTES.copyDatasets, {
        body: {
          ...form,
          sources: sets.map(({ id }) => ({ id, sections: left.size === 0 ? null : chosen })),
        },
      }),
    onSuccess: ({ id, doubles }) => {
      void refetchLists(client);
      onCopied(id, doubles);
    },
  });
  const isOff = watch("name").trim() === "" || (left.size > 0 && chosen.length === 0);
  return (
    <Dialog
      title={t(only ? "datasets.copy.title" : "datasets.copy.mergeTitle")}
      description={<p>{t("datasets.copy.text")}</p>}
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      <form onSubmit={handleSubmit((form) => isOff || mutate(form))} className="mt-4 grid grid-cols-1 gap-5">
        <TextField
          {...register("name")}
          label={t("datasets.renameDialog.label")}
          maxLength={LIMITS.dataset.nameMaxChars}
        />
        {sections.length > 1 && <SectionChoice sections={sections} left={left} onChange={setLeft} />}
        {only === undefined && (
          <Checkbox {...register("keepsDoubles")} label={t("datasets.copy.keepDoubles")} />
        )}
        {error && <Alert tone="wrong">{errorText(error)}</Alert>}
        <FormActions onClose={onClose} isOff={isOff} isBusy={isPending}>
          {t(only ? "datasets.copy.make" : "datasets.copy.merge")}
        </FormActions>
      </form>
    </Dialog>
  );
}

interface SectionChoiceProps {
  readonly sections: Sections["sections"];
  /** Those that are left out. */
  readonly left: ReadonlySet<number>;
  readonly onChange: (left: ReadonlySet<number>) => void;
}

function SectionChoice({ sections, left, onChange }: SectionChoiceProps) {
  const { t } = useTranslation();
  const toggle = (section: number) => {
    const changed = new Set(left);
    if (!changed.delete(section)) changed.add(section);
    onChange(changed);
  };
  return (
    <fieldset>
      <legend className="mb-2 text-[0.94rem] font-medium">{t("editing.menu.sections")}</legend>
      <div className="grid max-h-64 grid-cols-1 overflow-y-auto">
        {sections.map(({ section, heading, part, questions }) => (
          <Checkbox
            key={section}
            label={
              <>
                <bdi>{[part, heading ?? t("datasets.copy.noHeading")].filter(Boolean).join(" · ")}</bdi>{" "}
                <span className="text-ink-soft">{t("datasets.questions", { count: questions })}</span>
              </>
            }
            checked={!left.has(section)}
            onChange={() => toggle(section)}
          />
        ))}
      </div>
    </fieldset>
  );
}
