import type { Paths } from "../../lib/paths.ts";
import type { SessionState } from "../../lib/session/session.ts";

export type NavKey =
  | "home"
  | "demo"
  | "study"
  | "mySets"
  | "upload"
  | "login"
  | "register"
  | "account"
  | "exams"
  | "progress";

export interface NavItem {
  key: NavKey;
  to: string;
  /** Whether the link is current only on exactly this URL. */
  isExact: boolean;
}

type Status = SessionState["status"];

/** Who sees which link. While the session is loading, only what everybody sees is shown. */
const SEEN_BY: Record<NavKey, readonly Status[]> = {
  home: ["loading", "anonymous", "authenticated"],
  demo: ["anonymous"],
  study: ["authenticated"],
  mySets: ["authenticated"],
  upload: ["loading", "anonymous", "authenticated"],
  login: ["anonymous"],
  register: ["anonymous"],
  account: ["authenticated"],
  exams: ["authenticated"],
  progress: ["authenticated"],
};

/** The links on the header's left. */
export const MAIN_NAV: readonly NavKey[] = ["home", "demo", "study", "mySets", "upload"];
/** All links, as the drawer lists them. */
export const ALL_NAV: readonly NavKey[] = [...MAIN_NAV, "exams", "progress", "login", "register", "account"];

/** Those of `keys` that this visitor sees, with their URLs. */
export function navItems(keys: readonly NavKey[], status: Status, paths: Paths): NavItem[] {
  return keys
    .filter((key) => SEEN_BY[key].includes(status))
    .map((key) => ({ key, to: paths[key](), isExact: key === "home" }));
}
