import "katex/dist/katex.min.css";
import type { FormulaText } from "@quizmill/contract";
import katex from "katex";
import { useLayoutEffect, useRef } from "react";

/** Limits on what a document's formula may demand of the typesetter. */
const BOUNDS = { maxExpand: 500, maxSize: 20, trust: false } as const;

/** A typeset formula, with MathML for people who do not see it. A formula that cannot be set stays as written. */
export function Formula({ tex, source, isDisplay }: FormulaText) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    try {
      katex.render(tex, element, { ...BOUNDS, displayMode: isDisplay, strict: "ignore" });
    } catch {
      element.textContent = source;
    }
    // Only a scrolling formula takes the focus, so that the keyboard can scroll it.
    if (isDisplay && element.scrollWidth > element.clientWidth) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  }, [tex, source, isDisplay]);
  return (
    <span
      ref={place}
      className={isDisplay ? "block overflow-x-auto overflow-y-hidden py-0.5" : "font-normal"}
    />
  );
}
