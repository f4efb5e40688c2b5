import { useQuery } from "@tanstack/react-query";
import { CloudOff, Layers, SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type Asked, everywhere, queryOf } from "./asked.ts";
import { tagsQuery } from "./queries.ts";

const SKELETON_ROWS = ["w-3/5", "w-2/5", "w-1/2"];

/** Placeholder rows in the shape of the list. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("common.loading")} className="grid gap-3">
      {SKELETON_ROWS.map((width) => (
        <div key={width} className="rounded-card border border-line bg-surface px-6 py-[1.3rem]">
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="mt-3 h-4 w-2/5" />
        </div>
      ))}
    </div>
  );
}

export function NoSets() {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <EmptyState
      icon={<Layers aria-hidden="true" className="size-6" />}
      title={t("datasets.empty.title")}
      action={<ButtonLink to={paths.upload()}>{t("datasets.empty.action")}</ButtonLink>}
    >
      <p>{t("datasets.empty.text")}</p>
    </EmptyState>
  );
}

/** Nothing has the words, or the tag, that were asked for. Where the finder does not say so, other places are named. */
export function NothingFound({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation();
  const { data } = useQuery(tagsQuery);
  const paths = usePaths();
  const isOneList = asked.tag === null && !asked.isArchived && !asked.isTrash;
  const hasOthers = data?.hasArchived === true || data?.hasTrashed === true;
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" className="size-6" />}
      title={t("datasets.find.nothing")}
      action={
        isOneList &&
        hasOthers && (
          <ButtonLink
            variant="secondary"
            to={`${paths.mySets()}?${new URLSearchParams(queryOf(everywhere(asked)))}`}
          >
            {t("datasets.find.everywhere")}
          </ButtonLink>
        )
      }
    >
      <p>{t("datasets.find.nothingText")}</p>
    </EmptyState>
  );
}

interface ListErrorProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

export function ListError({ error, isBusy, onRetry }: ListErrorProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <EmptyState
      role="alert"
      icon={<CloudOff aria-hidden="true" className="size-6" />}
      title={t("datasets.error", { msg: errorText(error) })}
      action={
        <Button onClick={onRetry} isBusy={isBusy}>
          {t("common.retry")}
        </Button>
      }
    >
      <p>{t("datasets.errorSafe")}</p>
    </EmptyState>
  );
}
