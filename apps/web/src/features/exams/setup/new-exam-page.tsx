import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { examSetIn } from "../../../lib/set-path.ts";
import { ListError, ListSkeleton, NoSets } from "../../datasets/list-states.tsx";
import { MoreSets } from "../../datasets/more-sets.tsx";
import { datasetListQuery, listedSetQuery } from "../../datasets/queries.ts";
import { ExamsFrame } from "../exams-frame.tsx";
import { studiedSetsQuery } from "../queries.ts";
import { chosenFirst } from "./draft.ts";
import { ExamForm } from "./exam-form.tsx";

/** `/{lang}/exams/new`: what an exam is drawn from, and how it runs. */
export function NewExamPage() {
  const { t } = useTranslation();
  return (
    <ExamsFrame title={t("exams.new")} lead={t("exams.setup.lead")}>
      <Content />
    </ExamsFrame>
  );
}

function Content() {
  const { data, error, refetch, isFetching } = useQuery(datasetListQuery);
  const studied = useQuery(studiedSetsQuery);
  const askedId = examSetIn(useSearchParams()[0]);
  const asked = useQuery({ ...listedSetQuery(askedId ?? ""), enabled: askedId !== null });
  if (data === undefined && error !== null)
    return <ListError error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined || studied.isPending || asked.isLoading) return <ListSkeleton />;
  // In sight, however old it is.
  const first = asked.data ? [asked.data] : [];
  const others = data.sets.filter(({ id }) => id !== asked.data?.id);
  const sets = [...first, ...others].filter(({ questionCount }) => questionCount > 0);
  if (sets.length === 0 && data.next === null) return <NoSets />;
  return (
    <ExamForm
      sets={sets}
      firstChosen={asked.data ? new Map([[asked.data.id, null]]) : chosenFirst(sets, studied.data ?? [])}
      more={data.next !== null && <MoreSets key={data.next} cursor={data.next} />}
    />
  );
}
