import type { DatasetDetail } from "@quizmill/contract";
import { ArrowLeft } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams, useSearchParams } from "react-router";
import { assistantPlaceIn } from "../../lib/assistant-path.ts";
import { lastSet } from "../../lib/last-set.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useSetName } from "../datasets/use-set-name.ts";
import { Editing } from "../edit/editing.tsx";
import { LoadFailure, LoggedOut } from "../play/dataset-states.tsx";
import { useHasLeft } from "../play/use-has-left.ts";
import { type LiveDataset, useLiveDataset } from "../play/use-live-dataset.ts";
import { type MadeOf, MergedNotice } from "./merged-notice.tsx";
import { SetGroups } from "./set-groups.tsx";
import { SetHead } from "./set-head.tsx";
import { SetTags } from "./set-tags.tsx";
import { SetWays } from "./set-ways.tsx";

const AssistantPage = lazy(async () => ({
  default: (await import("./assistant/assistant-page.tsx")).AssistantPage,
}));

/** `/{lang}/sets/{id}`: what a set is, how far one is, what comes next, and everything that can be done with it. */
export function SetPage() {
  const { id = "" } = useParams();
  const { status } = useSession();
  const hasLeft = useHasLeft();
  const assistant = assistantPlaceIn(useSearchParams()[0]);
  if (status !== "anonymous" && assistant !== null)
    return (
      <Suspense>
        <AssistantPage id={id} place={assistant} />
      </Suspense>
    );
  if (status !== "anonymous") return <OpenSet key={id} id={id} />;
  return (
    <SetFrame title="">
      <LoggedOut takesFocus={hasLeft} />
    </SetFrame>
  );
}

function SetFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Page title={title} width="page" className="pt-4! sm:pt-6!">
      {children}
    </Page>
  );
}

function OpenSet({ id }: { readonly id: string }) {
  const live = useLiveDataset(id, null);
  const nameOf = useSetName();
  const { dataset, error, refresh } = live;
  useArrivalFocus(dataset !== undefined || Boolean(error));
  if (error)
    return (
      <SetFrame title="">
        <LoadFailure error={error} onRetry={refresh} />
      </SetFrame>
    );
  return (
    <SetFrame title={dataset ? nameOf(dataset) : ""}>
      <BackToSets />
      {dataset ? (
        <Editing dataset={dataset} questionId={null}>
          <WholeSet dataset={dataset} live={live} />
        </Editing>
      ) : (
        <SetSkeleton />
      )}
    </SetFrame>
  );
}

/** The heading comes with the set: until then, who came from another page has the focus on the whole of this one. */
function useArrivalFocus(isHere: boolean): void {
  useEffect(() => {
    const main = document.getElementById("main");
    if (!isHere || document.activeElement !== main) return;
    main?.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
  }, [isHere]);
}

function BackToSets() {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <Link
      to={paths.mySets()}
      className="-ml-2.5 mb-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 text-[0.94rem] text-ink-soft transition-colors hover:bg-sunken hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      {t("nav.mySets")}
    </Link>
  );
}

const COLUMNS = "grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]";

interface WholeSetProps {
  readonly dataset: DatasetDetail;
  readonly live: LiveDataset;
}

function WholeSet({ dataset, live }: WholeSetProps) {
  const { t } = useTranslation();
  const { id, name } = dataset;
  const { state } = useLocation();
  const { doubles = 0, mergedFrom } = (state ?? {}) as MadeOf;
  useEffect(() => lastSet.write({ id, name }), [id, name]);
  return (
    <div className={COLUMNS}>
      {mergedFrom !== undefined && <MergedNotice id={id} from={mergedFrom} />}
      {doubles > 0 && (
        <Alert tone="info" className="lg:col-span-2">
          {t("reading.doubles", { count: doubles })}
        </Alert>
      )}
      <div className="grid grid-cols-1 content-start gap-5 self-start lg:sticky lg:top-6">
        <SetHead dataset={dataset} live={live} />
        <SetWays dataset={dataset} />
        <SetTags id={id} />
      </div>
      <SetGroups dataset={dataset} />
    </div>
  );
}

function SetSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className={COLUMNS}>
      <h1 className="sr-only">{t("common.loading")}</h1>
      <div className="grid content-start gap-5">
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-13 w-full rounded-control" />
        <Skeleton className="h-18 w-full rounded-control" />
      </div>
      <div className="grid content-start gap-3">
        {["a", "b", "c", "d"].map((row) => (
          <Skeleton key={row} className="h-14 rounded-card" />
        ))}
      </div>
    </div>
  );
}
