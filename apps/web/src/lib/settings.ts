import { ROUTES, type Settings } from "@quizmill/contract";
import { call } from "./api.ts";

let pending: Promise<Settings> | null = null;

/** The installation's settings; requested once per page load, again after a failure. */
export function loadSettings(): Promise<Settings> {
  pending ??= call(ROUTES.settings).catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}
