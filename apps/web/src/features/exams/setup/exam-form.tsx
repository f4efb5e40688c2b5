import { type DatasetSummary, LIMITS } from "@quizmill/contract";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../i18n/error-text.ts";
import { useFormats } from "../../../i18n/format.ts";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldError, TextField } from "../../../ui/field.tsx";
import { focusFault } from "../../../ui/focus-fault.ts";
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
  /** Fetches further sets. */
  readonly more: ReactNode;
}

export function ExamForm({ sets, more }: ExamFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<ExamDraft>(FIRST_DRAFT);
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error, variables } = useMakeExam();
  const faults = isTried ? faultsIn(draft) : [];
  const name = useDraftName(draft, sets);
  const send = (isBegun: boolean) => {
    setTried(true);
    if (faultsIn(draft).length === 0) mutate({ rules: rulesOf(draft, name), isBegun });
    else focusFault();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(true);
      }}
      className="grid gap-8"
    >
      <fieldset className="min-w-0" data-fault={hasSetFault(faults) || undefined}>
        <legend className="mb-2 text-[0.94rem] font-medium">{t("exams.setup.sets")}</legend>
        <ul className="max-h-[26rem] overflow-y-auto rounded-card border border-line bg-surface px-5 py-1.5">
          {sets.map((dataset) => (
            <SetChoice
              key={dataset.id}
              dataset={dataset}
              sections={draft.sets.get(dataset.id)}
              onToggle={() => setDraft(withSet(draft, dataset.id))}
              onSection={(section, all) => setDraft(withSection(draft, dataset.id, { section, all }))}
            />
          ))}
          {more && <li>{more}</li>}
        </ul>
        <SetFault faults={faults} />
        <FewQuestions draft={draft} sets={sets} />
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-3">
        {(Object.keys(RANGES) as NumberField[]).map((field) => (
          <NumberInput
            key={field}
            field={field}
            value={draft[field]}
            isWrong={faults.includes(field)}
            onChange={(value) => setDraft({ ...draft, [field]: value })}
          />
        ))}
      </div>
      <TextField
        label={t("exams.setup.name")}
        value={name}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
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
          onClick={() => send(false)}
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

function hasSetFault(faults: readonly DraftFault[]): boolean {
  return faults.some((fault) => fault === "noSet" || fault === "tooManySets" || fault === "noSection");
}

function SetFault({ faults }: { readonly faults: readonly DraftFault[] }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [fault] = faults;
  if (fault === undefined || !hasSetFault(faults)) return null;
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

interface NumberInputProps {
  readonly field: NumberField;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

function NumberInput({ field, value, isWrong, onChange }: NumberInputProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [least, most] = RANGES[field];
  const range = { least: number(least), most: number(most) };
  return (
    <TextField
      label={t(`exams.setup.${field}`)}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      error={isWrong ? t("exams.setup.wholeNumber", range) : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
