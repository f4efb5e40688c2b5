import { detect } from "tinyld";
import type { Part } from "./reading.ts";

const SAMPLES = 24;
const SAMPLE_CHARS = 400;

/**
 * ISO 639-1 code of the language most of the text is in, or null. Samples are spread over the whole
 * document, so that an English abstract does not decide for a Polish thesis.
 */
export function languageOf(parts: readonly Part[]): string | null {
  const votes = new Map<string, number>();
  for (const sample of samplesOf(parts)) {
    const language = detect(sample);
    if (language !== "") votes.set(language, (votes.get(language) ?? 0) + sample.length);
  }
  const [winner] = [...votes].sort((a, b) => b[1] - a[1]);
  return winner?.[0] ?? null;
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
