import type { Block } from "@quizmill/contract";
import type { Plan } from "./engine.ts";
import type { LanguageProfile } from "./languages/profile.ts";
import { phraseKey } from "./text/words.ts";
import { isUnwantedBlock } from "./unwanted.ts";

/** Where a part of the plan stands. */
export interface Place {
  readonly passage: number;
  /** Index among the passage's blocks. */
  readonly block: number;
  readonly section: number;
}

/** A point of a list. */
export interface Point extends Place {
  /** Without its last stop; as it is shown. */
  readonly text: string;
  /** Literally its block. */
  readonly quote: string;
}

/** What stands under one title, point by point. */
export interface PointList {
  /** The line that leads to it, or the heading it stands under. */
  readonly title: string;
  readonly points: readonly Point[];
}

/** A row of a table, or a point that says what another thing is: "Stage 1 – March to May". */
export interface Row extends Place {
  readonly cells: readonly string[];
  readonly quote: string;
}

/** A table of the document, or a list whose points have a name and a text each. */
export interface Table {
  /** What it stands under: its caption, or the heading of its section. */
  readonly title: string | null;
  /** What its columns are called; of the two parts of a list's points the second is called as the list is. */
  readonly head: readonly string[];
  /** Its rows are terms and what they mean. */
  readonly isGlossary: boolean;
  /** Its rows are the points of a list: a name, and what is noted of it. */
  readonly isNoted: boolean;
  readonly rows: readonly Row[];
}

/** What a document sets out in lists and tables instead of telling it in sentences, as slides do. */
export interface Outline {
  readonly lists: readonly PointList[];
  readonly tables: readonly Table[];
}

interface Placed extends Place {
  readonly it: Block;
  readonly heading: string | null;
}

const LEAST_POINTS = 3;
const LEAST_ROWS = 4;
/** So many points that say of something what it is make notes of a list, where others of the document stand beside them. */
const LEAST_NOTED = { rows: 2, share: 0.6 };
const TITLE_MAX_CHARS = 60;
/** Cells of a head are names of columns. */
const HEAD_MAX_CHARS = 40;
const MOST_COLUMNS = 10;
/** A column that groups the rows of a table has each value, on average, for so many of them. */
const ROWS_PER_GROUP = 2;
const CELLS = " | ";
/** "Stage 1 – March", "Mitose: …", "ribosome = …": a name, and behind it what is said of it. */
const PAIR = /^(?<name>[^:：–—=＝|]{2,50}?)(?: [–—-]| ?[=＝]|:|：) ?(?<told>\S.{2,})$/u;

/** Reads lists and tables in the order of the document. Linear in the text. */
export function outlineOf(plan: Plan, profile: LanguageProfile): Outline {
  const lists: PointList[] = [];
  const tables: Table[] = [];
  for (const run of runsIn(plan)) {
    if (run.kind === "rows") tables.push(...tableOf(run));
    else {
      for (const { intro, points } of splitAtIntros(run)) {
        const title = titleOf(intro, points[0]?.heading ?? null);
        const pairs = pairsOf(points);
        const isGlossary = points.every(({ it }) => it.kind === "definition");
        if (pairs.length > 0)
          tables.push({
            title: null,
            head: ["", title ?? ""],
            isGlossary,
            isNoted: !isGlossary,
            rows: pairs,
          });
        else if (title !== null && points.length >= LEAST_POINTS)
          lists.push({ title, points: points.map(pointOf) });
      }
    }
  }
  return { lists: joined(lists, profile), tables };
}

/** A definition in its own block is a point of its glossary. */
const RUN_KIND = { listItem: "points", definition: "points", tableRow: "rows", paragraph: null } as const;

interface Run {
  readonly kind: "points" | "rows";
  readonly blocks: readonly Placed[];
  /** The block before it, if that is a paragraph of the same section. */
  readonly intro: string | null;
}

/** Points and rows that follow each other in one section, though a passage may end between them. */
function* runsIn({ passages }: Plan): Iterable<Run> {
  let blocks: Placed[] = [];
  let intro: string | null = null;
  const placed = passages.flatMap(({ blocks: own, ordinal, section, heading }) =>
    own.map((it, block) => ({ it, block, passage: ordinal, section, heading })),
  );
  for (const [at, place] of placed.entries()) {
    const { it, section } = place;
    const before = placed[at - 1];
    const kind = RUN_KIND[it.kind];
    const isNext =
      before?.section === section && RUN_KIND[before.it.kind] === kind && before.it.role === it.role;
    if (!isNext && blocks.length > 0) {
      yield* runOf(blocks, intro);
      blocks = [];
    }
    if (kind === null) continue;
    if (blocks.length === 0)
      intro = before?.section === section && before.it.kind === "paragraph" ? before.it.text : null;
    blocks.push(place);
  }
  yield* runOf(blocks, intro);
}

