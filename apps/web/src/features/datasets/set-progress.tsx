import type { DatasetSummary } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { ProgressBar } from "../../ui/progress-bar.tsx";

/** The progress of a set that is still being written, in passages. */
export function SetProgress({ dataset }: { dataset: DatasetSummary }) {
  const { t } = useTranslation();
  const { processedChunks: done, totalChunks: total } = dataset;
  const text = total > 0 ? t("datasets.progress", { done, total }) : t("datasets.status.PENDING");
  return (
    <div className="col-span-full mt-2 flex items-center gap-4 pr-3">
      <ProgressBar share={total > 0 ? done / total : null} label={text} className="flex-1" />
      {total > 0 && <span className="text-[0.82rem] text-ink-soft">{text}</span>}
    </div>
  );
}
