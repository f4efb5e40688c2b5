/** In the order of the search: most browsers also claim to be the ones further down. */
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

/**
 * A browser's user agent has about 200 characters. Longer ones are not browsers, and each pattern would search them
 * again.
 */
const LOOKED_AT_CHARS = 500;

/**
 * The browser and system by their makers' names ("Firefox, Windows"), so that people recognise their own devices; null
 * if neither is known. Version and model are not kept, because they would identify people.
 */
export function deviceOf(userAgent = ""): string | null {
  const told = userAgent.slice(0, LOOKED_AT_CHARS);
  const named = [BROWSERS, SYSTEMS].flatMap((known) => known.find(([, sign]) => sign.test(told))?.[0] ?? []);
  return named.length > 0 ? named.join(", ") : null;
}
