import { Eye } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Asks for a second look if the solver was unsure or does not agree with the key. */
export function DoubtBadge() {
  const { t } = useTranslation();
  return (
    <span
      title={t("quiz.doubt.why")}
      className="inline-flex items-center gap-1.5 rounded-key bg-accent-soft px-2.5 py-1 text-[0.82rem] font-medium text-accent"
    >
      <Eye aria-hidden="true" className="size-4" />
      {t("quiz.doubt.label")}
    </span>
  );
}
