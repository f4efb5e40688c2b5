import { type DatasetDetail, type DocumentReport, ROUTES } from "@quizmill/contract";
import { CircleCheck, Info, Unplug } from "lucide-react";
import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { call } from "../../lib/api.ts";
import { allTokens, roundedTokens } from "../../lib/model-cost.ts";
import { isUnfinished, isWhole } from "../../lib/set/dataset-query.ts";
import { Button } from "../../ui/button.tsx";
import { FreshText } from "../../ui/fresh-text.tsx";
import { AgainButton } from "./again-button.tsx";
import { bannerFor } from "./banner.ts";
import type { DeeperProps } from "./deeper.tsx";
import { countGood } from "./judging.ts";
import { StatusLine, type StatusProps } from "./status-line.tsx";
import { StopButton } from "./stop-button.tsx";
import type { JobStream, Pages } from "./use-job-stream.ts";

const Deeper = lazy<ComponentType<DeeperProps>>(() =>
  import("./deeper.tsx").then((module) => ({ default: module.Deeper })),
);

interface DatasetStatusProps {
  readonly dataset: DatasetDetail;
  readonly stream: JobStream;
  /** Index of the present question: good news disappears when the person goes on. */
  readonly place: number;
  readonly onRefresh: () => void;
  /** How it is shown. */
  readonly Line?: ComponentType<StatusProps>;
}

/** Shows what is going on with the set; nothing if all is well. */
export function DatasetStatus({ dataset, stream, place, onRefresh, Line = StatusLine }: DatasetStatusProps) {
  const { t } = useTranslation();
  const { status, failureCode, questions, browserModel } = dataset;
  const good = countGood(questions);
  const hasJustEnded = useJustEnded(isUnfinished(status), place);
  const banner = bannerFor({
    status,
    failureCode,
    questionCount: questions.length,
    stream: stream.state,
    isDeepening: browserModel !== undefined,
    hasJustEnded,
  });
  const ended = useRef<HTMLParagraphElement>(null);
  const stopped = useFocusOnceEnded(isUnfinished(status), ended);
  const stop = () => {
    stopped();
    onRefresh();
  };
  switch (banner.kind) {
    case "none":
      return null;
    case "deeper":
      return (
        browserModel && (
          <Suspense fallback={null}>
            <Deeper id={dataset.id} part={browserModel} onChange={onRefresh} Line={Line} />
          </Suspense>
        )
      );
    case "generating":
      return <Generating dataset={dataset} stream={stream} onStopped={stop} Line={Line} />;
    case "lost":
      return (
        <Line
          tone="wrong"
          role="alert"
          sign={Unplug}
          title={t("quiz.banner.lost")}
          action={
            <Button variant="secondary" size="sm" onClick={onRefresh}>
              {t("quiz.banner.refresh")}
            </Button>
          }
        />
      );
    case "endedEarly":
      return (
        <Line
          ref={ended}
          tone="info"
          role="status"
          sign={Info}
          title={t("quiz.banner.endedEarly")}
          detail={banner.code && t(`errors.${banner.code}`)}
          action={<AgainButton dataset={dataset} onBegun={onRefresh} />}
        />
      );
    case "short":
      return (
        <Line
          tone="info"
          role="status"
          sign={Info}
          title={t("quiz.banner.good", { count: good })}
          detail={t("quiz.banner.modelFinds")}
        />
      );
    case "complete":
      return (
        <Line
          tone="info"
          role="status"
          sign={CircleCheck}
          title={t("quiz.banner.complete")}
          detail={t("quiz.banner.good", { count: good })}
        />
      );
  }
}

interface GeneratingProps {
  readonly dataset: DatasetDetail;
  readonly stream: JobStream;
  readonly onStopped: () => void;
  readonly Line: ComponentType<StatusProps>;
}

/** Silent to screen readers while the count changes: the quiz announces arrivals. */
function Generating({ dataset, stream, onStopped, Line }: GeneratingProps) {
  const { etaSeconds, pages, model } = stream;
  const { t, i18n } = useTranslation();
  const { duration } = useFormats();
  const gap = gapBetweenSentences(i18n.language);
  const { questions, totalEstimated, jobId, document } = dataset;
  const ready = questions.length;
  const isEstimated = totalEstimated !== null && totalEstimated > ready;
  let soFar = t("quiz.banner.soFar", { ready });
  if (isEstimated) soFar = t("quiz.banner.soFarOf", { ready, total: totalEstimated });
  const eta = etaSeconds !== null && etaSeconds > 0 && (
    <FreshText text={t("quiz.banner.eta", { duration: duration(etaSeconds) })} />
  );
  const isRewriting = isWhole(dataset) && dataset.model !== undefined && dataset.model.fellBack === null;
  if (isRewriting) soFar = model ? t("quiz.banner.rewritten", model) : "";
  const title = isRewriting ? t("quiz.banner.rewriting") : t("quiz.banner.generating");
  return (
    <Line
      tone="live"
      isDetailFirst={ready > 0 && !isRewriting}
      title={ready === 0 ? t("quiz.banner.first") : title}
      detail={
        <>
          <PageNews pages={pages ?? document.pictures ?? null} />
          {gap}
          {ready > 0 && <FreshText text={soFar} />}
          {gap}
          {eta}
          {gap}
          <ModelNews dataset={dataset} />
        </>
      }
      action={
        jobId !== null && (
          <StopButton
            stop={() => call(ROUTES.cancelJob, { params: { jobId } })}
            isRewriting={isRewriting}
            onStopped={onStopped}
          />
        )
      }
    />
  );
}

/** Which page is being read from its picture. */
function PageNews({ pages }: { readonly pages: Pages | DocumentReport["pictures"] | null }) {
  const { t } = useTranslation();
  if (!pages) return null;
  const total = "total" in pages ? pages.total : pages.pages;
  if (pages.done >= total) return null;
  return <FreshText text={t("quiz.banner.page", { page: pages.done + 1, total })} />;
}

/** Nothing in Japanese, whose full stop is as wide as a letter and includes its space. */
function gapBetweenSentences(language: string): string {
  return language === "ja" ? "" : " ";
}

/** How many tokens the model is expected to use; or that it is used no more. */
function ModelNews({ dataset: { model } }: Pick<GeneratingProps, "dataset">) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (model?.fellBack) return t("quiz.banner.modelLeft");
  if (!model?.expected) return null;
  const tokens = number(roundedTokens(allTokens(model.expected)));
  return t("quiz.banner.modelTakes", { tokens });
}

/** True from the moment the set stops growing until another question is shown. */
function useJustEnded(isGrowing: boolean, place: number): boolean {
  const [seen, setSeen] = useState<{ isGrowing: boolean; endedAt: number | null }>({
    isGrowing,
    endedAt: null,
  });
  if (seen.isGrowing !== isGrowing) setSeen({ isGrowing, endedAt: isGrowing ? null : place });
  else if (seen.endedAt !== null && seen.endedAt !== place) setSeen({ isGrowing, endedAt: null });
  return seen.endedAt === place;
}

/** The button that stopped a set disappears when the set has ended: the focus moves to what replaces it. */
function useFocusOnceEnded(isGrowing: boolean, place: RefObject<HTMLElement | null>): () => void {
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (isStopped && !isGrowing) place.current?.focus({ preventScroll: true });
  }, [isStopped, isGrowing, place]);
  return () => setStopped(true);
}
