import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { noteType } from "./note-type.ts";

/** When the note type changed last, and what it is since then. */
const KNOWN = { mod: 1_795_800_000, hash: "eddbb3e6adcc3774" };

it("is newer for Anki whenever it differs from before", () => {
  const { mod, ...rest } = noteType(1) as { mod: number };
  const hash = createHash("sha256").update(JSON.stringify(rest)).digest("hex").slice(0, 16);
  expect({ mod, hash }, "raise CHANGED_AT_SECONDS, then write both figures here").toEqual(KNOWN);
});
