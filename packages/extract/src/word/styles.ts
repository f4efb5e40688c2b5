import { isCodeStyle, isListingStyle, isTypeFont } from "../blocks/code-look.ts";
import { type EntryRole, entryRoleOf } from "../blocks/description-list.ts";
import type { CodeLook } from "../blocks/paragraph.ts";
import type { Salvage } from "../salvage.ts";
import type { Looks } from "./looks.ts";
import type { ListPlace } from "./numbering.ts";
import { type StyleDefinition, StyleDefinitions } from "./style-definitions.ts";

/** The properties of a paragraph or character style that matter for its text. */
export interface Style {
  /** 1–6, or null for body text. */
  readonly headingLevel: number | null;
  readonly isTitle: boolean;
  /** Of a figure or a table. */
  readonly isCaption: boolean;
  readonly isList: boolean;
  /** The list that numbers its paragraphs; null for none. */
  readonly list: ListPlace | null;
  readonly isBold: boolean;
  readonly isHidden: boolean;
  /** Term or description of a description list; null for all others. */
  readonly entryRole: EntryRole | null;
  readonly codeLook: CodeLook;
  /** Whether its paragraphs are lines of a program or of terminal output. */
  readonly isListing: boolean;
  readonly looks: Looks;
}

export type Styles = (styleId: string | undefined) => Style;

const BODY: Style = {
  headingLevel: null,
  isTitle: false,
  isCaption: false,
  isList: false,
  list: null,
  isBold: false,
  isHidden: false,
  entryRole: null,
  codeLook: null,
  isListing: false,
  looks: {},
};

/** Longer chains are circular or malicious. */
const MAX_ANCESTORS = 20;

/**
 * Reads `styles.xml` when a style is first needed, and only the needed styles. A heading is recognised by the
 * built-in name "heading N" of the style or of one it is based on, which is English in `w:name` in every language
 * version; else by its outline level.
 */
export function readStyles(part: () => Uint8Array | null, salvage: Salvage): Styles {
  const resolved = new Map<string, Style>();
  let definitions: StyleDefinitions | null = null;
  return (styleId) => {
    if (styleId === undefined) return BODY;
    const known = resolved.get(styleId);
    if (known !== undefined) return known;
    definitions ??= new StyleDefinitions(part, salvage);
    const style = resolve(chainOf(definitions, styleId), styleId);
    resolved.set(styleId, style);
    return style;
  };
}

function resolve(chain: readonly StyleDefinition[], styleId: string): Style {
  const first = <T>(pick: (style: StyleDefinition) => T | undefined): T | undefined =>
    chain.map(pick).find((value) => value !== undefined);
  // A document may use a built-in style without defining it.
  const own = chain[0]?.name ?? styleId.toLowerCase();
  const numId = first((style) => style.numId);
  const isInList = numId !== undefined && numId !== "0";
  return {
    headingLevel: headingLevel(chain, own),
    isTitle: own === "title",
    isCaption: [own, ...chain.map((style) => style.name)].includes("caption"),
    isList: numId === undefined ? /^list (bullet|number)/.test(own) : isInList,
    list: isInList ? { numId, level: first((style) => style.listLevel) ?? 0 } : null,
    isBold: first((style) => style.isBold) ?? false,
    isHidden: first((style) => style.isHidden) ?? false,
    entryRole: entryRoleOf(own),
    codeLook: isCodeStyle(own) ? "code" : isTypeFont(first((style) => style.font) ?? "") ? "type" : null,
    isListing: isListingStyle(own),
    // Links are set apart for what they are.
    looks: /hyperlink$/.test(own) ? {} : Object.assign({}, ...chain.map((style) => style.looks).reverse()),
  };
}

function chainOf(definitions: StyleDefinitions, styleId: string): StyleDefinition[] {
  const chain: StyleDefinition[] = [];
  let next: string | undefined = styleId;
  while (next !== undefined && chain.length < MAX_ANCESTORS) {
    const definition: StyleDefinition | undefined = definitions.get(next);
    if (definition === undefined) break;
    chain.push(definition);
    next = definition.basedOn;
  }
  return chain;
}

function headingLevel(chain: readonly StyleDefinition[], own: string): number | null {
  for (const name of [own, ...chain.map((style) => style.name)]) {
    const named = /^heading ?(\d)/.exec(name)?.[1];
    if (named !== undefined) return levelOf(Number(named) - 1);
  }
  return levelOf(chain.find((style) => style.outline !== undefined)?.outline ?? 9);
}

/** Outline levels count from 0; 9 means body text (17.3.1.20). */
export function levelOf(outline: number): number | null {
  return outline >= 0 && outline < 9 ? Math.min(outline + 1, 6) : null;
}
