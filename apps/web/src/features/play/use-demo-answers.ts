import type { DatasetDetail } from "@quizmill/contract";
import { useEffect, useEffectEvent } from "react";
import { storedDemoAnswers } from "../../lib/demo-answers.ts";
import { isUnfinished } from "../../lib/set/dataset-query.ts";
import { recordAnswer } from "../../lib/study/answers.ts";
import { matchAnswers, withDemoAnswers } from "./demo-answers.ts";
import type { SyncedPersistence } from "./synced-persistence.ts";

/**
 * Takes up what its owner answered in the demo of the same document, as the questions arrive: into the account's log,
 * and into the session of a set in study mode. A test asks everything itself. What no question of the finished set
 * takes is dropped.
 */
export function useDemoAnswers(
  dataset: DatasetDetail | undefined,
  persistence: SyncedPersistence,
  isMember: boolean,
): void {
  const take = useEffectEvent(({ id: datasetId, questions, mode, status }: DatasetDetail) => {
    const stored = storedDemoAnswers(datasetId);
    const answers = stored.read();
    if (answers === null) return;
    const { taken, left } = matchAnswers(answers, questions);
    for (const { answer, question, chosenOptionId } of taken) {
      const { id, durationMs, answeredAt } = answer;
      recordAnswer({
        id,
        questionId: question.id,
        questionVersion: question.version,
        chosenOptionId,
        durationMs,
        answeredAt,
        confidence: null,
        source: "quiz",
      });
    }
    if (mode === "study" && taken.length > 0)
      persistence.change((session) => withDemoAnswers(session, taken, questions));
    if (left.length === 0 || !isUnfinished(status)) stored.forget();
    else stored.write(left);
  });
  useEffect(() => {
    if (dataset && isMember) take(dataset);
  }, [dataset, isMember]);
}
