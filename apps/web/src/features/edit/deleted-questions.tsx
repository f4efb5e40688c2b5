import { type DeletedQuestions as Deleted, ROUTES } from "@quizmill/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { useFormats } from "../../i18n/format.ts";
import { call } from "../../lib/api.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { QuestionView, viewOf } from "./question-view.tsx";
import { useEditCalls } from "./use-edit-calls.ts";

interface DeletedQuestionsProps {
  readonly datasetId: string;
  readonly language: string | null;
  readonly onShow: (questionId: number) => void;
  readonly onClose: () => void;
}

/** What was taken out of a set. It stays as long as the set, so that it can come back, and is never written again. */
export function DeletedQuestions({ datasetId, language, onShow, onClose }: DeletedQuestionsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { dateTime } = useFormats();
  const calls = useEditCalls(datasetId);
  const client = useQueryClient();
  const queryKey = ["deleted-questions", datasetId];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(ROUTES.deletedQuestions, { params: { id: datasetId }, signal }),
    staleTime: 0,
  });
  const restore = useMutation({
    mutationFn: (question: Deleted["questions"][number]) => calls.restore(question, question.version),
    onSuccess: ({ question }) => {
      onShow(question.id);
      client.setQueryData<Deleted>(
        queryKey,
        (list) => list && { questions: list.questions.filter(({ id }) => id !== question.id) },
      );
    },
  });
  const failure = error ?? restore.error;
  return (
    <Dialog
      title={t("editing.menu.deleted")}
      description={<p>{t("editing.deleted.text")}</p>}
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      {failure && (
        <Alert tone="wrong" className="mt-4">
          {errorText(failure)}
        </Alert>
      )}
      {!data && !failure && <Skeleton className="mt-4 h-40 rounded-option" />}
      {data?.questions.length === 0 && <p className="mt-4">{t("editing.deleted.none")}</p>}
      <ul className="mt-4 grid grid-cols-1 gap-4">
        {data?.questions.map((question) => (
          <li key={question.id} className="rounded-option border border-line p-4">
            <p className="mb-3 text-[0.82rem] text-ink-soft">{dateTime(question.deletedAt)}</p>
            <QuestionView view={viewOf(question)} language={language} />
            <Button
              variant="secondary"
              size="sm"
              className="mt-4"
              isBusy={restore.isPending && restore.variables.id === question.id}
              onClick={() => restore.mutate(question)}
            >
              {t("editing.deleted.restore")}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
