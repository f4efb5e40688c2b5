import { type DatasetDetail, ROUTES } from "@quizmill/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/format.ts";
import { call } from "../../../lib/api.ts";
import { sendAnswers } from "../../../lib/study/answers.ts";
import { Button } from "../../../ui/button.tsx";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import { QuestionEdits } from "../../edit/edits.ts";
import { Folded } from "./folded.tsx";
import { type WeakQuestion, weakQuestions } from "./weak.ts";

/** Asked anew with each result: the answers of this round count. */
const weakOptionsQuery = (id: string) =>
  queryOptions({
    queryKey: ["study", "weak-options", id],
    queryFn: async ({ signal }) => {
      await sendAnswers();
      return call(ROUTES.weakOptions, { params: { id }, signal });
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });

/** Options that were never chosen in many answers, folded away; nothing where there are none. */
export function WeakOptions({ dataset }: { readonly dataset: DatasetDetail }) {
  const { t } = useTranslation();
  const { data } = useQuery(weakOptionsQuery(dataset.id));
  const questions = data === undefined ? [] : weakQuestions(dataset, data);
  if (questions.length === 0) return null;
  return (
    <Folded
      title={t("results.weak.title")}
      short={t("results.weak.short", { count: questions.length })}
      className="text-[0.88rem] print:hidden [section+&]:mt-3"
    >
      <p className="text-ink-soft">{t("results.weak.lead")}</p>
      <ul>
        {questions.map((question) => (
          <WeakRow key={question.id} question={question} language={dataset.language} />
        ))}
      </ul>
    </Folded>
  );
}

interface WeakRowProps {
  readonly question: WeakQuestion;
  readonly language: string | null;
}

function WeakRow({ question: { id, position, text, answers, options }, language }: WeakRowProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const edits = use(QuestionEdits);
  return (
    <li className="mt-4 border-t border-line pt-4">
      <p lang={language ?? undefined} className="line-clamp-2 font-medium hyphens-auto">
        <RichText text={text} isInline />
      </p>
      <p className="mt-1 text-ink-soft">{t("results.weak.never", { answers: number(answers) })}</p>
      <ul lang={language ?? undefined} className="mt-1 list-disc pl-5 hyphens-auto">
        {options.map((option) => (
          <li key={option.id} className="[overflow-wrap:anywhere]">
            <RichText text={option.text} isInline />
          </li>
        ))}
      </ul>
      {edits && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-1 -ml-3.5"
          onFocus={edits.fetchAhead}
          onPointerEnter={edits.fetchAhead}
          onClick={() => edits.start("edit", id)}
        >
          <Pencil aria-hidden="true" className="size-4" />
          {t("results.weak.edit", { position: number(position) })}
        </Button>
      )}
    </li>
  );
}
