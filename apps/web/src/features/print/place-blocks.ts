/** A part of a worksheet that is not cut, in pixels. */
export interface Block {
  readonly height: number;
  /** Across all columns. */
  readonly isWide: boolean;
  readonly beginsPage: boolean;
  /** Whether it stays in one column with the next block. */
  readonly keepsWithNext: boolean;
}

export interface Place {
  readonly page: number;
  readonly column: number;
  /** On its page. */
  readonly top: number;
}

export interface Placed {
  /** Parallel to the blocks. */
  readonly places: readonly Place[];
  /** A page is higher than others where a wide block does not fit on one: it is cut later. */
  readonly pages: readonly { readonly height: number }[];
}

interface Paper {
  readonly pageHeight: number;
  readonly columns: number;
}

/** Blocks that stay together. */
interface Unit {
  readonly blocks: readonly Block[];
  readonly height: number;
}

/** So many pixels a try of shorter columns is shorter than the one before. */
const STEP = 8;

/**
 * Puts blocks on pages, narrow ones in columns from top to bottom. The columns of a last page are made of about the
 * same height. No narrow block may be higher than a page.
 */
export function placeBlocks(blocks: readonly Block[], { pageHeight, columns }: Paper): Placed {
  const places: Place[] = [];
  const pages = [{ height: pageHeight }];
  let filled = 0;
  const turn = () => {
    if (filled === 0) return;
    pages.push({ height: pageHeight });
    filled = 0;
  };
  const wide = ({ height, beginsPage, keepsWithNext }: Block, next: Block | undefined) => {
    const wanted = height + (keepsWithNext ? (next?.height ?? 0) : 0);
    if (beginsPage || filled + Math.min(wanted, pageHeight) > pageHeight) turn();
    places.push({ page: pages.length - 1, column: 0, top: filled });
    filled += height;
    if (height <= pageHeight) return;
    pages[pages.length - 1] = { height };
    turn();
  };
  const narrow = (units: readonly Unit[]) => {
    for (let rest = units; rest.length > 0; ) {
      let filling = inColumns(rest, pageHeight - filled, columns);
      if (filling.count === rest.length) filling = shortest(rest, pageHeight - filled, columns);
      const page = pages.length - 1;
      places.push(...filling.places.map(({ column, top }) => ({ page, column, top: filled + top })));
      filled += filling.height;
      rest = rest.slice(filling.count);
      if (rest.length > 0) turn();
    }
  };
  for (let i = 0; i < blocks.length; ) {
    const block = blocks[i];
    if (block?.isWide) wide(block, blocks[i + 1]);
    const end = block?.isWide ? i + 1 : endOfNarrow(blocks, i);
    if (!block?.isWide) narrow(unitsOf(blocks.slice(i, end), pageHeight));
    i = end;
  }
  return { places, pages: filled === 0 && pages.length > 1 ? pages.slice(0, -1) : pages };
}

function endOfNarrow(blocks: readonly Block[], from: number): number {
  const end = blocks.findIndex(({ isWide }, i) => i >= from && isWide);
  return end < 0 ? blocks.length : end;
}

function unitsOf(blocks: readonly Block[], pageHeight: number): Unit[] {
  const units: Unit[] = [];
  for (const [i, block] of blocks.entries()) {
    const last = units.at(-1);
    const isTogether = blocks[i - 1]?.keepsWithNext && last && last.height + block.height <= pageHeight;
    const own = { blocks: [block], height: block.height };
    if (isTogether)
      units[units.length - 1] = {
        blocks: [...last.blocks, block],
        height: last.height + block.height,
      };
    else units.push(own);
  }
  return units;
}

/** As many units as go into columns of this height, and how much of it they take. */
function inColumns(units: readonly Unit[], room: number, columns: number) {
  const places: { column: number; top: number }[] = [];
  let [column, top, height, count] = [0, 0, 0, 0];
  for (const unit of units) {
    if (top + unit.height > room) [column, top] = [column + 1, 0];
    if (column >= columns || unit.height > room) break;
    for (const block of unit.blocks) {
      places.push({ column, top });
      top += block.height;
    }
    height = Math.max(height, top);
    count += 1;
  }
  return { places, height, count };
}

/** The shortest columns that hold all units. */
function shortest(units: readonly Unit[], room: number, columns: number) {
  let best = inColumns(units, room, columns);
  for (let tried = room - STEP; tried > 0; tried -= STEP) {
    const filling = inColumns(units, tried, columns);
    if (filling.count < units.length) break;
    best = filling;
  }
  return best;
}
