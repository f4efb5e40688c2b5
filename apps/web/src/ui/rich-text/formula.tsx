import "katex/dist/katex.min.css";
import type { FormulaText } from "@quizmill/contract";
import katex from "katex";
import { useLayoutEffect, useRef } from "react";

/** Limits on what a document's formula may demand of the typesetter. */
const BOUNDS = { maxExpand: 500, maxSize: 20, trust: false } as const;

/** A line of its own that scrolls within itself, never the page. */
const OWN_LINE = ["block", "overflow-x-auto", "overflow-y-hidden", "py-0.5"];

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
    const column = blockAround(element);
    const pieces = [...element.querySelectorAll<HTMLElement>(".katex-html > *")];
    const fit = () => fitInto(column, { element, pieces, isDisplay });
    fit();
    // Pieces grow when their fonts arrive.
    const observer = new ResizeObserver(fit);
    for (const one of [column, ...pieces]) observer.observe(one);
    return () => observer.disconnect();
  }, [tex, source, isDisplay]);
  // On a line of its own it is outside of what a mark around it paints.
  return <span ref={place} className="font-normal [mark_&]:bg-inherit" />;
}

function blockAround(element: HTMLElement): HTMLElement {
  const { parentElement } = element;
  if (parentElement === null || getComputedStyle(parentElement).display !== "inline")
    return parentElement ?? element;
  return blockAround(parentElement);
}

interface Fitted {
  readonly element: HTMLElement;
  readonly pieces: readonly HTMLElement[];
  readonly isDisplay: boolean;
}

/** A formula breaks at its signs; one with a longer piece than its column gets a line of its own. */
function fitInto(column: HTMLElement, { element, pieces, isDisplay }: Fitted): void {
  const isWide = isDisplay || pieces.some((piece) => piece.offsetWidth > column.clientWidth);
  for (const name of OWN_LINE) element.classList.toggle(name, isWide);
  // Only a scrolling formula takes the focus, so that the keyboard can scroll it.
  if (isWide && element.scrollWidth > element.clientWidth) element.tabIndex = 0;
  else element.removeAttribute("tabindex");
}
