import { CONFIDENCES, type Confidence, type Question } from "@quizmill/contract";

/** The parts of a keydown event that matter. */
export interface KeyPress {
  readonly key: string;
  /** The physical key: on a Cyrillic layout the key labelled "A" types "ф". */
  readonly code: string;
  readonly hasModifier: boolean;
  readonly isRepeat: boolean;
}

export interface KeyContext {
  readonly question: Question | undefined;
  readonly canCheck: boolean;
  /** Focus is on a button or link, which uses Enter itself. */
  readonly isOnControl: boolean;
  readonly shortcutsOn: boolean;
  /** Whether it can be said now how sure one is. */
  readonly asksConfidence: boolean;
}

export type KeyIntent =
  | { readonly type: "check" }
  | { readonly type: "next" }
  | { readonly type: "previous" }
  | { readonly type: "select"; readonly optionId: number }
  | { readonly type: "confidence"; readonly confidence: Confidence };

/** Side by side on the keyboard, and letters that no usual number of options reaches. */
export const CONFIDENCE_KEYS = { guess: "j", unsure: "k", sure: "l" } as const;

/** What a key means in the quiz; null leaves it to the browser. */
export function keyIntent(press: KeyPress, context: KeyContext): KeyIntent | null {
  if (press.hasModifier) return null;
  if (press.key === "ArrowLeft") return { type: "previous" };
  if (press.key === "ArrowRight") return { type: "next" };
  if (press.key === "Enter") return enterIntent(press, context);
  if (!context.shortcutsOn) return null;
  return optionIntent(press, context) ?? (context.asksConfidence ? confidenceIntent(press) : null);
}

/** A held Enter must not check, go on and check again. */
function enterIntent(press: KeyPress, context: KeyContext): KeyIntent | null {
  if (context.isOnControl || press.isRepeat) return null;
  return { type: context.canCheck ? "check" : "next" };
}

function optionIntent(press: KeyPress, { question }: KeyContext): KeyIntent | null {
  const options = question?.options ?? [];
  const key = press.key.toLocaleLowerCase();
  const byLabel = options.find((option) => option.label.toLocaleLowerCase() === key);
  const option = byLabel ?? options[positionOf(press)];
  return option ? { type: "select", optionId: option.id } : null;
}

function confidenceIntent(press: KeyPress): KeyIntent | null {
  const letter = latinLetterOf(press);
  const confidence = CONFIDENCES.find((each) => CONFIDENCE_KEYS[each] === letter);
  return confidence ? { type: "confidence", confidence } : null;
}

/** 0-based; -1 if the key means no position. */
function positionOf(press: KeyPress): number {
  if (/^[1-9]$/.test(press.key)) return Number(press.key) - 1;
  const letter = latinLetterOf(press);
  return letter ? letter.charCodeAt(0) - "a".charCodeAt(0) : -1;
}

/** On a layout without Latin letters, the Latin letter of the same key. */
function latinLetterOf({ key, code }: KeyPress): string | null {
  const typed = /^[a-z]$/i.test(key) ? key : null;
  const printed = /^\p{L}$/u.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? null) : null;
  return (typed ?? printed)?.toLowerCase() ?? null;
}
