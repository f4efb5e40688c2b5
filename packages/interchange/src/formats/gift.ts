import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";
import { textsIn } from "../text/files-beside.ts";
import { isGift } from "../text/gift-blocks.ts";

/** Moodle's text format (docs.moodle.org, "GIFT format"), with texts in HTML. */
export const gift: Format = {
  ...FACTS.gift,
  recognises: ({ name, text, parts }) => {
    const [only, ...others] = parts === null ? [] : textsIn(parts);
    if (only !== undefined && others.length === 0) return isGift(parts?.text(only) ?? "");
    return text !== null && (/\.gift$/i.test(name) || isGift(text));
  },
  writer: async () => (await import("../text/gift.ts")).writeGift,
  reader: async () => (await import("../text/read-gift.ts")).readGift,
};
