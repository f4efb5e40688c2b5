import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES, type Language } from "@quizmill/contract";
import type * as Prerender from "../src/prerender.tsx";
import { ENTRY, readManifest, scriptsOf } from "./manifest.ts";

interface Places {
  /** Where `public` lies, and `pages` will. */
  readonly dist: string;
  /** The built `src/prerender.tsx`. */
  readonly prerender: string;
  /** Address of the script that runs before the first paint. */
  readonly earlyScript: string;
}

/** Name of the page for addresses that only the browser can fill; no page of ours begins so. */
const SHELL = "_shell";

/** The fonts that the first words of a page need. */
const FONTS: Record<Language, readonly string[]> = {
  en: ["latin"],
  pl: ["latin", "central-europe"],
  de: ["latin"],
  es: ["latin"],
  uk: ["cyrillic", "latin"],
  ja: ["latin"],
};

/**
 * Writes each public page as ready HTML in every language, one shell per language for all other
 * addresses, and `site.json`, by which the server knows them. Takes `public/index.html` for the frame.
 */
export async function writePages({ dist, prerender, earlyScript }: Places): Promise<void> {
  const publicDir = path.join(dist, "public");
  const manifest = readManifest(publicDir);
  const { PAGE_MODULES, renderPage, renderShell, site } = (await import(
    pathToFileURL(prerender).href
  )) as typeof Prerender;
  const built = readFileSync(path.join(publicDir, ENTRY), "utf8").replaceAll(/>\s+</g, "><");
  const frame = put(built, "<script ", `<script src="${earlyScript}"></script><script `);
  rmSync(path.join(publicDir, ENTRY));
  const inFrame = new Set(scriptsOf(manifest, [ENTRY]));

  const preloads = (modules: string[]) =>
    scriptsOf(manifest, modules)
      .filter((file) => !inFrame.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join("");
  const fontLinks = (language: Language) =>
    FONTS[language]
      .map((name) => manifest[`src/styles/fonts/onest-${name}.woff2`]?.file)
      .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
      .join("");
  const write = (language: Language, name: string, ready: Ready) => {
    const folder = path.join(dist, "pages", language);
    mkdirSync(folder, { recursive: true });
    const preloads = fontLinks(language) + ready.preloads;
    const html = documentOf({ frame, language, originStandIn: site.originStandIn, ...ready, preloads });
    writeFileSync(path.join(folder, `${name}.html`), html);
  };

  for (const language of LANGUAGES) {
    const links = preloads(textsOf(language, ["frame"]));
    write(language, SHELL, { ...(await renderShell(language)), preloads: links, madeFor: null });
  }
  for (const page of site.publicPages) {
    for (const language of LANGUAGES) {
      const texts = textsOf(language, page === "" ? ["frame"] : ["frame", "rest"]);
      write(language, page || "index", {
        ...(await renderPage(language, page)),
        preloads: preloads([...texts, PAGE_MODULES[page]]),
        madeFor: page === "" ? `/${language}` : `/${language}/${page}`,
      });
    }
  }
  writeFileSync(path.join(dist, "pages", "site.json"), JSON.stringify(site));
}

const textsOf = (language: Language, parts: readonly string[]) =>
  parts.map((part) => `src/i18n/catalogues/${language}.ts?${part}`);

interface Ready extends Prerender.ReadyPage {
  readonly preloads: string;
  /** The one address at which the browser may take the body over as it is. */
  readonly madeFor: string | null;
}

interface Parts extends Ready {
  readonly frame: string;
  readonly language: Language;
  readonly originStandIn: string;
}

/** Puts a page into the frame; a page with a title of its own replaces the frame's. */
function documentOf({ frame, language, originStandIn, head, body, preloads, madeFor }: Parts): string {
  const title = head.includes("<title>") ? "" : "<title>Quizmill</title>";
  const page = madeFor === null ? "" : ` data-page="${madeFor}"`;
  let html = put(frame, '<html lang="en">', `<html lang="${language}" data-origin="${originStandIn}">`);
  html = put(html, "<title>Quizmill</title>", title + head);
  html = put(html, "</head>", `${preloads}</head>`);
  html = put(html, '<div id="root"></div>', `<div id="root"${page}>${body}</div>`);
  return html;
}

function put(html: string, place: string, what: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
  return html.replace(place, () => what);
}
