import type { FontFile } from "./faces.ts";

/** In KaTeX's style sheet each font has its WOFF 1 file beside the WOFF 2 that browsers use. */
const WOFF = /url\("([^"]+)"\)\s*format\("woff"\)/;

/** The fonts of formulas, as the page's style sheets declare them. */
export function formulaFiles(): FontFile[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => fileOf(rule, sheet)),
  );
}

function fileOf(rule: CSSRule, { href }: CSSStyleSheet): FontFile[] {
  if (!(rule instanceof CSSFontFaceRule)) return [];
  const family = rule.style.getPropertyValue("font-family").replaceAll(/["']/g, "");
  const address = WOFF.exec(rule.style.getPropertyValue("src"))?.[1];
  if (!family.startsWith("KaTeX") || address === undefined) return [];
  return [
    {
      kind: "formula",
      family,
      isBold:
        Number.parseInt(rule.style.getPropertyValue("font-weight"), 10) > 500 ||
        rule.style.getPropertyValue("font-weight") === "bold",
      isItalic: rule.style.getPropertyValue("font-style") === "italic",
      url: new URL(address, href ?? document.baseURI).href,
    },
  ];
}
