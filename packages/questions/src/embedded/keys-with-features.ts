import type { Plan } from "../engine.ts";
import { readDocument } from "./document.ts";
import type { KeyFeature } from "./key-features.ts";
import { candidatesOf } from "./keys.ts";

/** A part of a sentence that the engine could ask for. */
export interface KeyWithFeatures {
  text: string;
  /** Number of its sentence in the document. */
  sentence: number;
  features: readonly KeyFeature[];
}

/** All parts of a document that could be asked for, with their features: what weights are learnt from. */
export function keysWithFeatures(plan: Plan): KeyWithFeatures[] {
  const document = readDocument(plan, { seed: 0, mode: "study" });
  return document.lines
    .filter(({ isUsable }) => isUsable)
    .flatMap((line) =>
      candidatesOf(line, document).map(({ text, features }) => ({
        text,
        sentence: line.id,
        features,
      })),
    );
}
