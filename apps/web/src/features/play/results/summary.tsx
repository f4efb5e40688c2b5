import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/format.ts";
import type { Score } from "../score.ts";
import { AccuracyRing } from "./accuracy-ring.tsx";

/** The score at a glance, then in numbers. */
export function Summary({ score }: { readonly score: Score }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-12 gap-y-7">
      <AccuracyRing percent={score.accuracyPercent} />
      <div className="min-w-0 flex-1 basis-64">
        <dl className="grid grid-cols-2 gap-x-8 max-sm:gap-x-4">
          <Count label={t("results.correct")} value={score.correct} sign={<CorrectSign />} />
          <Count label={t("results.wrong")} value={score.wrong} sign={<WrongSign />} />
          <Count label={t("results.answered")} value={score.answered} />
          <Count label={t("results.checked")} value={score.checked} />
          <Count label={t("results.total")} value={score.total} />
          {score.unjudged > 0 && <Count label={t("quiz.state.neutral")} value={score.unjudged} />}
          {score.flagged > 0 && <Count label={t("results.flagged")} value={score.flagged} />}
        </dl>
        <Note>{score.unjudged > 0 && t("results.unjudgedNote", { count: score.unjudged })}</Note>
        <Note>{score.flagged > 0 && t("results.flaggedNote", { count: score.flagged })}</Note>
      </div>
    </div>
  );
}

function Note({ children }: { readonly children: string | false }) {
  return children && <p className="mt-3 text-[0.82rem] text-ink-soft">{children}</p>;
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly sign?: ReactNode;
}

function Count({ label, value, sign }: CountProps) {
  const { number } = useFormats();
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line py-2 last:odd:col-span-2">
      <dt className="flex items-center gap-1.5 text-[0.88rem] text-ink-soft">
        {sign}
        {label}
      </dt>
      <dd className="font-semibold">{number(value)}</dd>
    </div>
  );
}

function CorrectSign() {
  return <Check aria-hidden="true" className="size-4 text-correct" strokeWidth={2.5} />;
}

function WrongSign() {
  return <X aria-hidden="true" className="size-4 text-wrong" strokeWidth={2.5} />;
}
