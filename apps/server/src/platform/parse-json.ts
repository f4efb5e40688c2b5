import type { Route } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import { scan } from "secure-json-parse";
import { createModestyCheck } from "./modest-json.ts";

/** The one member of a body that may be long; all the rest of it is as short as other bodies. */
export type LongText = NonNullable<Route["longText"]>;

/** What a body's bytes say, why nobody wants to know, or how many characters its text has beyond measure. */
export type ParsedJson =
  | { readonly value: unknown }
  | { readonly refusal: string }
  | { readonly tooLong: { readonly max: number; readonly actual: number } };

export const TOO_MANY_PARTS = { refusal: "The JSON has too many parts." } as const satisfies ParsedJson;

const decoder = new TextDecoder();

/**
 * Refuses what is no JSON, what has thousands of parts, what reaches for another object's nature, and megabytes that
 * no call has a use for. Members are looked at once they are parsed: to search megabytes of notes for their names
 * takes as long as parsing them.
 */
export function parseJson(bytes: Uint8Array, longText?: LongText): ParsedJson {
  return createModestyCheck()(bytes) ? parseModestJson(bytes, longText) : TOO_MANY_PARTS;
}

/** The same of bytes that have been looked at for too many parts. */
export function parseModestJson(bytes: Uint8Array, longText?: LongText): ParsedJson {
  try {
    const value: unknown = JSON.parse(decoder.decode(bytes));
    if (typeof value === "object" && value !== null) scan(value);
    return longText === undefined ? { value } : bounded(value, longText);
  } catch {
    return { refusal: "The body is no JSON, or none that is taken." };
  }
}

/** What is too long is not handed on: it would take another thread milliseconds to receive it and to clear it away. */
function bounded(value: unknown, { member, maxChars: max }: LongText): ParsedJson {
  if (typeof value !== "object" || value === null) return { refusal: "The body is no object." };
  const { [member]: long, ...rest } = value as Record<string, unknown>;
  const isText = typeof long === "string";
  if (charsIn(isText ? rest : value) > LIMITS.request.bodyMaxBytes)
    return { refusal: "The body is too long beside its text." };
  if (!isText) return { value };
  const text = long.trim();
  return text.length > max
    ? { tooLong: { max, actual: text.length } }
    : { value: { ...rest, [member]: text } };
}

/** Of all texts in it, names of members included. */
function charsIn(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.entries(value).reduce((sum, [name, part]) => sum + name.length + charsIn(part), 0);
}
