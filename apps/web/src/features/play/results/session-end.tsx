import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { becameKnown } from "../../../lib/study/answers.ts";
import { todayQuery } from "../../../lib/study/today-query.ts";
import { MissedList, type MissedQuestion } from "./missed.tsx";

/** So many at the end of a quiz, whose whole list stands below. */
const MOST_MISSED = 5;

interface SessionEndProps {
  /** The ids of what was answered. */
  readonly answered: readonly number[];
  readonly missed: readonly MissedQuestion[];
}

/** What a session has changed: what was missed, what has become known, and what comes tomorrow. */
export function SessionEnd({ answered, missed }: SessionEndProps) {
  const { t } = useTranslation();
  const { data: today, isFetching } = useQuery(todayQuery);
  return (
    <>
      <div role="status" className="mt-6 grid min-h-6 gap-1 text-ink-soft">
        {today && !isFetching && (
          <>
            <KnownNow answered={answered} />
            <p>{t("study.dueTomorrow", { count: today.dueTomorrow })}</p>
          </>
        )}
      </div>
      <MissedSection missed={missed.slice(0, MOST_MISSED)} />
    </>
  );
}

/** To be shown once the answers have been sent: the server tells what became known with them. */
export function KnownNow({ answered }: Pick<SessionEndProps, "answered">) {
  const { t } = useTranslation();
  const count = becameKnown(answered);
  return count > 0 && <p className="text-ink">{t("study.end.known", { count })}</p>;
}

export function MissedSection({ missed }: Pick<SessionEndProps, "missed">) {
  const { t } = useTranslation();
  const id = useId();
  if (missed.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-3 text-left text-[1.06rem] font-[640]">
        {t("study.end.missed")}
      </h2>
      <MissedList missed={missed} />
    </section>
  );
}
