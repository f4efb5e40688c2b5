import type { Part } from "./reading.ts";

/** A term of a few words without digits, a separator, and its meaning. */
const ENTRY = /^(\p{L}[^:：.!?;\d|]{2,59}?)\s*(?:[:：]|\s[–—-])\s+(\S.{19,})$/u;
/** Japanese has no spaces, and few characters make a sentence; a form's label does not end in a full stop. */
const JAPANESE_ENTRY = /^([\u3040-\u30FF\u3400-\u9FFF]{2,20})[:：]\s*(\S.{7,}[。．])$/u;
const MAX_TERM_WORDS = 6;
/** Fewer may be a remark, or a sentence that begins like an entry. */
const MIN_ENTRIES = 3;

/**
 * Plain text marks no terms. But three consecutive entries of the form "Term: meaning" or "Term – meaning", each with
 * a different term, are a glossary. (In a dialogue the names repeat, and answer options are single letters.)
 */
export function withGlossaries(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  let run: { part: Part; term: string }[] = [];
  const flush = () => {
    const isGlossary = run.length >= MIN_ENTRIES && new Set(run.map(({ term }) => term)).size === run.length;
    for (const { part, term } of run)
      result.push(isGlossary ? { ...part, kind: "definition", terms: [term] } : part);
    run = [];
  };
  for (const part of parts) {
    const term = termOf(part);
    if (term !== null) run.push({ part, term });
    else flush();
    if (term === null) result.push(part);
  }
  flush();
  return result;
}

function termOf({ kind, text, terms }: Part): string | null {
  if ((kind !== "paragraph" && kind !== "listItem") || terms !== undefined) return null;
  const start = text.slice(0, 300);
  const term = (ENTRY.exec(start) ?? JAPANESE_ENTRY.exec(start))?.[1]?.trim();
  return term === undefined || term.split(/\s+/).length > MAX_TERM_WORDS ? null : term;
}
