import { type RefObject, useEffect, useRef } from "react";

/**
 * For a bar that stays at the bottom of the view: tells the styles its height, so that other bars stand on it and what
 * gets the focus is scrolled clear of it. A bar that does not stay there at this size of the window takes no room.
 */
export function useBottomRoom<Bar extends HTMLElement>(
  name: "--banner-height" | "--bar-height",
): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const root = document.documentElement;
    const measure = () => {
      const stays = getComputedStyle(element).position === "sticky";
      root.style.setProperty(name, stays ? `${element.offsetHeight}px` : "0px");
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
      root.style.removeProperty(name);
    };
  }, [name]);
  return bar;
}
