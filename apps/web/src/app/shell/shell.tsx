import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router";
import { session } from "../../lib/session/session.ts";
import { CrashBoundary } from "../crash-boundary.tsx";
import { CrashPage } from "./crash-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { PrivacyCorner } from "./privacy-corner.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useScrollStart } from "./use-scroll-start.ts";

/** The frame around every page. */
export function Shell() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useHeadingFocus();
  useScrollStart();
  useVisitorsPart();
  return (
    <>
      <div className="flex min-h-dvh flex-col">
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
    </>
  );
}

/**
 * A prerendered page hides its visitors' part from members. The parts of a page become the member's one after another,
 * so it stays hidden until nobody is logged in.
 */
function useVisitorsPart(): void {
  useEffect(() => {
    const show = () => {
      if (session.state().status === "anonymous") document.documentElement.removeAttribute("data-member");
    };
    show();
    return session.subscribe(show);
  }, []);
}
