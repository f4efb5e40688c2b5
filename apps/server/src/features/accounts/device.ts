/** Browsers in the order in which they are looked for: most of them say that they are the later ones, too. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera|OPiOS)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|Chromium|CriOS)\//],
  ["Safari", /\bVersion\/[\d.]+ .*\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(iPhone|iPad|iPod)\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

/** Browsers tell of themselves in two hundred; the rest would be looked through again and again. */
const LOOKED_AT_CHARS = 500;

/**
 * Browser and system as their makers call them ("Firefox, Windows"), for somebody who looks for their own devices;
 * null where nothing is known. No version and no model is kept: that would tell people apart.
 */
export function deviceOf(userAgent = ""): string | null {
  const told = userAgent.slice(0, LOOKED_AT_CHARS);
  const named = [BROWSERS, SYSTEMS].flatMap((known) => known.find(([, sign]) => sign.test(told))?.[0] ?? []);
  return named.length > 0 ? named.join(", ") : null;
}
