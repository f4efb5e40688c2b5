import type { DatasetStatus, DatasetSummary } from "@quizmill/contract";
import { CircleAlert, CircleCheck, Clock, PencilLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cx } from "../../ui/cx.ts";

const LOOKS = {
  PENDING: { icon: Clock, look: "bg-sunken text-ink-soft" },
  PROCESSING: { icon: PencilLine, look: "bg-accent-soft text-accent" },
  READY: { icon: CircleCheck, look: "bg-correct-soft text-correct" },
  PARTIAL: { icon: CircleAlert, look: "bg-sunken text-ink" },
  FAILED: { icon: CircleAlert, look: "bg-wrong-soft text-wrong" },
} as const satisfies Record<DatasetStatus, unknown>;

/** A set's status, as a word and an icon. */
export function StatusLabel({ dataset }: { dataset: DatasetSummary }) {
  const { t } = useTranslation();
  const { icon: Icon, look } = LOOKS[dataset.status];
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-[0.79rem] font-medium",
        look,
      )}
    >
      <Icon aria-hidden="true" className="size-[1.1em]" />
      {t(`datasets.status.${dataset.status}`)}
    </span>
  );
}
