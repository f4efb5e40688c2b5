import type { ChosenFace } from "./fonts.ts";

/** Red, green, blue: 0 to 255; opacity: 0 to 1. */
export interface Ink {
  readonly rgb: readonly [number, number, number];
  readonly opacity: number;
}

/** In CSS pixels of the sheet; y grows downwards. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A heading or paragraph; its words belong together, whatever is drawn between them. */
export interface Passage {
  /** Its standard structure type in a PDF: H1, P and the like. */
  readonly tag: string;
}

/** Something to draw, at its place in the browser's layout. `at` is its bounding box. */
export type Mark =
  | (ChosenFace & {
      readonly kind: "text";
      readonly at: Rect;
      readonly baseline: number;
      readonly text: string;
      readonly passage: Passage;
      /** Font size in pixels. */
      readonly size: number;
      readonly ink: Ink;
    })
  | {
      readonly kind: "box";
      readonly at: Rect;
      readonly radius: number;
      readonly fill: Ink | null;
      readonly line: { readonly ink: Ink; readonly width: number } | null;
    }
  | {
      readonly kind: "path";
      readonly at: Rect;
      /** SVG path data, in its own units. */
      readonly path: string;
      /** Where the origin of those units is, and how large one is. */
      readonly origin: { readonly x: number; readonly y: number };
      readonly scale: number;
      readonly fill: Ink | null;
      readonly line: { readonly ink: Ink; readonly width: number } | null;
    }
  | { readonly kind: "picture"; readonly at: Rect; readonly dataUrl: string; readonly words: string };
