import { type DatasetSummary, LIMITS } from "@quizmill/contract";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../i18n/error-text.ts";
import { useFormats } from "../../../i18n/format.ts";
import { resolverOf } from "../../../lib/form-resolver.ts";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldError, TextField } from "../../../ui/field.tsx";
import { useFocusFault } from "../../../ui/focus-fault.ts";
import { useSetName } from "../../datasets/use-set-name.ts";
import {
  type DraftFault,
  type ExamDraft,
  FIRST_DRAFT,
  faultsIn,
  type NumberField,
  RANGES,
  rulesOf,
  withSection,
  withSet,
} from "./draft.ts";
import { SetChoice } from "./set-choice.tsx";
import { useMakeExam } from "./use-make-exam.ts";

interface ExamFormProps {
  readonly sets: readonly DatasetSummary[];
  /** What is chosen to begin with. */
  readonly firstChosen: ExamDraft["sets"];
  /** Fetches further sets. */
  readonly more: ReactNode;
}

export function ExamForm({ sets, firstChosen, more }: ExamFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { number } = useFormats();
  const { register, handleSubmit, watch, setValue, formState } = useForm<ExamDraft>({
    defaultValues: { ...FIRST_DRAFT, sets: firstChosen },
    resolver: resolverOf(faultsIn),
    shouldFocusError: false,
  });
  const { mutate, isPending, error, variables } = useMakeExam();
  const { errors, isSubmitted } = formState;
  useFocusFault(formState);
  const draft = watch();
  const name = useDraftName(draft, sets);
  const choose = (now: ExamDraft["sets"]) => setValue("sets", now, { shouldValidate: isSubmitted });
  const rangeOf = (field: NumberField) => {
    const [least, most] = RANGES[field];
    return { least: number(least), most: number(most) };
  };
  const send = (isBegun: boolean) =>
    handleSubmit((whole) => mutate({ rules: rulesOf(whole, name), isBegun }));
  return (
    <form noValidate onSubmit={send(true)} className="grid gap-8">
      <fieldset className="min-w-0" data-fault={errors.sets ? true : undefined}>
        <legend className="mb-2 text-[0.94rem] font-medium">{t("exams.setup.sets")}</legend>
        <ul className="max-h-[26rem] overflow-y-auto rounded-card border border-line bg-surface px-5 py-1.5">
          {sets.map((dataset) => (
            <SetChoice
              key={dataset.id}
              dataset={dataset}
              sections={draft.sets.get(dataset.id)}
              onToggle={() => choose(withSet(draft.sets, dataset.id))}
              onSection={(section, all) => choose(withSection(draft.sets, dataset.id, { section, all }))}
            />
          ))}
          {more && <li>{more}</li>}
        </ul>
        <SetFault fault={errors.sets?.message as DraftFault | undefined} />
        <FewQuestions draft={draft} sets={sets} />
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-3">
        {(Object.keys(RANGES) as NumberField[]).map((field) => (
          <TextField
            key={field}
            {...register(field)}
            label={t(`exams.setup.${field}`)}
            inputMode="numeric"
            autoComplete="off"
            error={errors[field] && t("exams.setup.wholeNumber", rangeOf(field))}
          />
        ))}
      </div>
      <TextField
        label={t("datasets.renameDialog.label")}
        value={name}
        onChange={({ target }) => setValue("name", target.value)}
        maxLength={LIMITS.dataset.nameMaxChars}
      />
      {error && <Alert tone="wrong">{errorText(error)}</Alert>}
      <ActionBar isSticky={false}>
        <Button type="submit" size="lg" isBusy={isPending && variables.isBegun} className="max-sm:flex-1">
          {t("exams.setup.begin")}
        </Button>
        <Button
          variant="secondary"
          size="lg"
          isBusy={isPending && !variables.isBegun}
          onClick={send(false)}
          className="max-sm:flex-1"
        >
          {t("exams.setup.later")}
        </Button>
      </ActionBar>
    </form>
  );
}

/** Its own name, or that of its first set. */
function useDraftName({ name, sets }: ExamDraft, all: readonly DatasetSummary[]): string {
  const { t } = useTranslation();
  const setName = useSetName();
  const [firstId] = sets.keys();
  const first = all.find(({ id }) => id === firstId);
  if (name !== null) return name;
  return first === undefined ? t("exams.one") : setName(first);
}

function SetFault({ fault }: { readonly fault: DraftFault | undefined }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (fault === undefined) return null;
  return (
    <FieldError id="exam-sets-error">
      {fault === "tooManySets"
        ? t("exams.setup.tooManySets", { max: number(LIMITS.study.exams.setsMax) })
        : t(fault === "noSet" ? "exams.setup.noSet" : "exams.setup.noSection")}
    </FieldError>
  );
}

/** An exam has no more questions than its sets. */
function FewQuestions({ draft, sets }: { readonly draft: ExamDraft; readonly sets: ExamFormProps["sets"] }) {
  const { t } = useTranslation();
  const there = sets
    .filter(({ id }) => draft.sets.has(id))
    .reduce((total, { questionCount }) => total + questionCount, 0);
  if (there === 0 || Number(draft.count) <= there) return null;
  return (
    <p className="mt-2 text-[0.88rem] text-ink-soft">{t("exams.setup.fewQuestions", { count: there })}</p>
  );
}
