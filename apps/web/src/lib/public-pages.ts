import { languageOfPath, PAGE } from "./paths.ts";

/**
 * The pages that anyone can read and search engines can find, by the last part of their URL; the value is their name in
 * the catalogues. Each is delivered as prerendered HTML in every language.
 */
export const PUBLIC_PAGES = {
  [PAGE.home]: "home",
  [PAGE.demo]: "demo",
  [PAGE.login]: "login",
  [PAGE.register]: "register",
  [PAGE.privacy]: "privacy",
  [PAGE.terms]: "terms",
} as const;

export type PublicPage = keyof typeof PUBLIC_PAGES;

/** The public page at a URL; null for every other. */
export function publicPageOf(pathname: string): PublicPage | null {
  if (languageOfPath(pathname) === null) return null;
  const page = pathname.split("/").slice(2).join("/").replace(/\/$/, "");
  return page in PUBLIC_PAGES ? (page as PublicPage) : null;
}

/** Placeholder in prerendered pages for the URL under which this installation is reached; the server fills it in. */
export const ORIGIN_STAND_IN = "https://origin.invalid";

/** The public URL of this site, from the operator's settings; without that, the browser's. */
export function siteOrigin(): string {
  if (typeof document === "undefined") return ORIGIN_STAND_IN;
  return document.documentElement.dataset.origin ?? window.location.origin;
}
