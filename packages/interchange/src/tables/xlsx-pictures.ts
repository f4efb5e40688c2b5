import { posix } from "node:path";
import type { Parts } from "../format.ts";
import { childOf, type Element, readXml, textIn, within } from "../html/xml.ts";
import type { FoundPictures } from "../pictures.ts";

/** The marks of the pictures of a row, by the column, from 0, in which each begins. */
export type RowPictures = ReadonlyMap<number, string>;

const ANCHORS = ["twocellanchor", "onecellanchor"] as const;

/** The pictures of a sheet, by the row, from 0, in which each begins (ECMA-376 part 1, 20.5). */
export function picturesOfSheet(
  sheet: string,
  { parts, pictures }: { parts: Parts; pictures: FoundPictures },
): Map<number, RowPictures> {
  const found = new Map<number, Map<number, string>>();
  for (const drawing of targetsOf(parts, sheet, "drawing").values()) {
    const images = targetsOf(parts, drawing, "image");
    const xml = readXml(parts.text(drawing) ?? "");
    for (const anchor of ANCHORS.flatMap((name) => [...within(xml, name)])) {
      const at = placeOf(anchor);
      for (const picture of within(anchor, "pic")) {
        const [mark, row] = [markOf(picture, images, { parts, pictures }), found.get(at.row) ?? new Map()];
        if (mark !== null) row.set(at.column, `${row.get(at.column) ?? ""}\n${mark}`);
        found.set(at.row, row);
      }
    }
  }
  return found;
}

function placeOf(anchor: Element): { row: number; column: number } {
  const from = childOf(anchor, "from");
  const numberIn = (name: string) => Number(textIn(childOf(from, name)).trim());
  return { row: numberIn("row"), column: numberIn("col") };
}

function markOf(
  picture: Element,
  images: ReadonlyMap<string, string>,
  { parts, pictures }: { parts: Parts; pictures: FoundPictures },
): string | null {
  const [blip] = within(picture, "blip");
  const [names] = within(picture, "cnvpr");
  const path = images.get(blip?.attributes["r:embed"] ?? "");
  return path === undefined
    ? null
    : pictures.mark(path, () => parts.read(path), names?.attributes.descr ?? "");
}

/** Parts that another part refers to as this kind, by the names that it has for them. */
function targetsOf(parts: Parts, part: string, kind: string): Map<string, string> {
  const folder = posix.dirname(part);
  const relations = readXml(parts.text(`${folder}/_rels/${posix.basename(part)}.rels`) ?? "");
  return new Map(
    [...within(relations, "relationship")]
      .filter(
        ({ attributes }) => attributes.Type?.endsWith(`/${kind}`) && attributes.TargetMode !== "External",
      )
      .map(({ attributes: { Id = "", Target = "" } }) => [Id, posix.resolve("/", folder, Target).slice(1)]),
  );
}
