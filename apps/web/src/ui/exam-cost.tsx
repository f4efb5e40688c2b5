import type { ExamCost as Cost } from "@quizmill/contract";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../i18n/format.ts";

/** Up to so many days before the exam, each day is one of the last. */
const LAST_DAYS = 2;

/** What an exam date costs a day, and whether it can be done at all. */
export function ExamCost({ cost }: { readonly cost: Cost }) {
  const { t } = useTranslation();
  const { days, newPerDay, reviewsPerDay, lastReviewsPerDay } = cost;
  const isLast = days <= LAST_DAYS;
  const reviews = isLast ? lastReviewsPerDay : reviewsPerDay;
  return (
    <div className="grid gap-1 text-[0.88rem]">
      <p className="flex flex-wrap gap-x-4 text-ink-soft">
        <span>{t("examCost.daysLeft", { count: days })}</span>
        {newPerDay > 0 && <span>{t("examCost.fresh", { count: newPerDay })}</span>}
        {reviews > 0 && <span>{t("examCost.reviews", { count: reviews })}</span>}
        {!isLast && lastReviewsPerDay > 0 && (
          <span>{t("examCost.lastDays", { count: lastReviewsPerDay })}</span>
        )}
      </p>
      <Obstacle cost={cost} />
    </div>
  );
}

function Obstacle({ cost: { obstacle, unseen, newNeeded, newAllowed } }: { readonly cost: Cost }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (obstacle === null) return null;
  return (
    <p className="flex items-start gap-2 font-[560]">
      <TriangleAlert aria-hidden="true" className="mt-[0.15em] size-[1.2em] shrink-0 text-wrong" />
      {obstacle === "days"
        ? t("examCost.tooFewDays", { count: unseen })
        : t("examCost.tooFewNew", { count: newNeeded, allowed: number(newAllowed) })}
    </p>
  );
}
