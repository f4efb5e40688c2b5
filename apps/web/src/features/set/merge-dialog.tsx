import { type DatasetDetail, LIMITS } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { isUnfinished } from "../../lib/set/dataset-query.ts";
import { Alert } from "../../ui/alert.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { MoreSets } from "../datasets/more-sets.tsx";
import { datasetListQuery } from "../datasets/queries.ts";
import { useCopySets } from "../datasets/use-set-changes.ts";
import { useSetName } from "../datasets/use-set-name.ts";

interface MergeDialogProps {
  readonly dataset: DatasetDetail;
  readonly onClose: () => void;
  readonly onMerged: (id: string, doubles: number) => void;
}

/** Makes a new set of this one and another, as soon as that is chosen. */
export function MergeDialog({ dataset, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const nameOf = useSetName();
  const { data, error } = useQuery(datasetListQuery);
  const copying = useCopySets(onMerged);
  const others = (data?.sets ?? []).filter(
    ({ id, status, questionCount }) => id !== dataset.id && questionCount > 0 && !isUnfinished(status),
  );
  const merge = (other: (typeof others)[number]) => {
    const sets = [dataset, other];
    const name = sets.map(nameOf).join(" + ").slice(0, LIMITS.dataset.nameMaxChars);
    const sources = sets.map(({ id }) => ({ id, sections: null }));
    if (!copying.isPending) copying.mutate({ name, keepsDoubles: false, sources });
  };
  const chosenId = copying.isPending ? copying.variables.sources[1]?.id : null;
  const failure = copying.error ?? (data ? null : error);
  return (
    <Dialog
      title={t("set.merge.title")}
      description={<p>{t("set.merge.text")}</p>}
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      {failure && (
        <Alert tone="wrong" className="mt-4">
          {errorText(failure)}
        </Alert>
      )}
      {!data && !error && <Skeleton className="mt-4 h-40 rounded-option" />}
      {data && others.length === 0 && data.next === null && <p className="mt-4">{t("set.merge.none")}</p>}
      <div className="-m-1 mt-3 grid max-h-80 grid-cols-1 gap-1.5 overflow-y-auto p-1">
        {others.map((set) => (
          <button
            key={set.id}
            type="button"
            aria-busy={set.id === chosenId || undefined}
            onClick={() => merge(set)}
            className="flex min-h-12 items-center gap-3 rounded-control border border-line px-3.5 py-2 text-left transition-colors hover:border-field-line"
          >
            <bdi className="min-w-0 grow [overflow-wrap:anywhere]">{nameOf(set)}</bdi>
            {set.id === chosenId && <Spinner />}
            <span className="flex-none text-[0.88rem] text-ink-soft">
              {t("datasets.questions", { count: set.questionCount })}
            </span>
          </button>
        ))}
        {data && data.next !== null && <MoreSets key={data.next} cursor={data.next} />}
      </div>
    </Dialog>
  );
}
