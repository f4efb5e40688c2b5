/** Opening and closing mark. */
export type Marks = readonly [open: string, close: string];

/** What may stand in a text as quotation marks: straight ones, curly ones, guillemets, brackets. */
const QUOTED = /(?:["“”„]([^"“”„]{1,120})["“”])|(?:«([^«»]{1,120})»)|(?:「([^「」]{1,120})」)/gu;

/** Puts a text in a language's quotation marks; what is quoted inside it takes the inner ones. */
export function quoting(outer: Marks, inner: Marks): (text?: string) => string {
  return (text = "") => {
    const told = text.replace(
      QUOTED,
      (_, ...parts: (string | undefined)[]) => inner[0] + (parts.find(Boolean) ?? "") + inner[1],
    );
    return outer[0] + told + outer[1];
  };
}
