import { LIMITS, type Question, type QuestionChange } from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useReducer, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../i18n/error-text.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea, TextField } from "../../../ui/field.tsx";
import { focusFault } from "../../../ui/focus-fault.ts";
import { Advice } from "./advice.tsx";
import {
  BLANK_DRAFT,
  draftOf,
  isSameDraft,
  type Problem,
  problemsIn,
  reduceDraft,
  wordsIn,
} from "./draft.ts";
import { EditConflict } from "./edit-conflict.tsx";
import { isOfOptions, OptionFields } from "./option-fields.tsx";
import { QuestionView, viewOfDraft } from "./question-view.tsx";
import { type Seen, useEditCalls } from "./use-edit-calls.ts";

interface QuestionEditorProps {
  readonly datasetId: string;
  readonly language: string | null;
  /** Null to write a new one. */
  readonly question: Question | null;
  /** A new one follows this question; null for the beginning of the set. */
  readonly after: number | null;
  readonly onShow: (questionId: number) => void;
  readonly onClose: () => void;
}

/** Changes a question or writes one. What was written is given up only after a second press. */
export function QuestionEditor({
  datasetId,
  language,
  question,
  after,
  onShow,
  onClose,
}: QuestionEditorProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const calls = useEditCalls(datasetId);
  const [begun] = useState(() => (question === null ? BLANK_DRAFT : draftOf(question)));
  const [draft, change] = useReducer(reduceDraft, begun);
  const [hasTried, setTried] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [conflict, setConflict] = useState<QuestionChange | null>(null);
  const hadKey = question === null || question.groundTruthOptionId !== null;
  const problems = problemsIn(draft, hadKey);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (seen: Seen | null) => {
      const words = wordsIn(draft);
      if (seen === null) {
        onShow((await calls.addOwn(after, words)).question.id);
        return null;
      }
      const change = await calls.edit(seen, words);
      return change.isStored ? null : change;
    },
    onSuccess: (refused) => {
      if (refused === null) onClose();
      else setConflict(refused);
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setLeaving(false);
    if (problems.length > 0) return focusFault();
    if (question !== null && isSameDraft(begun, draft)) onClose();
    else mutate(question);
  };
  /** Whoever goes on writing is not leaving. */
  const act: typeof change = (action) => {
    setLeaving(false);
    change(action);
  };
  const leave = () => {
    if (isLeaving || isSameDraft(begun, draft)) onClose();
    else setLeaving(true);
  };
  const problem = (which: Problem) =>
    hasTried && problems.includes(which) ? t(`editing.problems.${which}`) : undefined;
  const view = viewOfDraft(draft);
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
        <form onSubmit={save} noValidate className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr]">
          <div className="grid grid-cols-1 content-start gap-5">
            <TextArea
              label={t("editing.stem")}
              hint={t("editing.formulas")}
              error={problem("stemMissing")}
              value={draft.text}
              maxLength={LIMITS.question.stemMaxChars}
              onChange={(event) => act({ type: "text", text: event.target.value })}
              lang={language ?? undefined}
            />
            <OptionFields
              draft={draft}
              language={language}
              fault={hasTried ? problems.find(isOfOptions) : undefined}
              onAct={act}
            />
            <TextArea
              label={t("editing.explanation")}
              note={t("common.optional")}
              value={draft.explanation}
              maxLength={LIMITS.question.explanationMaxChars}
              onChange={(event) => act({ type: "explanation", text: event.target.value })}
              lang={language ?? undefined}
            />
            <TextField
              label={t("editing.tags")}
              note={t("common.optional")}
              hint={t("editing.tagsHint")}
              error={problem("tagsTooMany")}
              value={draft.tags}
              onChange={(event) => act({ type: "tags", text: event.target.value })}
            />
          </div>
          <div className="grid grid-cols-1 content-start gap-6">
            <section className="rounded-option bg-sunken p-4">
              <h3 className="mb-3 text-[0.82rem] text-ink-soft">{t("editing.preview")}</h3>
              <QuestionView view={view} language={language} />
            </section>
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
              <Button type="submit" isBusy={isPending}>
                {t("common.save")}
              </Button>
            </div>
          </div>
        </form>
      )}
    </Dialog>
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
