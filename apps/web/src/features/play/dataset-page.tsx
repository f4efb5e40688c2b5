import type { DatasetDetail } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import { lastSet } from "../../lib/last-set.ts";
import type { LiveJob } from "../../lib/paths.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { isUnfinished, isWhole } from "../../lib/set/dataset-query.ts";
import { setPath, wayIn } from "../../lib/set-path.ts";
import { recordAnswer } from "../../lib/study/answers.ts";
import { studySettingsQuery } from "../../lib/study/settings-query.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Editing } from "../edit/editing.tsx";
import { AgainButton } from "./again-button.tsx";
import type { StudyOfQuiz } from "./answer-log.ts";
import { DatasetFrame } from "./dataset-frame.tsx";
import { EmptySet, LoadFailure, LoggedOut } from "./dataset-states.tsx";
import { DatasetStatus } from "./dataset-status.tsx";
import { ReadableSet, SetHasModel } from "./explanation.tsx";
import { QuizSkeleton } from "./quiz-skeleton.tsx";
import { modelFigures } from "./results/quality.ts";
import { QualityPanel } from "./results/quality-panel.tsx";
import { WeakOptions } from "./results/weak-options.tsx";
import { syncedPersistence } from "./synced-persistence.ts";
import { useDemoAnswers } from "./use-demo-answers.ts";
import { useHasLeft } from "./use-has-left.ts";
import { type LiveDataset, useLiveDataset } from "./use-live-dataset.ts";
import { QuizViewer } from "./viewer.tsx";

/** `/{lang}/dataset/{id}`: loads a set, follows its growth and plays it; hides it once its owner is logged out. */
export function DatasetPage() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const hasLeft = useHasLeft();
  if (!hasLeft) return <OpenDataset key={id} id={id} />;
  return (
    <DatasetFrame title={t("quiz.loggedOut.title")}>
      <LoggedOut takesFocus />
    </DatasetFrame>
  );
}

function OpenDataset({ id }: { readonly id: string }) {
  const [search] = useSearchParams();
  const asked = useAsked();
  const live = useLiveDataset(id, liveJobOf(search));
  const title = useTitle(live.dataset);
  return (
    <DatasetFrame title={title}>
      <Content id={id} title={title} live={live} asked={asked} />
    </DatasetFrame>
  );
}

/** What the URL asks for once, which is then taken out of it: a reload goes on where one is. */
interface Asked {
  /** A question to begin at. */
  readonly questionId: number | null;
  readonly isAnew: boolean;
}

function useAsked(): Asked {
  const [search, setSearch] = useSearchParams();
  const [asked] = useState(() => ({
    questionId: Number(search.get("question")) || null,
    isAnew: wayIn(search).isAnew,
  }));
  const forget = useEffectEvent(() => {
    const { question, anew, ...rest } = Object.fromEntries(search);
    if (question !== undefined || anew !== undefined) setSearch(rest, { replace: true });
  });
  useEffect(() => forget(), []);
  return asked;
}

interface ContentProps {
  readonly id: string;
  readonly title: string;
  readonly live: LiveDataset;
  readonly asked: Asked;
}

function Content({ id, title, live, asked }: ContentProps) {
  const { t } = useTranslation();
  const paths = usePaths();
  const [search] = useSearchParams();
  const persistence = useMemo(() => syncedPersistence(id), [id]);
  const study = useStudy();
  const isMember = study !== null;
  useEffect(() => (isMember ? persistence.follow() : undefined), [persistence, isMember]);
  const { dataset, error, stream, refresh } = live;
  useDemoAnswers(dataset, persistence, isMember);
  const isOpen = dataset !== undefined;
  useEffect(() => {
    if (isOpen) lastSet.write({ id, name: title });
  }, [id, title, isOpen]);
  if (error) return <LoadFailure error={error} onRetry={refresh} />;
  if (!dataset) return <QuizSkeleton />;
  const generating = isUnfinished(dataset.status);
  const isEmpty = !generating && dataset.questions.length === 0;
  const again = isWhole(dataset) && <AgainButton dataset={dataset} onBegun={refresh} />;
  const quality = <QualityPanel report={dataset.quality} model={modelFigures(dataset)} again={again} />;
  return (
    <SetHasModel value={dataset.model !== undefined}>
      {/* Around both: what was just deleted can be brought back where nothing is left. */}
      <Editing dataset={dataset} questionId={asked.questionId}>
        {isEmpty ? (
          <EmptySet title={title} dataset={dataset} onRefresh={refresh} />
        ) : (
          <ReadableSet value={id}>
            <QuizViewer
              usageId={id}
              title={title}
              questions={dataset.questions}
              mode={wayIn(search).mode ?? dataset.mode}
              generating={generating && !isWhole(dataset)}
              persistence={persistence}
              study={study}
              language={dataset.language}
              back={{ to: paths.mySets(), label: t("nav.mySets") }}
              setTo={setPath(paths, id)}
              isAnew={asked.isAnew}
              document={dataset.document}
              status={(place) => (
                <DatasetStatus dataset={dataset} stream={stream} place={place} onRefresh={refresh} />
              )}
              footer={quality}
              ending={
                <>
                  {quality}
                  {isMember && !generating && <WeakOptions dataset={dataset} />}
                </>
              }
            />
          </ReadableSet>
        )}
      </Editing>
    </SetHasModel>
  );
}

/** Answers are kept for members alone. */
function useStudy(): StudyOfQuiz | null {
  const { status } = useSession();
  const isMember = status === "authenticated";
  const { data } = useQuery({ ...studySettingsQuery, enabled: isMember });
  if (!isMember) return null;
  return {
    keep: (answer, source) => recordAnswer({ ...answer, source }),
    asksConfidence: data?.asksConfidence ?? false,
  };
}

function useTitle(dataset: DatasetDetail | undefined): string {
  const { t } = useTranslation();
  if (!dataset) return "";
  return dataset.name === "" ? t("datasets.fallbackName") : dataset.name;
}

function liveJobOf(search: URLSearchParams): LiveJob | null {
  const jobId = search.get("job");
  const token = search.get("token");
  return jobId && token ? { jobId, token } : null;
}
