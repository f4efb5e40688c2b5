import { LIMITS, type Question, REPORT_REASONS, type ReportReason, ROUTES } from "@quizmill/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { call } from "../../lib/api.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { FormActions } from "../../ui/form-actions.tsx";
import { Notice, NoticeButton } from "../../ui/notice.tsx";
import { historyQuery } from "./history-query.ts";

interface ReportQuestionProps {
  readonly question: Question;
  readonly onClose: () => void;
}

interface Report {
  readonly reason: ReportReason | null;
  readonly note: string;
}

const NONE: Report = { reason: null, note: "" };

/** Says what is wrong with a question: choosing a reason is enough. It can be undone, changed, and told in more words. */
export function ReportQuestion({ question, onClose }: ReportQuestionProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const query = historyQuery(question.id);
  const stored: Report = useQuery(query).data?.report ?? NONE;
  const [isWriting, setWriting] = useState(false);
  const sending = useMutation({
    mutationFn: ({ report }: { readonly report: Report; readonly before: Report }) =>
      call(ROUTES.reportQuestion, { params: { id: question.id }, body: report }),
    onSuccess: () => client.invalidateQueries(query),
  });
  const { variables: sent, isPending, isSuccess, error } = sending;
  const send = (report: Report) => isPending || sending.mutate({ report, before: stored });
  const write = () => {
    sending.reset();
    setWriting(true);
  };
  if (isSuccess && sent !== undefined) {
    const hasReason = sent.report.reason !== null;
    return (
      <Notice tone="info" onClose={onClose}>
        <p>{t(hasReason ? "editing.report.done" : "editing.report.takenBack")}</p>
        <div className="-mr-3 mt-1.5 flex flex-wrap gap-2">
          <NoticeButton onClick={() => send(sent.before)}>{t("quiz.resetDone.undo")}</NoticeButton>
          {hasReason && <NoticeButton onClick={write}>{t("editing.report.words")}</NoticeButton>}
        </div>
      </Notice>
    );
  }
  return (
    <Dialog
      title={t("editing.report.title")}
      description={<p>{t("editing.report.text")}</p>}
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      {error && (
        <Alert tone="wrong" className="mt-4">
          {errorText(error)}
        </Alert>
      )}
      {isWriting ? (
        <WordsForm stored={stored} isBusy={isPending} onSend={send} onClose={onClose} />
      ) : (
        <ReasonList stored={stored} onSend={send} onWrite={write} />
      )}
    </Dialog>
  );
}

interface ReasonListProps {
  readonly stored: Report;
  readonly onSend: (report: Report) => void;
  readonly onWrite: () => void;
}

function ReasonList({ stored, onSend, onWrite }: ReasonListProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="mt-4 grid grid-cols-1 gap-1.5">
        {REPORT_REASONS.map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={reason === stored.reason}
            onClick={() => onSend({ ...stored, reason })}
            className="flex min-h-12 items-center gap-3 rounded-control border border-line px-3.5 py-2 text-left transition-colors hover:border-field-line aria-pressed:font-medium"
          >
            <span className="grow">{t(`editing.report.reasons.${reason}`)}</span>
            {reason === stored.reason && (
              <Check aria-hidden="true" className="size-4.5 flex-none text-accent" strokeWidth={2.5} />
            )}
          </button>
        ))}
      </div>
      {stored.reason !== null && (
        <DialogActions>
          <Button variant="secondary" onClick={() => onSend(NONE)}>
            {t("editing.report.takeBack")}
          </Button>
          <Button variant="secondary" onClick={onWrite}>
            {t("editing.report.words")}
          </Button>
        </DialogActions>
      )}
    </>
  );
}

interface WordsFormProps {
  readonly stored: Report;
  readonly isBusy: boolean;
  readonly onSend: (report: Report) => void;
  readonly onClose: () => void;
}

function WordsForm({ stored, isBusy, onSend, onClose }: WordsFormProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState(stored.note);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend({ ...stored, note });
  };
  return (
    <form onSubmit={submit} className="mt-4 grid grid-cols-1 gap-5">
      <TextArea
        label={t("editing.report.note")}
        value={note}
        autoFocus
        maxLength={LIMITS.question.reportNoteMaxChars}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormActions onClose={onClose} isBusy={isBusy}>
        {t("common.save")}
      </FormActions>
    </form>
  );
}
