import type { DatasetDetail } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import { assistantPlaceIn } from "../../lib/assistant-path.ts";
import { lastSet } from "../../lib/last-set.ts";
import type { LiveJob } from "../../lib/paths.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { recordAnswer } from "../../lib/study/answers.ts";
import { studySettingsQuery } from "../../lib/study/settings-query.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { AgainButton } from "./again-button.tsx";
import type { StudyOfQuiz } from "./answer-log.ts";
import { DatasetFrame } from "./dataset-frame.tsx";
import { isUnfinished, isWhole } from "./dataset-query.ts";
import { EmptySet, LoadFailure, LoggedOut } from "./dataset-states.tsx";
import { DatasetStatus } from "./dataset-status.tsx";
import { Editing } from "./editing/editing.tsx";
import { ReadableSet, SetHasModel } from "./explanation.tsx";
import { QuizSkeleton } from "./quiz-skeleton.tsx";
import { modelFigures } from "./results/quality.ts";
import { QualityPanel } from "./results/quality-panel.tsx";
import { WeakOptions } from "./results/weak-options.tsx";
import { syncedPersistence } from "./synced-persistence.ts";
import { useDemoAnswers } from "./use-demo-answers.ts";
import { type LiveDataset, useLiveDataset } from "./use-live-dataset.ts";
import { QuizViewer } from "./viewer.tsx";

const AssistantPage = lazy(async () => ({
  default: (await import("./assistant/assistant-page.tsx")).AssistantPage,
}));

/** `/{lang}/dataset/{id}`: loads a set, follows its growth and plays it; hides it once its owner is logged out. */
export function DatasetPage() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const assistant = assistantPlaceIn(search);
  const hasLeft = useHasLeft();
  if (!hasLeft && assistant !== null)
    return (
      <Suspense>
        <AssistantPage id={id} place={assistant} />
      </Suspense>
    );
  if (!hasLeft) return <OpenDataset key={id} id={id} />;
  return (
    <DatasetFrame title={t("quiz.loggedOut.title")}>
      <LoggedOut takesFocus />
    </DatasetFrame>
  );
}

/**
 * Without a session from the start, the server decides whether one is needed; a session that ended on this page was
 * needed.
 */
function useHasLeft(): boolean {
  const { status } = useSession();
  const [hadSession, setHadSession] = useState(status !== "anonymous");
  if (!hadSession && status !== "anonymous") setHadSession(true);
  return hadSession && status === "anonymous";
}

function OpenDataset({ id }: { readonly id: string }) {
  const [search] = useSearchParams();
  const questionId = useAskedQuestion();
  const live = useLiveDataset(id, liveJobOf(search));
  const title = useTitle(live.dataset);
  return (
    <DatasetFrame title={title}>
      <Content id={id} title={title} live={live} questionId={questionId} />
    </DatasetFrame>
  );
}

/** The question that the URL names, which is then taken out of it: a reload goes on where one is. */
function useAskedQuestion(): number | null {
  const [search, setSearch] = useSearchParams();
  const [asked] = useState(() => Number(search.get("question")) || null);
  const forget = useEffectEvent(() => {
    const { question: _, ...rest } = Object.fromEntries(search);
    if (search.has("question")) setSearch(rest, { replace: true });
  });
  useEffect(() => forget(), []);
  return asked;
}

interface ContentProps {
  readonly id: string;
  readonly title: string;
  readonly live: LiveDataset;
  readonly questionId: number | null;
}

function Content({ id, title, live, questionId }: ContentProps) {
  const { t } = useTranslation();
  const paths = usePaths();
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
      <Editing dataset={dataset} questionId={questionId}>
        {isEmpty ? (
          <EmptySet title={title} dataset={dataset} onRefresh={refresh} />
        ) : (
          <ReadableSet value={id}>
            <QuizViewer
              usageId={id}
              title={title}
              questions={dataset.questions}
              mode={dataset.mode}
              generating={generating && !isWhole(dataset)}
              persistence={persistence}
              study={study}
              language={dataset.language}
              back={{ to: paths.mySets(), label: t("nav.mySets") }}
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
