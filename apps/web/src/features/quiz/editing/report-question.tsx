import { LIMITS, type Question, REPORT_REASONS, type ReportReason, ROUTES } from "@quizmill/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../i18n/error-text.ts";
import { call } from "../../../lib/api.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { historyQuery } from "./history-query.ts";

interface ReportQuestionProps {
  readonly question: Question;
  readonly onClose: () => void;
}

/** Says what is wrong with a question; a report that was made can be changed and taken back. */
export function ReportQuestion({ question, onClose }: ReportQuestionProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const name = useId();
  const query = historyQuery(question.id);
  const { data } = useQuery(query);
  const [chosen, setChosen] = useState<ReportReason | null>(null);
  const [written, setWritten] = useState<string | null>(null);
  const stored = data?.report ?? null;
  const reason = chosen ?? stored?.reason ?? null;
  const note = written ?? stored?.note ?? "";
  const {
    mutate,
    isPending,
    error,
    data: done,
    variables,
  } = useMutation({
    mutationFn: (body: { reason: ReportReason | null; note: string }) =>
      call(ROUTES.reportQuestion, { params: { id: question.id }, body }).then(() => true),
    onSuccess: () => client.invalidateQueries(query),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason !== null) mutate({ reason, note });
  };
  if (done) {
    const isTakenBack = variables.reason === null;
    return (
      <Notice tone="info" onClose={onClose}>
        <p>{t(isTakenBack ? "editing.report.takenBack" : "editing.report.done")}</p>
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
      <form onSubmit={send} className="mt-4 grid grid-cols-1 gap-5">
        <fieldset className="grid grid-cols-1">
          <legend className="sr-only">{t("editing.report.title")}</legend>
          {REPORT_REASONS.map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={name}
                checked={reason === one}
                onChange={() => setChosen(one)}
                className="tick size-[1.1rem] flex-none accent-accent"
              />
              {t(`editing.report.reasons.${one}`)}
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t("editing.report.note")}
          note={t("common.optional")}
          value={note}
          maxLength={LIMITS.question.reportNoteMaxChars}
          onChange={(event) => setWritten(event.target.value)}
        />
        {error && <Alert tone="wrong">{errorText(error)}</Alert>}
        <DialogActions>
          {stored ? (
            <Button variant="secondary" onClick={() => mutate({ reason: null, note: "" })}>
              {t("editing.report.takeBack")}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              {t("common.cancel")}
            </Button>
          )}
          <Button type="submit" aria-disabled={reason === null} isBusy={isPending}>
            {t("editing.report.send")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
