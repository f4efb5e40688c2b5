import type { DatasetDetail } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { ArchiveRestore, Info, Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { useFormats } from "../../i18n/format.ts";
import { isToldInSlides } from "../../i18n/words.ts";
import { isUnfinished } from "../../lib/set/dataset-query.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { MasteryBar, MasteryWords } from "../../ui/mastery-bar.tsx";
import { PageHeading } from "../../ui/page.tsx";
import { RenameForm } from "../datasets/rename-form.tsx";
import { SetProgress } from "../datasets/set-progress.tsx";
import { useSetName } from "../datasets/use-set-name.ts";
import { EditButton } from "../edit/edit-button.tsx";
import { DatasetStatus } from "../play/dataset-status.tsx";
import type { LiveDataset } from "../play/use-live-dataset.ts";
import { progressQuery } from "../progress/queries.ts";
import { StatusBlock } from "./status-block.tsx";

interface SetHeadProps {
  readonly dataset: DatasetDetail;
  readonly live: LiveDataset;
}

/** Which set it is, what it holds, what is going on with it, and how well it is known. */
export function SetHead({ dataset, live }: SetHeadProps) {
  return (
    <>
      <div>
        <Name dataset={dataset} />
        <Facts dataset={dataset} />
      </div>
      {isEmptied(dataset) ? (
        <Emptied />
      ) : (
        <DatasetStatus
          dataset={dataset}
          stream={live.stream}
          place={0}
          onRefresh={live.refresh}
          Line={StatusBlock}
        />
      )}
      {isUnfinished(dataset.status) && <SetProgress dataset={dataset} />}
      {dataset.questionCount > 0 && <HowFar dataset={dataset} />}
    </>
  );
}

/** Its owner has deleted all questions. */
function isEmptied({ questionCount, status, failureCode }: DatasetDetail): boolean {
  return questionCount === 0 && failureCode === null && !isUnfinished(status);
}

function Emptied() {
  const { t } = useTranslation();
  return (
    <StatusBlock
      tone="info"
      sign={Info}
      role="status"
      title={t("editing.deleted.all")}
      action={<EditButton action="deleted" sign={ArchiveRestore} />}
    />
  );
}

function Name({ dataset }: Pick<SetHeadProps, "dataset">) {
  const { t } = useTranslation();
  const nameOf = useSetName();
  const [isRenaming, setRenaming] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It is there again once the form has gone.
    if (isRenaming === false) button.current?.focus();
  }, [isRenaming]);
  return (
    <div className="flex items-start gap-1">
      {isRenaming ? (
        <>
          <h1 className="sr-only">{nameOf(dataset)}</h1>
          <RenameForm dataset={dataset} onDone={() => setRenaming(false)} />
        </>
      ) : (
        <>
          <PageHeading className="mb-0! grow [&>h1]:text-[1.5rem]">{nameOf(dataset)}</PageHeading>
          <IconButton ref={button} label={t("datasets.rename")} onClick={() => setRenaming(true)}>
            <Pencil aria-hidden="true" className="size-4.5" />
          </IconButton>
        </>
      )}
    </div>
  );
}

/** What it holds, and since when. */
function Facts({ dataset: { questionCount, document, createdAt } }: Pick<SetHeadProps, "dataset">) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormats();
  const { format, pageCount } = document;
  const unit = isToldInSlides(format) ? "slides" : "pages";
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 text-[0.94rem] text-ink-soft">
      <span>{t("datasets.questions", { count: questionCount })}</span>
      {pageCount !== null && pageCount > 0 && (
        <span>{t(`datasets.${unit}`, { count: pageCount, number: number(pageCount) })}</span>
      )}
      <time dateTime={createdAt}>{dateTime(createdAt)}</time>
    </p>
  );
}

/** In the room that is kept for it. */
function HowFar({ dataset: { id, questionCount } }: Pick<SetHeadProps, "dataset">) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const errorText = useErrorText();
  const { data, error } = useQuery(progressQuery(id));
  const [studied] = data?.sets ?? [];
  const mastery = studied ?? { questions: questionCount, seen: 0, known: 0, mistakes: 0, due: 0 };
  if (error && !data) return <p className="text-[0.88rem] text-ink-soft">{errorText(error)}</p>;
  return (
    <section aria-label={t("set.howFar")} className="min-h-16">
      {data && (
        <>
          <MasteryBar mastery={mastery} className="mb-2 h-2" />
          <MasteryWords mastery={mastery} />
          {mastery.due > 0 && (
            <b className="text-[0.88rem] font-semibold">
              {t("progress.due", { number: number(mastery.due) })}
            </b>
          )}
        </>
      )}
    </section>
  );
}
