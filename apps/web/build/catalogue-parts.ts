import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { CatalogueTree } from "../src/i18n/catalogue.ts";
import { isFrameSection } from "../src/i18n/frame-sections.ts";
import { withTies, withWholeCompounds } from "./ties.ts";

const PART = /\/catalogues\/(?<language>[a-z]{2})\.ts\?(?<part>frame|rest)$/;
/** Texts that exist in one language only, such as `terms.pl.ts`. */
const LONE_TEXT = /\.(?<language>[a-z]{2})\.ts$/;

/**
 * Splits each catalogue as its importers ask: `?frame` gives the texts of the frame and the start page, `?rest` all
 * others. Without this plugin (in tests, and with hot reload) both give the whole catalogue. It also sets the
 * non-breaking spaces in all texts, the legal ones included.
 */
export function catalogueParts(): Plugin {
  return {
    name: "catalogue-parts",
    apply: "build",
    async load(id) {
      const { language, part } = (PART.exec(id) ?? LONE_TEXT.exec(id))?.groups ?? {};
      if (language === undefined) return null;
      const exported = await exportsOf(id.replace(/\?.*$/, ""));
      const texts =
        part === undefined
          ? withWholeCompounds(exported)
          : { [language]: partOf(exported[language] ?? {}, part) };
      return Object.entries(withTies(language, texts))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

async function exportsOf(file: string): Promise<Record<string, CatalogueTree>> {
  return { ...((await import(pathToFileURL(file).href)) as Record<string, CatalogueTree>) };
}

function partOf(tree: CatalogueTree, part: string): CatalogueTree {
  const sections = Object.entries(tree).filter(([name]) => isFrameSection(name) === (part === "frame"));
  return Object.fromEntries(sections);
}
