import { LIMITS, ROUTES } from "@quizmill/contract";
import type { Mount } from "../../../platform/mount.ts";
import type { Generation } from "./generation.ts";
import { createListeners } from "./listeners.ts";

/** What pages with a language model of their browser call. */
export function mountBrowserModel(mount: Mount, generation: Generation): void {
  const takeSeat = createListeners(LIMITS.browserModel.pagesPerAccount);
  mount(ROUTES.browserModelWork, async ({ accountId, signal }) => {
    const leave = takeSeat(accountId);
    return generation.pages.work(accountId, AbortSignal.any([signal, generation.stopping])).finally(leave);
  });
  mount(ROUTES.answerBrowserModel, ({ accountId, params, body }) =>
    generation.pages.answer({ accountId, ...params }, body),
  );
  mount(ROUTES.stopBrowserModel, ({ accountId, params }) =>
    generation.stopInBrowser({ accountId, ...params }),
  );
}
