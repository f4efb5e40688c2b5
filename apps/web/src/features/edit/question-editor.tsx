import {
  LIMITS,
  picturesOf,
  type Question,
  type QuestionChange,
  type QuestionWords,
} from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { resolverOf } from "../../lib/form-resolver.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { useFocusFault } from "../../ui/focus-fault.ts";
import { Advice } from "./advice.tsx";
import {
  BLANK_DRAFT,
  type Draft,
  draftOf,
  isSameDraft,
  mixed,
  type Problem,
  problemsIn,
  wordsIn,
} from "./draft.ts";
import { EditConflict } from "./edit-conflict.tsx";
import { OptionFields } from "./option-fields.tsx";
import { QuestionView, viewOfDraft } from "./question-view.tsx";
import { RichField, type Writing } from "./rich-field.tsx";
import { type EditCalls, type Seen, useEditCalls } from "./use-edit-calls.ts";
import { useIsAddingPicture } from "./use-field-pictures.ts";

interface QuestionEditorProps {
  readonly datasetId: string;
  readonly language: string | null;
  /** Null to write a new one. */
  readonly question: Question | null;
  /** For a new one, which stands at the beginning of the set. */
  readonly onAdded: ((own: Question) => void) | null;
  readonly onClose: () => void;
}

/** Changes a question or writes one. What was written is given up only after a second press. */
export function QuestionEditor({ datasetId, language, question, onAdded, onClose }: QuestionEditorProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [begun] = useState(() => (question === null ? BLANK_DRAFT : draftOf(question)));
  const hadKey = question === null || question.groundTruthOptionId !== null;
  const form = useForm<Draft>({
    defaultValues: begun,
    resolver: resolverOf((written) => problemsIn(written, hadKey)),
    shouldFocusError: false,
  });
  const { handleSubmit, watch, formState } = form;
  useFocusFault(formState);
  const draft = watch();
  /** What stood there when leaving was asked for: whoever goes on writing is not leaving. */
  const [leftDraft, setLeftDraft] = useState<Draft | null>(null);
  const isLeaving = leftDraft !== null && isSameDraft(leftDraft, draft);
  const calls = useEditCalls(datasetId);
  const { conflict, setConflict, mutate, isPending, error } = useSave(calls, { onAdded, onClose });
  const isAddingPicture = useIsAddingPicture();
  const save = () => {
    setLeftDraft(null);
    if (question !== null && isSameDraft(begun, draft)) onClose();
    else mutate({ seen: question, words: wordsIn(draft) });
  };
  const leave = () => {
    if (isLeaving || isSameDraft(begun, draft)) onClose();
    else setLeftDraft(draft);
  };
  return (
    <Dialog
      isWide
      title={t(question === null ? "editing.own.title" : "editing.edit.title")}
      closeLabel={t("common.close")}
      onClose={leave}
    >
      {conflict ? (
        <>
          <EditConflict
            conflict={conflict}
            language={language}
            calls={calls}
            mine={draft}
            onSolved={onClose}
            onConflict={setConflict}
          />
          {isLeaving && <NotSavedYet />}
        </>
      ) : (
        <form
          onSubmit={handleSubmit(save, () => setLeftDraft(null))}
          noValidate
          className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr]"
        >
          <WordFields
            form={form}
            datasetId={datasetId}
            language={language}
            isNew={question === null}
            hasContext={begun.context !== ""}
          />
          <div className="grid grid-cols-1 content-start gap-6">
            <section className="rounded-option bg-sunken p-4">
              <h3 className="mb-3 text-[0.82rem] text-ink-soft">{t("editing.preview")}</h3>
              <QuestionView view={viewOfDraft(draft)} language={language} />
            </section>
            {picturesOf(wordsIn(draft)).some(({ alt }) => alt === "") && <WordsMissing />}
            <Advice datasetId={datasetId} draft={draft} questionId={question?.id ?? null} />
          </div>
          <div className="sticky bottom-[calc(-1*max(1.5rem,env(safe-area-inset-bottom)))] -mx-6 mb-[calc(-1*max(1.5rem,env(safe-area-inset-bottom)))] border-t border-line bg-surface px-6 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-bottom-6 sm:-mb-6 lg:col-span-2">
            {error && (
              <Alert tone="wrong" className="mt-4">
                {errorText(error)}
              </Alert>
            )}
            {isLeaving && <NotSavedYet />}
            <div className="mt-4 flex justify-end gap-3 max-sm:*:grow">
              <Button variant="secondary" onClick={leave}>
                {t(isLeaving ? "editing.leave.confirm" : "common.cancel")}
              </Button>
              <Button type="submit" isBusy={isPending || isAddingPicture}>
                {t("common.save")}
              </Button>
            </div>
          </div>
        </form>
      )}
    </Dialog>
  );
}

type Saving = Pick<QuestionEditorProps, "onAdded" | "onClose">;

/** Stores a question; a conflict if another device was quicker. */
function useSave(calls: EditCalls, { onAdded, onClose }: Saving) {
  const [conflict, setConflict] = useState<QuestionChange | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ seen, words }: { seen: Seen | null; words: QuestionWords }) => {
      if (seen === null) return { isStored: true, ...(await calls.addOwn(mixed(words))), isDeleted: false };
      return calls.edit(seen, words);
    },
    onSuccess: (change) => {
      if (!change.isStored) setConflict(change);
      else if (onAdded) onAdded(change.question);
      else onClose();
    },
  });
  return { conflict, setConflict, mutate, isPending, error };
}

interface WordFieldsProps extends Writing {
  readonly isNew: boolean;
  readonly hasContext: boolean;
}

function WordFields({ isNew, hasContext, ...writing }: WordFieldsProps) {
  const { t } = useTranslation();
  const { register, formState } = writing.form;
  const problem = (field: "text" | "tags") => {
    const found = formState.errors[field]?.message as Problem | undefined;
    return found && t(`editing.problems.${found}`);
  };
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      {hasContext && (
        <RichField
          {...writing}
          name="context"
          label={t("quiz.context.title")}
          note={t("common.optional")}
          maxChars={LIMITS.question.contextMaxChars}
        />
      )}
      <RichField
        {...writing}
        name="text"
        label={t("carry.role.stem")}
        hint={t("editing.formulas")}
        error={problem("text")}
        maxChars={LIMITS.question.stemMaxChars}
      />
      <OptionFields {...writing} hint={t(isNew ? "editing.own.optionsHint" : "editing.optionsHint")} />
      <RichField
        {...writing}
        name="explanation"
        label={t("carry.role.explanation")}
        note={t("common.optional")}
        maxChars={LIMITS.question.explanationMaxChars}
      />
      <TextField
        {...register("tags")}
        label={t("editing.tags")}
        note={t("common.optional")}
        hint={t("editing.tagsHint")}
        error={problem("tags")}
      />
    </div>
  );
}

/** It keeps nobody from saving. */
function WordsMissing() {
  const { t } = useTranslation();
  return (
    <p className="flex gap-2 text-[0.88rem] text-ink-soft">
      <ImageOff aria-hidden="true" className="mt-0.5 size-4.5 flex-none" />
      {t("editing.picture.wordsMissing")}
    </p>
  );
}

function NotSavedYet() {
  const { t } = useTranslation();
  return (
    <Alert tone="info" className="mt-4">
      {t("editing.leave.text")}
    </Alert>
  );
}
