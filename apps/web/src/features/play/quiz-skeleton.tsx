import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/skeleton.tsx";
import { NavigatorPlaces } from "./view/navigator-places.tsx";
import { QuestionPlaces } from "./view/question-skeleton.tsx";
import { STEP_COLUMN } from "./view/step-bar.tsx";

/** Placeholder of the quiz while it loads. */
export function QuizSkeleton() {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      data-one-row
      className="mx-auto grid max-w-column gap-11 lg:max-w-none lg:grid-cols-[minmax(0,45rem)_minmax(17rem,18.5rem)] lg:justify-center"
    >
      <h1 className="sr-only">{t("quiz.loading")}</h1>
      <div className={STEP_COLUMN}>
        <div className="mb-3 flex h-11 items-center sm:mb-4">
          <Skeleton className="h-5 w-44" />
        </div>
        <div className="mb-5 grid h-11 content-between pt-1 pb-1.5 lg:mb-6 lg:h-9 lg:pb-0">
          <Skeleton className="h-4 w-full max-w-60" />
          <Skeleton className="h-1.25 w-full" />
        </div>
        <QuestionPlaces />
      </div>
      <NavigatorPlaces />
    </div>
  );
}
