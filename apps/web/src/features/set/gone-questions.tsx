import { type Question, ROUTES } from "@quizmill/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { call } from "../../lib/api.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dropped, useUndo } from "./dropped.tsx";

/** Null questions stand for all. */
interface Settled {
  readonly questions: number[] | null;
  readonly isKept: boolean;
}

/** The questions whose sentence a newer version of the document has no more: each is kept or taken out. */
export function GoneQuestions({ datasetId }: { readonly datasetId: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const headingId = useId();
  const client = useQueryClient();
  const params = { id: datasetId };
  const { data, error } = useQuery({
    queryKey: ["gone-questions", datasetId],
    queryFn: ({ signal }) => call(ROUTES.goneQuestions, { params, signal }),
    staleTime: 0,
  });
  const again = () => void client.invalidateQueries();
  const settle = useMutation({
    mutationFn: async (body: Settled) => (await call(ROUTES.settleGone, { params, body })).deleted,
    onSuccess: again,
  });
  const undo = useUndo(datasetId, () => {
    settle.reset();
    again();
  });
  const isBusy = settle.isPending || undo.isPending;
  const begin = (settled: Settled) => !isBusy && settle.mutate(settled);
  const questions = data?.questions ?? [];
  const dropped = settle.data ?? [];
  const failure = error ?? settle.error ?? undo.error;
  if (questions.length === 0 && dropped.length === 0 && !failure) return null;
  return (
    <section aria-labelledby={headingId} className="mt-4 rounded-option border border-line p-4">
      <h3 id={headingId} className="font-medium leading-snug">
        {t("editing.gone.title")}
      </h3>
      {failure && (
        <Alert tone="wrong" className="mt-3">
          {errorText(failure)}
        </Alert>
      )}
      {questions.length > 0 && (
        <p className="mt-1 text-[0.88rem] text-ink-soft">
          {t("editing.gone.text", { count: questions.length })}
        </p>
      )}
      {questions.length > 1 && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => begin({ questions: null, isKept: true })}>
            {t("editing.gone.keepAll")}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => begin({ questions: null, isKept: false })}>
            {t("editing.gone.dropAll")}
          </Button>
        </div>
      )}
      <div role="status" className="flex flex-wrap items-center gap-x-3 text-[0.88rem]">
        <Dropped questions={dropped} undo={undo} isBusy={isBusy} />
      </div>
      <ul className="mt-2 grid grid-cols-1">
        {questions.map((question) => (
          <GoneQuestion key={question.id} question={question} onSettle={begin} />
        ))}
      </ul>
    </section>
  );
}

interface GoneQuestionProps {
  readonly question: Question;
  readonly onSettle: (settled: Settled) => void;
}

function GoneQuestion({ question: { id, text, source }, onSettle }: GoneQuestionProps) {
  const { t } = useTranslation();
  const textId = useId();
  const settle = (isKept: boolean) => onSettle({ questions: [id], isKept });
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p id={textId} className="leading-snug [overflow-wrap:anywhere]">
        {text}
      </p>
      {source !== null && source.quote !== "" && (
        <p className="mt-1 line-clamp-3 text-[0.88rem] text-ink-soft [overflow-wrap:anywhere]">
          <q>{source.quote}</q>
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" aria-describedby={textId} onClick={() => settle(true)}>
          {t("editing.gone.keep")}
        </Button>
        <Button size="sm" variant="secondary" aria-describedby={textId} onClick={() => settle(false)}>
          {t("editing.gone.drop")}
        </Button>
      </div>
    </li>
  );
}
