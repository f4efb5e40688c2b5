import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@quizmill/contract";

/** The part of each page's URL after the language; the router mounts these. */
export const PAGE = {
  home: "",
  upload: "upload",
  login: "login",
  register: "register",
  forgotPassword: "forgot-password",
  resetPassword: "reset-password",
  mySets: "my",
  dataset: "dataset/:id",
  set: "sets/:id",
  text: "text/:id",
  demo: "demo-upload",
  privacy: "privacy-policy",
  terms: "terms",
  account: "account",
  study: "study",
  review: "study/today",
  mistakes: "study/mistakes",
  exams: "exams",
  newExam: "exams/new",
  attempt: "attempts/:id",
  progress: "progress",
} as const;

/** The part of the account page where one sets how one studies. */
export const PACE = "pace";

/** Part of a set's URL while its questions are still being written. */
export interface LiveJob {
  jobId: string;
  token: string;
}

/** Every URL of the app in one language; `usePaths` returns those of the present one. */
export function pathsFor(language: Language) {
  const under = (page: string) => (page === "" ? `/${language}` : `/${language}/${page}`);
  const of = (page: string, id: string) => under(page.replace(":id", encodeURIComponent(id)));
  return {
    home: () => under(PAGE.home),
    /** What the start page is to members. */
    today: () => under(PAGE.home),
    upload: () => under(PAGE.upload),
    login: (next?: string | null) => under(PAGE.login) + withNext(next),
    register: (next?: string | null) => under(PAGE.register) + withNext(next),
    forgotPassword: () => under(PAGE.forgotPassword),
    mySets: () => under(PAGE.mySets),
    dataset: (id: string) => of(PAGE.dataset, id),
    demo: () => under(PAGE.demo),
    privacy: () => under(PAGE.privacy),
    terms: () => under(PAGE.terms),
    account: () => under(PAGE.account),
    /** Where one sets how one studies. */
    pace: () => `${under(PAGE.account)}#${PACE}`,
    review: () => under(PAGE.review),
    mistakes: () => under(PAGE.mistakes),
    exams: () => under(PAGE.exams),
    newExam: () => under(PAGE.newExam),
    attempt: (id: string) => of(PAGE.attempt, id),
    progress: () => under(PAGE.progress),
  };
}

export type Paths = ReturnType<typeof pathsFor>;

function withNext(next: string | null | undefined): string {
  return next == null ? "" : `?${new URLSearchParams({ next })}`;
}

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** The language of a URL path, or null if its first part is none. */
export function languageOfPath(pathname: string): Language | null {
  const first = pathname.split("/")[1];
  return isLanguage(first) ? first : null;
}

/** The same page, query and anchor in another language. The parameter `lng` is removed once followed. */
export function inLanguage(address: Address, language: Language): string {
  const parts = address.pathname.split("/").filter((part) => part !== "");
  const rest = isLanguage(parts[0]) ? parts.slice(1) : parts;
  return [`/${language}`, ...rest].join("/") + withoutLanguageWish(address.search) + address.hash;
}

function withoutLanguageWish(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(LANGUAGE_QUERY)) return search;
  query.delete(LANGUAGE_QUERY);
  return query.size === 0 ? "" : `?${query}`;
}

/** Name of the query parameter that asks for a language. */
const LANGUAGE_QUERY = "lng";

/** The language that a query asks for; null if it asks for no supported one. */
export function languageWish(search: string): Language | null {
  const wish = new URLSearchParams(search).get(LANGUAGE_QUERY)?.toLowerCase().split("-")[0];
  return isLanguage(wish) ? wish : null;
}

/** The URL with a language to redirect to, or null if there already is one. */
export function redirectFor(address: Address, rootLanguage: () => Language): string | null {
  const wish = languageWish(address.search);
  const current = languageOfPath(address.pathname);
  if (current !== null) return wish === null || wish === current ? null : inLanguage(address, wish);
  const isRoot = address.pathname.replaceAll("/", "") === "";
  return inLanguage(address, wish ?? (isRoot ? rootLanguage() : DEFAULT_LANGUAGE));
}

/**
 * The page to go to after the login, in the language chosen there. Only URLs of this site, so that a link cannot lead
 * away; null for any other.
 */
export function safeNext(next: string | null, language: Language): string | null {
  if (next === null || !/^\/(?![/\\])/.test(next)) return null;
  const base = "https://here.invalid";
  const target = URL.canParse(next, base) ? new URL(next, base) : null;
  return target?.origin === base ? inLanguage(target, language) : null;
}
