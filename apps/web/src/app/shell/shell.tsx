import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router";
import { useSession } from "../../lib/session/use-session.ts";
import { CrashBoundary } from "../crash-boundary.tsx";
import { CrashPage } from "./crash-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { PrivacyCorner } from "./privacy-corner.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useScrollStart } from "./use-scroll-start.ts";

const TabBar = lazy(() => import("./tab-bar.tsx").then((module) => ({ default: module.TabBar })));

/** The frame around every page. */
export function Shell() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useHeadingFocus();
  useScrollStart();
  const isMember = useSession().status !== "anonymous";
  return (
    <>
      <div className="flex min-h-[calc(100dvh-var(--tabs-height))] flex-col">
        <a
          href="#main"
          className="pointer-events-none fixed print:hidden top-2 left-2 z-50 rounded-control bg-accent px-4 py-2.5 font-medium text-on-accent opacity-0 focus:pointer-events-auto focus:opacity-100"
        >
          {t("nav.skip")}
        </a>
        <Header />
        <main id="main" tabIndex={-1} className="flex-1">
          <CrashBoundary key={pathname} fallback={<CrashPage />}>
            <Suspense fallback={<div className="min-h-dvh" />}>
              <Outlet />
            </Suspense>
          </CrashBoundary>
        </main>
        <Footer />
      </div>
      <OfflineNotice />
      <PrivacyCorner />
      {/* At the foot of the page, so that it covers nothing for good. */}
      <div data-kept="tabs" className="contents">
        {isMember && (
          <Suspense>
            <TabBar />
          </Suspense>
        )}
      </div>
    </>
  );
}
