import type { DatasetDetail, Sections } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { Archive, ArchiveRestore, Combine, Copy, type LucideIcon, Split, Trash2 } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useErrorText } from "../../i18n/error-text.ts";
import { isUnfinished } from "../../lib/set/dataset-query.ts";
import { setPath } from "../../lib/set-path.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ChangedNotice } from "../datasets/changed-notice.tsx";
import { CopyDialog } from "../datasets/copy-dialog.tsx";
import { listedSetQuery } from "../datasets/queries.ts";
import { RemoveDialog } from "../datasets/remove-dialog.tsx";
import { type SetsChanged, useChangeSets } from "../datasets/use-set-changes.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import type { MadeOf } from "./merged-notice.tsx";

interface OrganiseProps {
  readonly dataset: DatasetDetail;
  readonly sections: Sections["sections"];
}

type Task = "copy" | "split" | "merge" | "remove";

/** A set among others: made twice, split, merged, put away, deleted. */
export function Organise({ dataset, sections }: OrganiseProps) {
  const { t } = useTranslation();
  const paths = usePaths();
  const navigate = useNavigate();
  const [task, setTask] = useState<Task | null>(null);
  const canSplit = sections.filter(({ questions }) => questions > 0).length > 1;
  const isWhole = !isUnfinished(dataset.status) && dataset.questions.length > 0;
  const close = () => setTask(null);
  const made = (id: string, doubles: number) => {
    const from = task === "merge" ? { mergedFrom: dataset.id } : {};
    navigate(setPath(paths, id), { state: { doubles, ...from } satisfies MadeOf });
  };
  const removed = () => {
    const changed: SetsChanged = { what: "removed", ids: [dataset.id] };
    navigate(paths.mySets(), { state: { changed } });
  };
  const begins = (what: Task) => ({ "aria-haspopup": "dialog", onClick: () => setTask(what) }) as const;
  return (
    <>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {isWhole && (
          <>
            <TaskButton sign={Copy} {...begins("copy")}>
              {t("datasets.copy.start")}
            </TaskButton>
            {canSplit && (
              <TaskButton sign={Split} {...begins("split")}>
                {t("datasets.copy.splitTitle")}
              </TaskButton>
            )}
            <TaskButton sign={Combine} {...begins("merge")}>
              {t("set.merge.title")}
            </TaskButton>
          </>
        )}
        <ArchiveButton id={dataset.id} />
        <TaskButton sign={Trash2} {...begins("remove")}>
          {t("datasets.remove")}
        </TaskButton>
      </div>
      {(task === "copy" || task === "split") && (
        <CopyDialog sets={[dataset]} isSplit={task === "split"} onClose={close} onCopied={made} />
      )}
      {task === "merge" && <MergeDialog dataset={dataset} onClose={close} onMerged={made} />}
      {task === "remove" && <RemoveDialog dataset={dataset} onClose={close} onRemoved={removed} />}
    </>
  );
}

interface TaskButtonProps extends ComponentProps<typeof Button> {
  readonly sign: LucideIcon;
}

function TaskButton({ sign: Sign, children, ...rest }: TaskButtonProps) {
  return (
    <Button variant="secondary" className="justify-start! text-left!" {...rest}>
      <Sign aria-hidden="true" className="size-[1.1em] flex-none text-ink-soft" />
      {children}
    </Button>
  );
}

/** Done at once: the notice has the way back. */
function ArchiveButton({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data: set } = useQuery(listedSetQuery(id));
  const [changed, setChanged] = useState<SetsChanged | null>(null);
  const isArchived = set?.isArchived === true;
  const done = () => setChanged({ what: isArchived ? "unarchived" : "archived", ids: [id] });
  const { mutate, isPending, error } = useChangeSets(done);
  return (
    <>
      <TaskButton
        sign={isArchived ? ArchiveRestore : Archive}
        isBusy={isPending}
        onClick={() => set && mutate({ ids: [id], archive: !isArchived })}
      >
        {t(isArchived ? "datasets.unarchive" : "datasets.archive")}
      </TaskButton>
      {error && (
        <Alert tone="wrong" className="sm:col-span-2">
          {errorText(error)}
        </Alert>
      )}
      {changed && (
        <ChangedNotice
          key={changed.what}
          changed={changed}
          onClose={() => setChanged(null)}
          onUndone={() => setChanged(null)}
        />
      )}
    </>
  );
}
