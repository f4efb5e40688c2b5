import { type Progress, ROUTES } from "@quizmill/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { call } from "../../lib/api.ts";
import { dayOf, momentOf } from "../../lib/study/exam-day.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ExamCost } from "../../ui/exam-cost.tsx";
import { TextField } from "../../ui/field.tsx";

type ExamDateProps = Pick<Progress["sets"][number], "datasetId" | "examAt" | "examCost">;

/** The day that the reviews of a set are planned towards; an empty field takes it away. */
export function ExamDate({ datasetId, examAt, examCost }: ExamDateProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [date, setDate] = useState(dayOf(examAt));
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () =>
      call(ROUTES.setExamDate, { params: { id: datasetId }, body: { examAt: momentOf(date) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["progress"] }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
      className="grid gap-3 print:hidden"
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          type="date"
          label={t("progress.exam.label")}
          value={date}
          onChange={({ target }) => {
            setDate(target.value);
            reset();
          }}
        />
        <Button type="submit" variant="secondary" isBusy={isPending}>
          {t("common.save")}
        </Button>
      </div>
      <div role="status" className="grid gap-2">
        <p className="text-[0.88rem] text-ink-soft">
          {isSuccess ? t("progress.exam.saved") : t("progress.exam.hint")}
        </p>
        {examCost && <ExamCost cost={examCost} />}
      </div>
      {error && <Alert tone="wrong">{errorText(error)}</Alert>}
    </form>
  );
}
