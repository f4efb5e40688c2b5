import { type DatasetDetail, type DatasetSummary, LIMITS } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { isUnfinished } from "../../lib/set/dataset-query.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CopyDialog } from "../datasets/copy-dialog.tsx";
import { MoreSets } from "../datasets/more-sets.tsx";
import { datasetListQuery } from "../datasets/queries.ts";
import { useSetName } from "../datasets/use-set-name.ts";

interface MergeDialogProps {
  readonly dataset: DatasetDetail;
  readonly onClose: () => void;
  readonly onMerged: (id: string, doubles: number) => void;
}

/** Asks which other sets join this one in a new set. */
export function MergeDialog({ dataset, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const nameOf = useSetName();
  const { data, error } = useQuery(datasetListQuery);
  const [chosen, setChosen] = useState<readonly DatasetSummary[]>([]);
  const [isNamed, setNamed] = useState(false);
  const others = (data?.sets ?? []).filter(
    ({ id, status, questionCount }) => id !== dataset.id && questionCount > 0 && !isUnfinished(status),
  );
  const isFull = chosen.length + 1 >= LIMITS.library.mergedAtOnce;
  if (isNamed) return <CopyDialog sets={[dataset, ...chosen]} onClose={onClose} onCopied={onMerged} />;
  const toggle = (set: DatasetSummary) =>
    setChosen(chosen.includes(set) ? chosen.filter((one) => one !== set) : [...chosen, set]);
  return (
    <Dialog
      title={t("set.merge.title")}
      description={<p>{t("set.merge.text")}</p>}
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      {error && !data && (
        <Alert tone="wrong" className="mt-4">
          {errorText(error)}
        </Alert>
      )}
      {!data && !error && <Skeleton className="mt-4 h-40 rounded-option" />}
      {data && others.length === 0 && data.next === null && <p className="mt-4">{t("set.merge.none")}</p>}
      <div className="mt-4 grid max-h-80 grid-cols-1 gap-1 overflow-y-auto p-1">
        {others.map((set) => (
          <Checkbox
            key={set.id}
            label={
              <>
                <bdi className="[overflow-wrap:anywhere]">{nameOf(set)}</bdi>{" "}
                <span className="text-ink-soft">{t("datasets.questions", { count: set.questionCount })}</span>
              </>
            }
            checked={chosen.includes(set)}
            disabled={isFull && !chosen.includes(set)}
            onChange={() => toggle(set)}
          />
        ))}
        {data && data.next !== null && <MoreSets key={data.next} cursor={data.next} />}
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button aria-disabled={chosen.length === 0} onClick={() => chosen.length > 0 && setNamed(true)}>
          {t("set.merge.next")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
