import type { ComponentType } from "react";
import { Route, Routes } from "react-router";
import { CrashBoundary } from "./crash-boundary.tsx";
import { LanguageGate } from "./language-gate.tsx";
import { DATA_PAGES, DataLayout, NotFoundPage, PLAIN_PAGES } from "./pages.tsx";
import { CrashPage } from "./shell/crash-page.tsx";
import { Shell } from "./shell/shell.tsx";

/**
 * The map of the product, to be put into a router. That runs navigations as transitions: the page one
 * leaves stays until the texts and the code of the next are there, so nothing flashes empty in between.
 * No boundary around the whole: what the server delivered stays on screen until there is more to show.
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
