import { fileURLToPath } from "node:url";
import { LIMITS, LOW_CONFIDENCE } from "@quizmill/contract";
import type { Plugin } from "vite";

/** The module of the contract's limits. */
const LIMITS_FILE = fileURLToPath(new URL("../../../packages/contract/src/limits.ts", import.meta.url));
const SECTIONS = `${LIMITS_FILE}?sections`;
const SECTION = `${LIMITS_FILE}?section=`;

/**
 * Gives the browser each section of the limits as a module of its own. A page then loads those that it uses: the start
 * page needs one of them.
 */
export function limitsApart(): Plugin {
  return {
    name: "limits-apart",
    apply: "build",
    resolveId: (id) => (id.startsWith(`${LIMITS_FILE}?`) ? id : null),
    load: (id) => {
      if (id === LIMITS_FILE)
        return `export const LOW_CONFIDENCE = ${LOW_CONFIDENCE};\n${sectionsAs("LIMITS")}`;
      if (id === SECTIONS) return Object.keys(LIMITS).map(sectionFrom).join("\n");
      if (id.startsWith(SECTION)) return `export const section = ${JSON.stringify(limitsIn(id))};`;
      return null;
    },
  };
}

/** The sections as one object, of which a bundler can leave out what nobody reads. */
const sectionsAs = (name: string) => `export * as ${name} from ${JSON.stringify(SECTIONS)};`;

const sectionFrom = (name: string) => `export { section as ${name} } from ${JSON.stringify(SECTION + name)};`;

const limitsIn = (id: string) => LIMITS[id.slice(SECTION.length) as keyof typeof LIMITS];
