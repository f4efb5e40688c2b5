import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import "./styles/base.css";
import { App } from "./app/app.tsx";
import { readyFirstPage } from "./app/first-page.ts";
import { followSession } from "./lib/follow-session.ts";
import { languageWish } from "./lib/paths.ts";
import { startSession } from "./lib/session/session.ts";
import { showTheme } from "./lib/theme.ts";

showTheme();
startSession();
followSession();

const root = document.getElementById("root");
const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);
// In a task of its own: to run this script already takes a phone longer than any other step.
if (root !== null) setTimeout(show, 0, root);

/** Whether a page is taken over or drawn anew, it gives way to whoever presses or scrolls meanwhile. */
async function show(place: HTMLElement): Promise<void> {
  const isMade = isMadeForHere(place);
  if (!isMade) await readyFirstPage(location.pathname);
  startTransition(() => (isMade ? void hydrateRoot(place, app) : createRoot(place).render(app)));
}

/**
 * Of all query parameters, only the one for another language changes a prerendered page from the start. It is made for
 * visitors: members have other links on it, and on the start page another page.
 */
function isMadeForHere({ dataset }: HTMLElement): boolean {
  if (document.documentElement.dataset.member !== undefined) return false;
  return dataset.page === location.pathname.replace(/\/$/, "") && languageWish(location.search) === null;
}
