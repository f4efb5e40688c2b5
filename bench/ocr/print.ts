import { type Browser, chromium, type Page } from "playwright-core";
import { findBrowser } from "../../scripts/browser.ts";
import type { Sheet } from "./sheets.ts";

/** Prints pages, and makes scans and photos of them. */
export interface Printer {
  /** A PDF of these pages. */
  pdf(sheets: readonly Sheet[]): Promise<Uint8Array>;
  /** A JPEG of one page: from a flat scanner, or from a phone held over it. */
  picture(sheet: Sheet, how: "scan" | "photo"): Promise<Uint8Array>;
  /** A PDF that holds only scans of these pages. */
  scans(sheets: readonly Sheet[]): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A4 in CSS pixels, of which 96 are an inch. */
const [WIDTH, HEIGHT] = [794, 1123] as const;
const DOTS_PER_INCH = 200;
const STYLE = `
  @page { size: A4; margin: 0 }
  body { margin: 0; font: 11pt "Noto Sans", "DejaVu Sans", sans-serif; line-height: 1.4 }
  :lang(ja) { font-family: "Noto Sans CJK JP", "Noto Sans JP", sans-serif; line-height: 1.7 }
  section { box-sizing: border-box; width: 210mm; height: 296.9mm; padding: 20mm; overflow: hidden; break-after: page }
  h1 { font-size: 20pt; line-height: 1.2 } h2 { font-size: 14pt } p { margin: 0 0 8pt } li { margin: 0 0 4pt 18pt }
  table { border-collapse: collapse; margin-top: 12pt } td { border: .7pt solid #333; padding: 3pt 18pt 3pt 6pt }`;

/** How each kind of picture is made worse; lengths in pixels at that resolution. */
const HARMS = {
  scan: { degrees: 1, grain: 18, blur: 0.4, shadow: 0, quality: 0.4 },
  photo: { degrees: 3, grain: 14, blur: 1.6, shadow: 0.6, quality: 0.7 },
} as const;

const documentOf = (sheets: readonly Sheet[]) =>
  `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${sheets.map(({ html }) => html).join("")}`;

export async function openPrinter(): Promise<Printer> {
  const browser: Browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const scale = DOTS_PER_INCH / 96;
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: scale,
  });
  const page = await context.newPage();
  const picture: Printer["picture"] = async (sheet, how) => {
    await page.setContent(documentOf([sheet]));
    const flat = await page.screenshot({ clip: { x: 0, y: 0, width: WIDTH, height: HEIGHT } });
    return harmed(page, flat, HARMS[how]);
  };
  return {
    picture,
    async scans(sheets) {
      const pictures: string[] = [];
      for (const sheet of sheets) pictures.push(Buffer.from(await picture(sheet, "scan")).toString("base64"));
      const shown = pictures.map((data) => `<img src="data:image/jpeg;base64,${data}">`).join("");
      await page.setContent(
        `<style>@page { size: A4; margin: 0 } body { margin: 0 } img { display: block; width: 210mm; height: 296.9mm }</style>${shown}`,
      );
      return page.pdf({ preferCSSPageSize: true });
    },
    async pdf(sheets) {
      await page.setContent(documentOf(sheets));
      return page.pdf({ preferCSSPageSize: true, printBackground: true });
    },
    close: () => browser.close(),
  };
}

interface Harm {
  readonly degrees: number;
  readonly grain: number;
  readonly blur: number;
  readonly shadow: number;
  readonly quality: number;
}

/** Runs in the browser, which has a canvas. */
const HARM = `async ({ source, degrees, grain, blur, shadow, quality }) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext("2d");
  const [width, height] = [canvas.width, canvas.height];
  context.fillStyle = "#f6f4ee";
  context.fillRect(0, 0, width, height);
  context.filter = "blur(" + blur + "px)";
  context.translate(width / 2, height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.globalCompositeOperation = "multiply";
  context.drawImage(image, -width / 2, -height / 2);
  context.resetTransform();
  context.filter = "none";
  const shade = context.createLinearGradient(0, 0, width, height);
  shade.addColorStop(0, "rgba(0,0,0,0)");
  shade.addColorStop(1, "rgba(0,0,0," + shadow + ")");
  context.globalCompositeOperation = "source-over";
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  // The same grain in each run (mulberry32).
  let seed = 7;
  const random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  for (let at = 0; at < pixels.data.length; at += 4) {
    const more = (random() + random() - 1) * grain;
    for (let colour = 0; colour < 3; colour += 1)
      pixels.data[at + colour] = pixels.data[at + colour] + more;
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL("image/jpeg", quality);
}`;

async function harmed(page: Page, png: Uint8Array, harm: Harm): Promise<Uint8Array> {
  const source = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  const url = await page.evaluate<string>(`(${HARM})(${JSON.stringify({ source, ...harm })})`);
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
