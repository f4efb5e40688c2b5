import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES, type Language } from "@quizmill/contract";
import type * as Prerender from "../src/prerender.tsx";
import { ENTRY, readManifest, scriptsOf } from "./manifest.ts";

interface Places {
  /** The folder of `public`, and of `pages` once written. */
  readonly dist: string;
  /** The built `src/prerender.tsx`. */
  readonly prerender: string;
  /** Scripts that run before the first paint: for most pages, and for pages that begin with a call. */
  readonly earlyScripts: { readonly plain: string; readonly withCall: string };
}

/** Name of the page for URLs that do not exist; no real page begins with an underscore. */
const SHELL = "_shell";

/** The fonts that the first words of a page need. */
const FONTS: Record<Language, readonly string[]> = {
  en: ["latin"],
  pl: ["latin", "polish"],
  de: ["latin"],
  es: ["latin"],
  uk: ["cyrillic", "latin"],
  ja: ["latin"],
};

/**
 * Writes each public page as prerendered HTML in every language, a shell per language for each other page, one for URLs
 * that do not exist, and `site.json`, which tells the server all of them. Takes `public/index.html` as the frame. What
 * the first paint needs is inlined in the page: each separate file costs a round trip on a slow network.
 */
export async function writePages({ dist, prerender, earlyScripts }: Places): Promise<void> {
  const publicDir = path.join(dist, "public");
  const manifest = readManifest(publicDir);
  const { PAGE_MODULES, SHELLS, renderPage, renderShell, site } = (await import(
    pathToFileURL(prerender).href
  )) as typeof Prerender;
  const { plain, withCall } = earlyScripts;
  const frames = { plain: frameOf(publicDir, plain), withCall: frameOf(publicDir, withCall) };
  rmSync(path.join(publicDir, ENTRY));

  const write = (language: Language, name: string, { parts, modules, ...ready }: Ready) => {
    const folder = path.join(dist, "pages", language);
    mkdirSync(folder, { recursive: true });
    const scripts = scriptsOf(manifest, [ENTRY, ...textsOf(language, parts), ...modules]);
    const fonts = FONTS[language].map((font) => manifest[`src/styles/fonts/onest-${font}.woff2`]?.file ?? "");
    const html = documentOf({
      language,
      scripts,
      fonts,
      frame: ready.call === null ? frames.plain : frames.withCall,
      ...ready,
      originStandIn: site.originStandIn,
    });
    writeFileSync(path.join(folder, `${name}.html`), html);
  };

  for (const page of site.publicPages) {
    for (const language of LANGUAGES) {
      write(language, page || "index", {
        ...(await renderPage(language, page)),
        modules: [PAGE_MODULES[page]],
        parts: page === "" ? FRAME_ONLY : WHOLE,
        call: null,
        madeFor: page === "" ? `/${language}` : `/${language}/${page}`,
      });
    }
  }
  const otherPages: Record<string, string> = {};
  for (const [pattern, page] of Object.entries(SHELLS)) {
    const name = `_${pattern.split("/")[0]}`;
    otherPages[pattern] = name;
    for (const language of LANGUAGES)
      write(language, name, {
        ...(await renderShell(language, pattern)),
        ...page,
        parts: WHOLE,
        madeFor: null,
      });
  }
  for (const language of LANGUAGES) {
    const nowhere = { modules: [], parts: FRAME_ONLY, call: null, madeFor: null };
    write(language, SHELL, { ...(await renderShell(language)), ...nowhere });
  }
  const scriptHashes = [plain, withCall].map(
    (script) => `sha256-${createHash("sha256").update(script).digest("base64")}`,
  );
  const known = JSON.stringify({ ...site, otherPages, scriptHashes });
  writeFileSync(path.join(dist, "pages", "site.json"), known);
}

/** The built `index.html` with its style sheet and the early script inlined, and without the app's script. */
function frameOf(publicDir: string, earlyScript: string): string {
  let html = readFileSync(path.join(publicDir, ENTRY), "utf8").replaceAll(/>\s+</g, "><");
  html = html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
  const [link = "", file = ""] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? [];
  const styles = readFileSync(path.join(publicDir, file), "utf8");
  if (/<\/(style|script)/i.test(styles + earlyScript))
    throw new Error("A file put into the pages ends its tag.");
  html = put(html, link, `<style>${styles}</style>`);
  const [program = ""] = /<script type="module"[^>]*><\/script>/.exec(html) ?? [];
  return put(html, program, `<script>${earlyScript}</script>`);
}

/** The parts of a catalogue; see `catalogue-parts.ts`. */
const FRAME_ONLY = ["frame"];
const WHOLE = ["frame", "rest"];

const textsOf = (language: Language, parts: readonly string[]) =>
  parts.map((part) => `src/i18n/catalogues/${language}.ts?${part}`);

interface Page extends Prerender.ReadyPage {
  /** The only URL at which the browser may hydrate the body. */
  readonly madeFor: string | null;
  /** Path of the call that the page begins with. */
  readonly call: string | null;
}

interface Ready extends Page {
  /** The code of the page beyond the frame's. */
  readonly modules: readonly string[];
  /** The catalogue parts that the page needs. */
  readonly parts: readonly string[];
}

interface Parts extends Page {
  readonly frame: string;
  readonly language: Language;
  readonly originStandIn: string;
  readonly fonts: readonly string[];
  /** Fetched after the page is painted; the first is the one that runs. */
  readonly scripts: readonly string[];
}

/** Puts a page into the frame; a page's own title replaces the frame's. */
function documentOf({ frame, language, originStandIn, head, body, fonts, scripts, ...page }: Parts): string {
  const title = head.includes("<title>") ? "" : "<title>Quizmill</title>";
  const facts = {
    lang: language,
    "data-origin": originStandIn,
    "data-scripts": scripts.map((file) => `/${file}`).join(" "),
    ...(page.call !== null && { "data-call": page.call }),
  };
  const attributes = Object.entries(facts).map(([name, value]) => `${name}="${value}"`);
  const preloads = fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  );
  const madeFor = page.madeFor === null ? "" : ` data-page="${page.madeFor}"`;
  let html = put(frame, '<html lang="en">', `<html ${attributes.join(" ")}>`);
  html = put(html, "<title>Quizmill</title>", preloads.join("") + title + head);
  html = put(html, '<div id="root"></div>', `<div id="root"${madeFor}>${body}</div>`);
  return html;
}

function put(html: string, place: string, what: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
  return html.replace(place, () => what);
}
