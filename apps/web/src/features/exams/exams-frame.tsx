import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useErrorText } from "../../i18n/error-text.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page, PageHeading } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

interface ExamsFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page of exams; without an account it only leads to the login. */
export function ExamsFrame({ title, lead, action, children }: ExamsFrameProps) {
  const { t } = useTranslation();
  const { status } = useSession();
  const { pathname } = useLocation();
  const paths = usePaths();
  return (
    <Page title={title} width="column">
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PageHeading className="mb-0!">{title}</PageHeading>
        {status === "authenticated" && action}
      </div>
      <p className="mb-7 max-w-[36em] text-[1.03rem] text-ink-soft">
        {status === "anonymous" ? t("exams.loginNeeded") : lead}
      </p>
      {status === "anonymous" && <ButtonLink to={paths.login(pathname)}>{t("nav.login")}</ButtonLink>}
      {status === "authenticated" && children}
    </Page>
  );
}

/** A call for something to show has failed. */
export function LoadFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <EmptyState
      role="alert"
      icon={<CloudOff aria-hidden="true" className="size-6" />}
      title={t("common.fetchError")}
      action={<Button onClick={onRetry}>{t("common.retry")}</Button>}
    >
      <p>{errorText(error)}</p>
    </EmptyState>
  );
}

export function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("common.loading")} className="grid gap-4">
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-36 w-full" />
    </div>
  );
}
