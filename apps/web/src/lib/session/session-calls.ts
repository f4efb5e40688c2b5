import { ROUTES } from "@quizmill/contract";
import { call } from "../api.ts";

/**
 * The calls that renew and end a session. Loaded on demand: the contract's schemas are not needed
 * to paint the first page, and most visits to it make no call at all.
 */
export const callRefresh = () => call(ROUTES.refresh);
export const callLogout = () => call(ROUTES.logout);