function runOf(blocks: readonly Placed[], intro: string | null): Run[] {
  const [first] = blocks;
  const kind = first === undefined ? null : RUN_KIND[first.it.kind];
  return kind === null ? [] : [{ kind, blocks, intro }];
}

/** "The common issues are:" is no point but leads to those behind it. */
function splitAtIntros({ blocks, intro }: Run): { intro: string | null; points: Placed[] }[] {
  const parts: { intro: string | null; points: Placed[] }[] = [{ intro, points: [] }];
  for (const place of blocks) {
    if (/[:：]$/u.test(place.it.text)) parts.push({ intro: place.it.text, points: [] });
    else parts.at(-1)?.points.push(place);
  }
  return parts.filter(({ points }) => points.length >= LEAST_NOTED.rows);
}

function titleOf(intro: string | null, heading: string | null): string | null {
  if (intro !== null && intro.length <= TITLE_MAX_CHARS && !/[.!?,;。！？、]$/u.test(intro))
    return intro.replace(/\s*[:：]$/u, "");
  // "Umami (1)", "Methods (cont.)": one matter over several slides.
  return heading?.replace(/ \((?:\d{1,2}|[\p{L}.]{2,6}\.)\)$/u, "") ?? null;
}

const pointOf = ({ it, passage, block, section }: Placed): Point => ({
  text: it.text.replace(/(?<!\b\p{L})[.;,。、；]+$/u, ""),
  quote: it.text,
  passage,
  block,
  section,
});

/** The points of a list that name something and say what it is, as rows of two cells; empty where they do not. */
function pairsOf(points: readonly Placed[]): Row[] {
  const rows = points.flatMap(({ it, passage, block, section }) => {
    const { name, told } = PAIR.exec(it.text)?.groups ?? {};
    if (name === undefined || told === undefined) return [];
    return [
      { cells: [name.trim(), told.replace(/[.;,。；]+$/u, "")], quote: it.text, passage, block, section },
    ];
  });
  return rows.length >= LEAST_NOTED.rows && rows.length >= LEAST_NOTED.share * points.length ? rows : [];
}

/** A table whose first row names its columns. */
function tableOf({ blocks, intro }: Run): Table[] {
  const [head, ...rows] = blocks.map(({ it, passage, block, section }) => ({
    cells: it.text.split(CELLS).map((cell) => cell.trim()),
    quote: it.text,
    passage,
    block,
    section,
  }));
  if (head === undefined || rows.length < LEAST_ROWS) return [];
  const { length } = head.cells;
  const isNamed = head.cells.every(
    (cell) => cell.length <= HEAD_MAX_CHARS && /^[^\d]*\p{L}{2}[^\d]*$/u.test(cell),
  );
  const fitting = rows.filter(({ cells }) => cells.length === length);
  if (!isNamed || length < 2 || length > MOST_COLUMNS || new Set(head.cells).size < length) return [];
  if (fitting.length < LEAST_ROWS) return [];
  const name = namingColumn(fitting);
  const nameFirst = (cells: readonly string[]) => [cells[name] ?? "", ...cells.toSpliced(name, 1)];
  return [
    {
      title: titleOf(intro, blocks[0]?.heading ?? null),
      head: nameFirst(head.cells),
      isGlossary: false,
      isNoted: false,
      rows: fitting.map((row) => ({ ...row, cells: nameFirst(row.cells) })),
    },
  ];
}

/**
 * The column whose cells name their rows: the first, unless that only groups them ("fat-soluble" beside three
 * vitamins, as in a merged cell) and the next one has a word or name of its own for each.
 */
function namingColumn(rows: readonly Row[]): number {
  const groups = rows.map(({ cells: [group = ""] }) => group);
  const runs = groups.filter((group, at) => group !== groups[at - 1]).length;
  const isGrouping = runs === new Set(groups).size && runs * ROWS_PER_GROUP <= rows.length;
  if (!isGrouping) return 0;
  const names = rows.map(({ cells }) => cells[1] ?? "");
  const isNaming =
    new Set(names).size === names.length &&
    names.every((name) => /^\P{N}*(?:\p{L}{2}|\p{Script=Han})\P{N}*$/u.test(name));
  return isNaming ? 1 : 0;
}

/** What stands under the same title on several slides is one list. */
function joined(lists: readonly PointList[], profile: LanguageProfile): PointList[] {
  const byTitle = Map.groupBy(lists, ({ title }) => phraseKey(title, profile) || title);
  return [...byTitle.values()].map((some) => ({
    title: some[0]?.title ?? "",
    points: some.flatMap(({ points }) => points),
  }));
}

/** A block too short for a sentence that is part of a list or a table, or the line that leads to one. */
export function isOutlined(block: Block, next: Block | undefined): boolean {
  if (block.kind === "tableRow") return /\p{L}/u.test(block.text);
  if (isUnwantedBlock(block)) return false;
  return RUN_KIND[block.kind] !== null || (next !== undefined && RUN_KIND[next.kind] !== null);
}
