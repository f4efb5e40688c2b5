import { LIMITS } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Facts } from "./facts.tsx";
import { LoadError } from "./load-error.tsx";
import { statsQuery } from "./queries.ts";
import { Section } from "./section.tsx";

const COUNTS = ["datasets", "questions", "answerOptions"] as const;

export function StatsSection() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data: stats, error, refetch } = useQuery(statsQuery);
  const share = (done: number, total: number) =>
    t("account.stats.shareOf", { done: number(done), total: number(total) });
  return (
    <Section title={t("account.statistics")}>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Facts
            facts={[
              ...COUNTS.map((count) => ({
                label: t(`account.stats.${count}`),
                value: stats && number(stats[count]),
              })),
              {
                label: t("account.stats.heldQuestions"),
                value: stats && share(stats.heldQuestions, LIMITS.account.questionsMax),
              },
              {
                label: t("account.stats.chunks"),
                value: stats && share(stats.processedChunks, stats.totalChunks),
              },
            ]}
          />
          {stats && stats.totalChunks > 0 && (
            <ProgressBar
              share={stats.processedChunks / stats.totalChunks}
              label={t("account.stats.chunks")}
              className="mt-3"
            />
          )}
        </>
      )}
    </Section>
  );
}
