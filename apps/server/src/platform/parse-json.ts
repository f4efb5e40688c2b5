import { scan } from "secure-json-parse";
import { isModestJson } from "./modest-json.ts";

/** What a body's bytes say, or why nobody wants to know. */
export type ParsedJson = { readonly value: unknown } | { readonly refusal: string };

const decoder = new TextDecoder();

/**
 * Refuses what is no JSON, what has thousands of parts, and what reaches for another object's nature. Members are
 * looked at once they are parsed: to search megabytes of notes for their names takes as long as parsing them.
 */
export function parseJson(bytes: Uint8Array): ParsedJson {
  const text = decoder.decode(bytes);
  if (!isModestJson(text)) return { refusal: "The JSON has too many parts." };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) scan(value);
    return { value };
  } catch {
    return { refusal: "The body is no JSON, or none that is taken." };
  }
}
