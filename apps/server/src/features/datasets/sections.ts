import type { Database } from "../../platform/database/open.ts";
import { readPassages } from "./passages-store.ts";

/** A section of the text of a set. Several may have the same heading; the number tells them apart. */
export interface TextSection {
  readonly section: number;
  /** Null for what stands before the first heading. */
  readonly heading: string | null;
  /** The name of its document, if that was added later. */
  readonly part?: string;
  /** The passages that it is read in. */
  readonly passages: readonly number[];
}

/** In the order of the document. */
export async function readSections(db: Database, datasetId: string): Promise<TextSection[]> {
  const sections = new Map<number, TextSection & { readonly passages: number[] }>();
  for await (const rows of readPassages(db, datasetId))
    for (const { ordinal, passageJson } of rows) {
      const { section, heading, part } = JSON.parse(passageJson) as Omit<TextSection, "passages">;
      const known = sections.get(section);
      const place = { section, heading, ...(part !== undefined && { part }) };
      if (known === undefined) sections.set(section, { ...place, passages: [ordinal] });
      else known.passages.push(ordinal);
    }
  return [...sections.values()];
}
