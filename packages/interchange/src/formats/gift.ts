import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";
import { isGift } from "../text/gift-blocks.ts";

/** Moodle's text format (docs.moodle.org, "GIFT format"), with texts in HTML. */
export const gift: Format = {
  ...FACTS.gift,
  recognises: ({ name, text }) => text !== null && (/\.gift$/i.test(name) || isGift(text)),
  writer: async () => (await import("../text/gift.ts")).writeGift,
  reader: async () => (await import("../text/read-gift.ts")).readGift,
};
