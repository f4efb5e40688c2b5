import type { DatasetDetail } from "@quizmill/contract";
import { CloudOff, FileQuestion, LogIn, SearchX } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useErrorText } from "../../i18n/error-text.ts";
import { errorCodeOf } from "../../lib/api-error.ts";
import { setPath } from "../../lib/set-path.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeading } from "../../ui/page.tsx";
import { AgainButton } from "./again-button.tsx";
import { PartlyRead } from "./partly-read.tsx";

const ICON = { "aria-hidden": true, className: "size-6" } as const;

/** Why the set cannot be shown, and the one action that helps. */
export function LoadFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const code = errorCodeOf(error);
  if (code === "NOT_FOUND" || code === "FORBIDDEN") return <NotFound />;
  if (code === "UNAUTHORIZED") return <LoggedOut />;
  return (
    <Frame>
      <EmptyState
        role="alert"
        icon={<CloudOff {...ICON} />}
        title={errorText(error)}
        action={<Button onClick={onRetry}>{t("common.retry")}</Button>}
      >
        <p>{t("quiz.failed.safe")}</p>
      </EmptyState>
    </Frame>
  );
}

function NotFound() {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <Frame>
      <EmptyState
        icon={<SearchX {...ICON} />}
        title={t("quiz.notFound.title")}
        action={<ButtonLink to={paths.mySets()}>{t("nav.mySets")}</ButtonLink>}
      >
        <p>{t("quiz.notFound.text")}</p>
      </EmptyState>
    </Frame>
  );
}

interface LoggedOutProps {
  /** Whether it replaces a set that was open. */
  readonly takesFocus?: boolean;
}

/** Sets are private: a login leads back to this one. */
export function LoggedOut({ takesFocus = false }: LoggedOutProps) {
  const { t } = useTranslation();
  const paths = usePaths();
  const { pathname, search, hash } = useLocation();
  return (
    <Frame takesFocus={takesFocus}>
      <EmptyState
        icon={<LogIn {...ICON} />}
        title={t("quiz.loggedOut.title")}
        action={<ButtonLink to={paths.login(pathname + search + hash)}>{t("nav.login")}</ButtonLink>}
      >
        <p>{t("quiz.loggedOut.text")}</p>
      </EmptyState>
    </Frame>
  );
}

interface EmptySetProps {
  readonly title: string;
  readonly dataset: DatasetDetail;
  readonly onRefresh: () => void;
}

/** A set that ended without a single question. */
export function EmptySet({ title, dataset, onRefresh }: EmptySetProps) {
  const { failureCode, document } = dataset;
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <div className="mx-auto max-w-column max-sm:pt-6 max-sm:pb-16">
      <PageHeading>{title}</PageHeading>
      <EmptyState
        icon={<FileQuestion {...ICON} />}
        title={t("quiz.emptySet.title")}
        action={
          <>
            <AgainButton dataset={dataset} onBegun={onRefresh} />
            <ButtonLink to={setPath(paths, dataset.id)}>{t("set.toPage")}</ButtonLink>
          </>
        }
      >
        {/* Without a fault its owner has deleted all of them. */}
        <p>{failureCode === null ? t("editing.deleted.all") : t(`errors.${failureCode}`)}</p>
        <PartlyRead document={document} className="mt-3 justify-center text-left" />
      </EmptyState>
    </div>
  );
}

interface FrameProps {
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

function Frame({ takesFocus = false, children }: FrameProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="mx-auto max-w-column max-sm:pt-6 max-sm:pb-16">
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {t("quiz.pageName")}
      </h1>
      {children}
    </div>
  );
}
