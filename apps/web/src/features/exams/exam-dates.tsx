import { type Progress, ROUTES } from "@quizmill/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { call } from "../../lib/api.ts";
import { dayOf, momentOf } from "../../lib/study/exam-day.ts";
import { studyFigures } from "../../lib/study/figures.ts";
import { ExamCost } from "../../ui/exam-cost.tsx";
import { TextField } from "../../ui/field.tsx";
import { studiedSetsQuery } from "./queries.ts";

/** The day of the exam for each set that is studied: reviews are planned towards it. */
export function ExamDates() {
  const { t } = useTranslation();
  const { data: sets = [] } = useQuery(studiedSetsQuery);
  if (sets.length === 0) return null;
  return (
    <section className="mt-12 grid gap-4 sm:max-w-md">
      <div>
        <h2 className="text-[1.2rem] font-[640] tracking-[-0.015em]">{t("study.exam.title")}</h2>
        <p className="mt-1 text-[0.88rem] text-ink-soft">{t("study.exam.text")}</p>
      </div>
      {sets.map((set) => (
        <ExamDate key={set.datasetId} set={set} />
      ))}
    </section>
  );
}

function ExamDate({ set }: { readonly set: Progress["sets"][number] }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const saved = dayOf(set.examAt);
  const [day, setDay] = useState(saved);
  const { mutate, error } = useMutation({
    mutationFn: (examAt: string | null) =>
      call(ROUTES.setExamDate, { params: { id: set.datasetId }, body: { examAt } }),
    onSuccess: () => {
      studyFigures.outdate();
      return client.invalidateQueries({ queryKey: studiedSetsQuery.queryKey });
    },
  });
  return (
    <div className="grid gap-2">
      <TextField
        label={set.name === "" ? t("datasets.fallbackName") : set.name}
        type="date"
        min={dayOf(new Date().toISOString())}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        // Not while it is typed: the parts of a date make other dates.
        onBlur={() => day !== saved && mutate(momentOf(day))}
        error={error ? errorText(error) : undefined}
      />
      <div role="status">{set.examCost && <ExamCost cost={set.examCost} />}</div>
    </div>
  );
}
