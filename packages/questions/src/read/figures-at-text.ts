import type { Block, Figure, Section } from "@quizmill/contract";

/**
 * The sections with each figure at a block that a passage holds: captions are none of them, so theirs stand behind the
 * text before, or at the first there is. `keptIn` gives the blocks of a section that passages hold.
 */
export function withFiguresAtText(
  sections: readonly Section[],
  keptIn: (section: Section, index: number) => Iterable<Block>,
): readonly Section[] {
  if (!sections.some(({ blocks }) => blocks.some(({ figures }) => figures !== undefined))) return sections;
  const figuresAt = placesOf(sections, keptIn);
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => withFigures(block, figuresAt.get(block))),
  }));
}

function placesOf(...[sections, keptIn]: Parameters<typeof withFiguresAtText>): Map<Block, Figure[]> {
  const figuresAt = new Map<Block, Figure[]>();
  let last: Figure[] = [];
  for (const [index, section] of sections.entries()) {
    const kept = new Set(keptIn(section, index));
    for (const block of section.blocks) {
      if (kept.has(block)) {
        // What stands before all text waits for it.
        last = figuresAt.size === 0 ? last : [];
        figuresAt.set(block, last);
      }
      last.push(...(block.figures ?? []));
    }
  }
  return figuresAt;
}

function withFigures({ figures: before, ...block }: Block, figures: Block["figures"] = []): Block {
  return figures.length > 0 ? { ...block, figures } : block;
}
