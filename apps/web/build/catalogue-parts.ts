import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { CatalogueTree } from "../src/i18n/catalogue.ts";
import { isFrameSection } from "../src/i18n/frame-sections.ts";

const PART = /\/catalogues\/(?<language>[a-z]{2})\.ts\?(?<part>frame|rest)$/;

/**
 * Parts each catalogue as its importers ask: `?frame` gives the texts of the frame and the start page, `?rest`
 * all others. Without this plugin (in tests, and with hot reload) both give the whole.
 */
export function catalogueParts(): Plugin {
  return {
    name: "catalogue-parts",
    apply: "build",
    async load(id) {
      const { language, part } = PART.exec(id)?.groups ?? {};
      if (language === undefined) return null;
      const file = pathToFileURL(id.replace(/\?.*$/, "")).href;
      const module = (await import(file)) as Record<string, CatalogueTree>;
      const sections = Object.entries(module[language] ?? {}).filter(
        ([name]) => isFrameSection(name) === (part === "frame"),
      );
      return `export const ${language} = ${JSON.stringify(Object.fromEntries(sections))};`;
    },
  };
}
