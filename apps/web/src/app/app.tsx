import type { ComponentType } from "react";
import { Navigate, Route, Routes } from "react-router";
import { PAGE } from "../lib/paths.ts";
import { CrashBoundary } from "./crash-boundary.tsx";
import { LanguageGate } from "./language-gate.tsx";
import { DATA_PAGES, DataLayout, NotFoundPage, PLAIN_PAGES } from "./pages.tsx";
import { CrashPage } from "./shell/crash-page.tsx";
import { Shell } from "./shell/shell.tsx";

/**
 * The routes of the app, to be put into a router. The router runs navigations as transitions: the old page stays until
 * the texts and code of the new one are loaded, so nothing flashes empty in between. There is no Suspense boundary
 * around the whole: what the server delivered stays on screen until there is more to show.
 */
export function App() {
  return (
    <CrashBoundary
      fallback={
        <main>
          <CrashPage />
        </main>
      }
    >
      <LanguageGate>
        <Routes>
          <Route path="/:lang" element={<Shell />}>
            {routesOf(PLAIN_PAGES)}
            {/* Today had an address of its own before it became the start page of members. */}
            <Route path={PAGE.study} element={<Navigate to=".." replace />} />
            <Route element={<DataLayout />}>{routesOf(DATA_PAGES)}</Route>
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </LanguageGate>
    </CrashBoundary>
  );
}

function routesOf(pages: Record<string, ComponentType>) {
  return Object.entries(pages).map(([path, Page]) =>
    path === "" ? (
      <Route key={path} index element={<Page />} />
    ) : (
      <Route key={path} path={path} element={<Page />} />
    ),
  );
}
