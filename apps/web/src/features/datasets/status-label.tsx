import type { DatasetStatus, DatasetSummary } from "@quizmill/contract";
import { CircleAlert, Clock, PencilLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cx } from "../../ui/cx.ts";

const LOOKS = {
  PENDING: { icon: Clock, look: "bg-sunken text-ink-soft" },
  PROCESSING: { icon: PencilLine, look: "bg-accent-soft text-accent" },
  PARTIAL: { icon: CircleAlert, look: "bg-sunken text-ink" },
  FAILED: { icon: CircleAlert, look: "bg-wrong-soft text-wrong" },
} as const satisfies Record<Exclude<DatasetStatus, "READY">, unknown>;

/** A set's status, as a word and an icon, unless it is ready. */
export function StatusLabel({ dataset }: { dataset: Pick<DatasetSummary, "status"> }) {
  const { t } = useTranslation();
  const { status } = dataset;
  if (status === "READY") return null;
  const { icon: Icon, look } = LOOKS[status];
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-[0.79rem] font-medium",
        look,
      )}
    >
      <Icon aria-hidden="true" className="size-[1.1em]" />
      {t(`datasets.status.${status}`)}
    </span>
  );
}
