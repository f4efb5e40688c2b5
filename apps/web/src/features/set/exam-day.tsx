import { useQuery } from "@tanstack/react-query";
import { useErrorText } from "../../i18n/error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ExamDate } from "../progress/exam-date.tsx";
import { progressQuery } from "../progress/queries.ts";

/** The day that the reviews of a set lead up to. */
export function ExamDay({ id }: { readonly id: string }) {
  const errorText = useErrorText();
  const { data, error } = useQuery(progressQuery(id));
  if (data) return <ExamDate datasetId={id} examAt={data.sets[0]?.examAt ?? null} />;
  if (error) return <Alert tone="wrong">{errorText(error)}</Alert>;
  return <Skeleton className="h-20 rounded-option" />;
}
