import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import "./styles/base.css";
import { App } from "./app/app.tsx";
import { followSessionOffline } from "./lib/follow-session-offline.ts";
import { startSession } from "./lib/session/session.ts";
import { showTheme } from "./lib/theme.ts";

showTheme();
startSession();
followSessionOffline();

const root = document.getElementById("root");
const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);
if (root !== null) {
  if (isMadeForHere(root)) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** Ready HTML was made for the bare address; a query may change what a page says. */
function isMadeForHere({ dataset }: HTMLElement): boolean {
  return dataset.page === location.pathname.replace(/\/$/, "") && location.search === "";
}
