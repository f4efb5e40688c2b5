import type { HtmlText } from "../html/read-html.ts";
import { optionsInText } from "../options-in-text.ts";
import { isListOfOptions, seriesIn } from "./field-names.ts";

/** Fields of a note type, and of each note what they say. */
export interface Fields {
  readonly names: readonly string[];
  readonly notes: readonly (readonly HtmlText[])[];
}

/** Where one field lists all options, or all wrong answers, these as fields of their own behind the others. */
export function withListsUnfolded({ names, notes }: Fields): Fields {
  const series = seriesIn(names);
  if (series.some(({ kind, at }) => kind === "option" || (kind === "wrong" && at.length > 1)))
    return { names, notes };
  const wrong = series.find(({ kind }) => kind === "wrong")?.at[0] ?? -1;
  const list = wrong < 0 ? names.findIndex((name) => isListOfOptions(name, names)) : wrong;
  const parts = notes.map((read) => partsOf(read[list]?.text ?? ""));
  const listing = parts.filter((own) => own.length > 1).length;
  if (listing === 0 || 2 * listing < parts.filter((own) => own.length > 0).length) return { names, notes };
  const most = parts.reduce((longest, own) => Math.max(longest, own.length), 0);
  const places = Array.from({ length: most }, (_, i) => i);
  const width = Math.max(names.length, ...notes.map((read) => read.length));
  return {
    names: [
      ...Array.from({ length: width }, (_, i) => (i === list ? "" : (names[i] ?? ""))),
      ...places.map((i) => `${wrong < 0 ? "option" : "wrong"} ${i + 1}`),
    ],
    notes: notes.map((read, at) => [
      ...Array.from({ length: width }, (_, i) =>
        i === list ? { ...(read[i] ?? NOTHING), text: "" } : (read[i] ?? NOTHING),
      ),
      ...places.map((i) => ({ ...NOTHING, text: parts[at]?.[i] ?? "" })),
    ]),
  };
}

const NOTHING: HtmlText = { text: "", hasPicture: false, hasStyling: false };

/** Labelled ones, lines, items of a list, or what stands between such signs. */
function partsOf(list: string): readonly string[] {
  const asked = optionsInText(`?\n${list}`);
  if (asked !== null) return asked.options;
  return list
    .split(/[;|；]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
