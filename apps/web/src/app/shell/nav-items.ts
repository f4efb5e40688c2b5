import type { Paths } from "../../lib/paths.ts";
import type { SessionState } from "../../lib/session/session.ts";

export type NavKey =
  | "home"
  | "demo"
  | "today"
  | "mySets"
  | "exams"
  | "progress"
  | "upload"
  | "login"
  | "register"
  | "account";

export interface NavItem {
  key: NavKey;
  to: string;
  /** Whether the link is current only on exactly this URL. */
  isExact: boolean;
}

/** The five places of members. */
export const PLACES: readonly NavKey[] = ["today", "mySets", "exams", "progress", "upload"];

/** The links on the header's left. A stored session that is being renewed is a member's: it nearly always goes on. */
export const mainNav = (status: SessionState["status"]): readonly NavKey[] =>
  status === "anonymous" ? ["home", "demo", "upload"] : PLACES;

/** Those of `keys` with their URLs. */
export function navItems(keys: readonly NavKey[], paths: Paths): NavItem[] {
  return keys.map((key) => ({ key, to: paths[key](), isExact: paths[key]() === paths.home() }));
}
