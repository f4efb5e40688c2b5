import { Eye, Gauge } from "lucide-react";
import { useTranslation } from "react-i18next";

const SIGNS = { doubt: Eye, weak: Gauge } as const;

/**
 * Says something of a question: a second look is due, as the solver was unsure or does not agree with the key; or it is
 * weaker than what a set takes by itself.
 */
export function QuestionBadge({ kind }: { readonly kind: keyof typeof SIGNS }) {
  const { t } = useTranslation();
  const Sign = SIGNS[kind];
  return (
    <span
      title={t(`quiz.${kind}.why`)}
      className="inline-flex items-center gap-1.5 rounded-key bg-accent-soft px-2.5 py-1 text-[0.82rem] font-medium text-accent"
    >
      <Sign aria-hidden="true" className="size-4" />
      {t(`quiz.${kind}.label`)}
    </span>
  );
}
