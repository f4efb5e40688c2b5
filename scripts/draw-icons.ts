/**
 * `node scripts/draw-icons.ts`: draws the icons of the installed app from `favicon.svg`, and the preview picture of
 * shared links in each language. Its output is committed.
 */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES, type Language } from "@quizmill/contract";
import { chromium } from "playwright-core";
import { findBrowser } from "./browser.ts";
import { ROOT } from "./steps.ts";

const PUBLIC = path.join(ROOT, "apps/web/public");
const INDIGO = "#4049b8";
const drawing = readFileSync(path.join(PUBLIC, "favicon.svg"), "utf8");
const SUBSETS = ["latin", "polish", "cyrillic"];
/** A family for each subset: the picture has no unicode ranges that separate them. */
const fontFaces = SUBSETS.map((name) => {
  const font = readFileSync(path.join(ROOT, `apps/web/src/styles/fonts/onest-${name}.woff2`)).toString(
    "base64",
  );
  return `@font-face { font-family: ${name}; font-weight: 400 720; src: url(data:font/woff2;base64,${font}) }`;
}).join("\n");

/** The drawing takes `share` of the picture; systems cut off the edge of maskable icons. */
function icon(share: number, ground: string): string {
  const size = `${share * 100}%`;
  return `<body style="margin:0;background:${ground};display:grid;place-items:center;height:100vh">
    <div style="width:${size};height:${size}">${drawing}</div></body>`;
}

function sharePicture(language: Language, title: string): string {
  return `<html lang="${language}"><style>
    ${fontFaces}
    body { margin: 0; height: 100vh; box-sizing: border-box; padding: 90px 100px; display: flex; flex-direction: column;
      justify-content: space-between; background: #faf9f6; color: #1c2033; font-family: ${SUBSETS.join()}, "Noto Sans CJK JP", sans-serif }
    h1 { margin: 0; font-size: 78px; font-weight: 680; line-height: 1.12; letter-spacing: -0.03em; text-wrap: balance;
      word-break: auto-phrase }
    p { margin: 0; font-size: 44px; font-weight: 720; letter-spacing: -0.02em; display: flex; align-items: center; gap: 24px }
    b { font-weight: inherit; background: linear-gradient(transparent 58%, #f5d04e 58% 92%, transparent 92%) }
    svg { width: 76px; height: 76px }
  </style><body><h1>${title}</h1><p>${drawing}<span>Quiz<b>mill</b></span></p></body></html>`;
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });

async function draw(html: string, file: string, [width, height]: [number, number]): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: "load" });
  await page.evaluate("document.fonts.ready");
  mkdirSync(path.dirname(path.join(PUBLIC, file)), { recursive: true });
  await page.screenshot({ path: path.join(PUBLIC, file), omitBackground: true });
  await page.close();
}

await draw(icon(1, "transparent"), "icons/icon-192.png", [192, 192]);
await draw(icon(1, "transparent"), "icons/icon-512.png", [512, 512]);
await draw(icon(0.72, INDIGO), "icons/maskable-512.png", [512, 512]);
await draw(icon(0.86, INDIGO), "icons/apple-touch-icon.png", [180, 180]);
for (const language of LANGUAGES) {
  const catalogue = await import(`../apps/web/src/i18n/catalogues/${language}.ts`);
  const { title } = catalogue[language].home.hero as { title: string };
  await draw(sharePicture(language, title), `share/${language}.png`, [1200, 630]);
}
await browser.close();
