import { Check, X } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Passed or not, in a word and a sign. */
export function VerdictTag({ isPassed }: { readonly isPassed: boolean }) {
  const { t } = useTranslation();
  const Sign = isPassed ? Check : X;
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-[0.82rem] font-medium ${
        isPassed ? "bg-correct-soft text-correct" : "bg-wrong-soft text-wrong"
      }`}
    >
      <Sign aria-hidden="true" className="size-[1.1em]" strokeWidth={2.5} />
      {t(isPassed ? "exams.passed" : "exams.notPassed")}
    </span>
  );
}
