import { ROUTES, type Settings } from "@quizmill/contract";
import { call } from "./api.ts";

let pending: Promise<Settings> | null = null;

/** What whoever runs this installation has set; asked for once per page load, again after a failure. */
export function loadSettings(): Promise<Settings> {
  pending ??= call(ROUTES.settings).catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}
