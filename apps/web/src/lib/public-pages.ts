import { languageOfPath, PAGE } from "./paths.ts";

/**
 * The pages that anyone may read and find, by the last part of their address; the value names them in
 * the catalogues. Each is delivered as ready HTML in every language.
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

/** The public page an address shows; null for every other. */
export function publicPageOf(pathname: string): PublicPage | null {
  if (languageOfPath(pathname) === null) return null;
  const page = pathname.split("/").slice(2).join("/").replace(/\/$/, "");
  return page in PUBLIC_PAGES ? (page as PublicPage) : null;
}

/** Stands in ready pages for the address under which this installation is reached; the server puts that in. */
export const ORIGIN_STAND_IN = "https://origin.invalid";

/** Where this site is reached, as whoever runs it says; without that, where the browser found it. */
export function siteOrigin(): string {
  if (typeof document === "undefined") return ORIGIN_STAND_IN;
  return document.documentElement.dataset.origin ?? window.location.origin;
}
