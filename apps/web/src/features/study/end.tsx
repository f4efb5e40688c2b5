import type { StudyQuestion } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { questionPath } from "../../lib/set-path.ts";
import { todayQuery } from "../../lib/study/today-query.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { FreshText } from "../../ui/fresh-text.tsx";
import { KnownNow, MissedSection } from "../play/results/session-end.tsx";
import { type GivenTurn, missedIn } from "./player.ts";
import { mistakesQuery } from "./queries.ts";

interface EndProps {
  readonly given: readonly GivenTurn[];
  /** Starts the next session. */
  readonly onNext: (questions: readonly StudyQuestion[]) => void;
}

/** The calm end of a session of today, or the way to the next one. */
export function TodayEnd({ given, onNext }: EndProps) {
  const { t } = useTranslation();
  // Asked anew: mounting it refetches.
  const { data, isFetching } = useQuery(todayQuery);
  const today = isFetching ? undefined : data;
  const isMore = today !== undefined && today.questions.length > 0;
  return (
    <End
      title={t(today === undefined || isMore ? "study.end.soFar" : "study.end.done")}
      given={given}
      onNext={isMore ? () => onNext(today.questions) : null}
    >
      {today && (
        <>
          <KnownNow answered={given.map(({ questionId }) => questionId)} />
          <p>
            {isMore
              ? t("study.end.more", { count: today.questions.length })
              : t("study.dueTomorrow", { count: today.dueTomorrow })}
          </p>
        </>
      )}
    </End>
  );
}

export function MistakesEnd({ given, onNext }: EndProps) {
  const { t } = useTranslation();
  const { data, isFetching } = useQuery(mistakesQuery);
  const mistakes = isFetching ? undefined : data;
  const isMore = mistakes !== undefined && mistakes.questions.length > 0;
  return (
    <End title={t("study.end.soFar")} given={given} onNext={isMore ? () => onNext(mistakes.questions) : null}>
      {mistakes && <p>{t("study.mistakes.left", { count: mistakes.total })}</p>}
    </End>
  );
}

interface EndFrameProps {
  readonly title: string;
  readonly given: readonly GivenTurn[];
  readonly onNext: (() => void) | null;
  readonly children: ReactNode;
}

function End({ title, given, onNext, children }: EndFrameProps) {
  const { t } = useTranslation();
  const paths = usePaths();
  const { number } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const right = given.filter(({ isCorrect }) => isCorrect === true).length;
  return (
    <Card className="px-6 py-10 text-center sm:px-10 sm:py-14">
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-[clamp(1.7rem,5vw,2.2rem)] leading-[1.12] font-[680] tracking-[-0.028em] outline-none"
      >
        <FreshText text={title} />
      </h1>
      <div
        role="status"
        className="mx-auto mt-4 grid min-h-14 max-w-[32em] content-start gap-1 text-ink-soft"
      >
        <p>{t("study.end.answered", { count: given.length, right: number(right) })}</p>
        {children}
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {onNext && <Button onClick={onNext}>{t("study.end.next")}</Button>}
        <ButtonLink to={paths.today()} variant={onNext ? "secondary" : "primary"}>
          {t("nav.today")}
        </ButtonLink>
      </div>
      <MissedSection
        missed={missedIn(given).map((question) => ({
          question,
          language: question.language,
          to: questionPath(paths, question.datasetId, question.id),
        }))}
      />
    </Card>
  );
}
