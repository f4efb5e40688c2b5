import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { polish } from "./pl.ts";
import type { Wording } from "./wording.ts";

/** The languages that the engine asks in. */
export const WORDINGS = { en: english, es: spanish, pl: polish } as const satisfies Record<string, Wording>;
