import { LIMITS } from "@quizmill/contract";
import { type PointerEvent, useCallback, useEffect, useRef } from "react";

/** The position of a finger, pen or mouse in CSS pixels, with the time in milliseconds. */
export interface PointerSample {
  readonly x: number;
  readonly y: number;
  readonly timeMs: number;
}

export type Swipe = "left" | "right";

/** A swipe is far enough sideways, and more sideways than vertical: scrolling a page is no swipe. */
export function swipeBetween(start: PointerSample, end: PointerSample): Swipe | null {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  if (Math.abs(dx) < LIMITS.quiz.swipeThresholdPx || Math.abs(dx) <= Math.abs(dy)) return null;
  return dx < 0 ? "left" : "right";
}

/** The last tap, if a second one can still make it a double tap. */
export interface TapMemory<Target> {
  readonly target: Target;
  readonly timeMs: number;
}

/** Two taps on one target within the time limit are a double tap; a third begins anew. */
export function tap<Target>(
  memory: TapMemory<Target> | null,
  target: Target,
  timeMs: number,
): { readonly isDouble: boolean; readonly memory: TapMemory<Target> | null } {
  const isDouble =
    memory !== null && memory.target === target && timeMs - memory.timeMs <= LIMITS.quiz.doubleTapMs;
  return { isDouble, memory: isDouble ? null : { target, timeMs } };
}

/** A finger never stays quite still; a larger movement is scrolling or swiping. */
const HOLD_SLOP_PX = 10;

export function isStill(start: PointerSample, now: PointerSample): boolean {
  return Math.hypot(now.x - start.x, now.y - start.y) <= HOLD_SLOP_PX;
}

/** How far a sheet follows the finger (never up), and whether releasing it there closes it. */
export function sheetDrag(
  start: PointerSample,
  now: PointerSample,
): { readonly offsetPx: number; readonly dismisses: boolean } {
  const offsetPx = Math.max(0, now.y - start.y);
  return { offsetPx, dismisses: offsetPx > LIMITS.quiz.sheetDismissDragPx };
}

function sampleOf(event: PointerEvent): PointerSample {
  return { x: event.clientX, y: event.clientY, timeMs: event.timeStamp };
}

/** Pointer handlers for an element that can be swiped; give it `touch-action: pan-y`. A mouse does not swipe. */
export function useSwipe(onSwipe: (swipe: Swipe) => void, enabled: boolean) {
  const start = useRef<PointerSample | null>(null);
  if (!enabled) return {};
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === "mouse" || !event.isPrimary ? null : sampleOf(event);
    },
    onPointerUp(event: PointerEvent) {
      const swipe = start.current && swipeBetween(start.current, sampleOf(event));
      start.current = null;
      if (swipe) onSwipe(swipe);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

/**
 * The click that ends a long press must choose nothing, wherever it lands: the press may have moved another element
 * under the finger. The next press ends the wait for it.
 */
function swallowNextClick(): void {
  const stop = () => {
    removeEventListener("click", swallow, true);
    removeEventListener("contextmenu", hold, true);
    removeEventListener("pointerdown", stop, true);
  };
  const hold = (event: Event) => event.preventDefault();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  addEventListener("click", swallow, true);
  addEventListener("contextmenu", hold, true);
  addEventListener("pointerdown", stop, true);
}

interface PressHandlers {
  readonly onDoubleTap: () => void;
  readonly onLongPress: () => void;
}

/** Pointer handlers for an element that handles a double tap and a long press, besides its own click. */
export function usePress<Target>(target: Target, { onDoubleTap, onLongPress }: PressHandlers) {
  const press = useRef<{ start: PointerSample; timer: number } | null>(null);
  const lastTap = useRef<TapMemory<Target> | null>(null);
  const release = useCallback(() => {
    if (press.current) window.clearTimeout(press.current.timer);
    press.current = null;
  }, []);
  useEffect(() => release, [release]);

  return {
    onPointerDown(event: PointerEvent) {
      release();
      if (!event.isPrimary || event.button !== 0) return;
      const timer = window.setTimeout(() => {
        press.current = null;
        swallowNextClick();
        onLongPress();
      }, LIMITS.quiz.longPressMs);
      press.current = { start: sampleOf(event), timer };
    },
    onPointerMove(event: PointerEvent) {
      if (press.current && !isStill(press.current.start, sampleOf(event))) release();
    },
    onPointerUp(event: PointerEvent) {
      const wasTap = press.current !== null;
      release();
      if (!wasTap) return;
      const result = tap(lastTap.current, target, event.timeStamp);
      lastTap.current = result.memory;
      if (result.isDouble) onDoubleTap();
    },
    onPointerCancel: release,
    onPointerLeave: release,
    onContextMenu(event: { preventDefault(): void }) {
      if (press.current) event.preventDefault();
    },
  };
}
