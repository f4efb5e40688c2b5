/** Style of a link within a sentence. */
export const TEXT_LINK =
  "font-[520] text-accent underline decoration-1 underline-offset-4 hover:decoration-2";
