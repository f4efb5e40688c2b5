import type { DocumentReport } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FreshText } from "../../ui/fresh-text.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { ReadingNote } from "./reading-note.tsx";

interface WorkCardProps {
  name: string;
  /** 0..1; null while unknown. */
  share: number | null;
  stage?: string;
  numbers?: string;
  /** Null until it has been read, or if another box shows it. */
  document?: DocumentReport | null;
  /** Whether the server has all of it and goes on without this page. */
  hasArrived?: boolean;
  /** There is no question yet. */
  isEarly?: boolean;
  onCancel: (() => void) | undefined;
}

export function WorkCard(props: WorkCardProps) {
  const { name, share, stage, numbers, document, hasArrived, isEarly = true, onCancel } = props;
  const { t } = useTranslation();
  return (
    <Card data-step="work" tabIndex={-1} className="mt-6 px-5 py-5 outline-none sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 truncate font-[620]">{name}</p>
        <p className="text-[0.88rem] text-ink-soft">{stage && <FreshText text={stage} />}</p>
      </div>
      <ProgressBar share={share} label={t("upload.work.title")} className="my-3.5" />
      <p role="status" className="min-h-[1.55em] text-[0.88rem] text-ink-soft">
        {numbers && <FreshText text={numbers} />}
      </p>
      <ReadingNote document={document} isEarly={isEarly} className="mt-2" />
      {onCancel && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
          <p className="flex-1 basis-64 text-[0.88rem] text-ink-soft">
            {t(hasArrived ? "upload.work.arrived" : "upload.work.note")}
          </p>
          <Button variant="secondary" size="sm" onClick={onCancel}>
            {t("common.cancel")}
          </Button>
        </div>
      )}
    </Card>
  );
}
