import type { Question, QuestionVersion } from "@quizmill/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { useFormats } from "../../i18n/format.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { historyQuery } from "./history-query.ts";
import { QuestionView, viewOf } from "./question-view.tsx";
import { useEditCalls } from "./use-edit-calls.ts";

interface QuestionHistoryProps {
  readonly datasetId: string;
  readonly language: string | null;
  readonly question: Question;
  readonly onClose: () => void;
}

/** All versions of a question, the present one first; an earlier one can be made the present one. */
export function QuestionHistory({ datasetId, language, question, onClose }: QuestionHistoryProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const calls = useEditCalls(datasetId);
  const { data, error, refetch } = useQuery(historyQuery(question.id));
  const restore = useMutation({
    mutationFn: (to: number) =>
      calls.restore({ id: question.id, version: data?.versions[0]?.version ?? 1 }, to),
    // A change on another device came first: the list shows it.
    onSuccess: ({ isStored }) => (isStored ? onClose() : void refetch()),
  });
  const failure = error ?? restore.error;
  return (
    <Dialog title={t("editing.history.title")} closeLabel={t("common.close")} onClose={onClose}>
      {failure && (
        <Alert tone="wrong" className="mt-4">
          {errorText(failure)}
        </Alert>
      )}
      {!data && !failure && <Skeleton className="mt-4 h-40 rounded-option" />}
      <ol className="mt-4 grid grid-cols-1 gap-4">
        {data?.versions.map((version, index) => (
          <li key={version.version} className="rounded-option border border-line p-4">
            <Head version={version} isPresent={index === 0} />
            <QuestionView view={viewOf(version)} language={language} />
            {index > 0 && (
              <Button
                variant="secondary"
                size="sm"
                className="mt-4"
                isBusy={restore.isPending && restore.variables === version.version}
                onClick={() => restore.mutate(version.version)}
              >
                {t("editing.history.restore")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function Head({ version, isPresent }: { readonly version: QuestionVersion; readonly isPresent: boolean }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const parts = [
    isPresent && t("editing.history.present"),
    version.origin && t(`editing.origin.${version.origin}`),
    version.madeAt && dateTime(version.madeAt),
  ].filter((part) => typeof part === "string");
  return <h3 className="mb-3 text-[0.82rem] text-ink-soft">{parts.join(" · ")}</h3>;
}
