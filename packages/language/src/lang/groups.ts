import { type GroupCues, groupCuesFrom } from "../groups.ts";
import { GROUPS as de } from "./de/groups.ts";
import { GROUPS as en } from "./en/groups.ts";
import { GROUPS as es } from "./es/groups.ts";
import { GROUPS as fr } from "./fr/groups.ts";
import { GROUPS as ja } from "./ja/groups.ts";
import { GROUPS as pl } from "./pl/groups.ts";
import { GROUPS as uk } from "./uk/groups.ts";

const SAYINGS = { de, en, es, fr, ja, pl, uk };

/** How each language that is asked in by its own rules explains and tells apart. */
export const GROUP_CUES = Object.fromEntries(
  Object.entries(SAYINGS).map(([code, sayings]) => [code, groupCuesFrom(sayings)]),
) as Readonly<Record<keyof typeof SAYINGS, GroupCues>>;
