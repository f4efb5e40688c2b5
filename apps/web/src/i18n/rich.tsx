import { Fragment, type ReactNode } from "react";
import { richParts } from "./rich-parts.ts";

interface RichProps {
  /** A text with `<name>…</name>` around the words that become elements. */
  text: string;
  /** The element for each name, given the words between its tags. */
  as: Record<string, (words: string) => ReactNode>;
}

/** A translated sentence with links or marks in it: each language puts them where its grammar needs them. */
export function Rich({ text, as }: RichProps) {
  return richParts(text).map((part, index) => {
    const element = part.name === null ? part.words : (as[part.name]?.(part.words) ?? part.words);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity and never move
    return <Fragment key={index}>{element}</Fragment>;
  });
}
