import { franc } from "franc-min";
import type { Part } from "./reading.ts";

const SAMPLES = 12;
const SAMPLE_CHARS = 400;
/** Japanese writing always holds some kana; code and English terms between must not outvote it. */
const MIN_KANA_SHARE = 0.1;

/**
 * ISO 639-1 code of the language most of the text is in (639-3 for the few that have none), or null.
 * Samples are spread over the whole document, so that an English abstract does not decide for a Polish
 * thesis. Method: trigram ranks (Cavnar and Trenkle 1994), as franc-min has them.
 */
export function languageOf(parts: readonly Part[]): string | null {
  const votes = new Map<string, number>();
  for (const sample of samplesOf(parts)) {
    const language = languageOfSample(sample);
    if (language !== null) votes.set(language, (votes.get(language) ?? 0) + sample.length);
  }
  const [winner] = [...votes].sort((a, b) => b[1] - a[1]);
  return winner?.[0] ?? null;
}

function languageOfSample(sample: string): string | null {
  const kana = sample.match(/[\u3041-\u30FA]/g)?.length ?? 0;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (kana > MIN_KANA_SHARE * letters) return "ja";
  const code = franc(sample);
  // Canonical language tags use the two-letter code wherever there is one (BCP 47, 2.2.1).
  return code === "und" ? null : (Intl.getCanonicalLocales(code)[0] ?? null);
}

function samplesOf(parts: readonly Part[]): string[] {
  const text = parts.map((part) => part.text).join("\n");
  if (text.length <= SAMPLE_CHARS) return [text];
  const count = Math.min(SAMPLES, Math.ceil(text.length / SAMPLE_CHARS));
  const step = (text.length - SAMPLE_CHARS) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => {
    const start = Math.round(index * step);
    return text.slice(start, start + SAMPLE_CHARS);
  });
}
