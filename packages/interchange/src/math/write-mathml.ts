import "katex/contrib/mhchem";
import katex from "katex";

/** What a formula of somebody else may demand of the typesetter, as in the pages. */
const BOUNDS = { maxExpand: 500, maxSize: 20, trust: false, strict: false } as const;

/** A formula as MathML that names its source; null for one that the pages cannot show either. */
export function mathmlOf(tex: string, isDisplay: boolean): string | null {
  try {
    const html = katex.renderToString(tex, { ...BOUNDS, output: "mathml", displayMode: isDisplay });
    return html.slice(html.indexOf("<math"), html.lastIndexOf("</span>"));
  } catch {
    return null;
  }
}
