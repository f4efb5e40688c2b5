import { type QuestionWords, ROUTES } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { Lightbulb } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../lib/api.ts";
import { type Draft, problemsIn, wordsIn } from "./draft.ts";
import { isTold } from "./told-flaws.ts";

/** So long after the last change the judge is asked. */
const PAUSE_MS = 700;

interface AdviceProps {
  readonly datasetId: string;
  /** Null for a new question. */
  readonly questionId: number | null;
  readonly draft: Draft;
}

/** What the judge would object to. It keeps nobody from saving. */
export function Advice({ datasetId, questionId, draft }: AdviceProps) {
  const { t } = useTranslation();
  const words = useSettled(Object.keys(problemsIn(draft, true)).length === 0 ? wordsIn(draft) : null);
  const { data } = useQuery({
    queryKey: ["advice", datasetId, questionId, words],
    queryFn: ({ signal }) =>
      call(ROUTES.adviseOnQuestion, {
        params: { id: datasetId },
        signal,
        body: { questionId, words: words as QuestionWords },
      }),
    enabled: words !== null,
    placeholderData: (before) => before,
    retry: false,
  });
  const findings = words === null ? undefined : data?.findings.filter(isTold);
  return (
    <section aria-live="polite">
      {findings !== undefined && (
        <>
          <h3 className="mb-2 flex items-center gap-2 text-[0.88rem] font-[600]">
            <Lightbulb aria-hidden="true" className="size-4.5 text-ink-soft" />
            {t(findings.length === 0 ? "editing.advice.none" : "editing.advice.title")}
          </h3>
          <ul className="grid gap-1.5 text-[0.88rem] text-ink-soft">
            {findings.map((code) => (
              <li key={code} data-finding={code}>
                {t(`editing.advice.${code}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The value once it has not changed for a while. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as T), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
