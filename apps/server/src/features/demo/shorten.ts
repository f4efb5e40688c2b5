import { type Block, LIMITS, type Section, type SourceText } from "@quizmill/contract";

/** The longest beginning of whole sentences, or of whole words if the first sentence alone is too long. */
function beginningOf(text: string, maxChars: number, language: string | null): string {
  for (const granularity of ["sentence", "word"] as const) {
    const segmenter = new Intl.Segmenter(language ?? undefined, { granularity });
    let end = 0;
    for (const { index, segment } of segmenter.segment(text.slice(0, maxChars * 2))) {
      if (index + segment.trimEnd().length > maxChars) break;
      end = index + segment.length;
    }
    if (end > 0) return text.slice(0, end).trimEnd();
  }
  return "";
}

/**
 * The beginning of a document, at most `maxChars` of text, cut between sentences. `isTruncated` says whether anything
 * is missing.
 */
export function shorten(source: SourceText, maxChars: number): { source: SourceText; isTruncated: boolean } {
  const { carried } = source;
  if (carried !== undefined) {
    const questions = carried.questions.slice(0, LIMITS.demo.maxQuestions);
    const isTruncated = questions.length < carried.questions.length;
    return { source: { ...source, carried: { ...carried, questions } }, isTruncated };
  }
  let left = maxChars;
  const sections: Section[] = [];
  for (const section of source.sections) {
    const blocks: Block[] = [];
    left -= section.heading?.length ?? 0;
    for (const block of section.blocks) {
      const text = block.text.length <= left ? block.text : beginningOf(block.text, left, source.language);
      if (text) blocks.push({ ...block, text });
      if (text !== block.text) {
        return { source: { ...source, sections: [...sections, { ...section, blocks }] }, isTruncated: true };
      }
      left -= text.length;
    }
    sections.push({ ...section, blocks });
  }
  return { source, isTruncated: false };
}
