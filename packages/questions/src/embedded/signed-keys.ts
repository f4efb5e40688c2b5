import type { Plan } from "../engine.ts";
import { readDocument } from "./document.ts";
import { candidatesOf } from "./keys.ts";
import type { Sign } from "./signs.ts";

/** A part of a sentence that the engine could ask for. */
export interface SignedKey {
  text: string;
  /** Number of its sentence in the document. */
  sentence: number;
  signs: readonly Sign[];
}

/** All parts of a document that could be asked for, with their signs: what weights are learnt from. */
export function signedKeys(plan: Plan): SignedKey[] {
  const document = readDocument(plan, { seed: 0, mode: "study" });
  return document.lines
    .filter(({ isUsable }) => isUsable)
    .flatMap((line) =>
      candidatesOf(line, document).map(({ text, signs }) => ({ text, sentence: line.id, signs })),
    );
}
