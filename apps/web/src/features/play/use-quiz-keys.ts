import type { Confidence } from "@quizmill/contract";
import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { type KeyIntent, keyIntent } from "./keyboard.ts";
import type { QuizModel } from "./use-quiz.ts";

/** What the keys act on. */
interface KeyedQuiz extends Pick<QuizModel, "question" | "canCheck"> {
  readonly act: (intent: Exclude<KeyIntent, { type: "confidence" }>) => void;
  /** Null if it is not asked how sure one is. */
  readonly setConfidence: ((confidence: Confidence) => void) | null;
}

const CONTROLS = "button, a, select, textarea, summary, input:not([type=radio])";

/** Listens on the page, but only acts while the focus is in the quiz or nowhere. */
export function useQuizKeys(
  root: RefObject<HTMLElement | null>,
  quiz: KeyedQuiz,
  shortcutsOn: boolean,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isForQuiz(event.target, root.current)) return;
    const intent = keyIntent(
      {
        key: event.key,
        code: event.code,
        hasModifier: event.ctrlKey || event.altKey || event.metaKey,
        isRepeat: event.repeat,
      },
      {
        question: quiz.question,
        canCheck: quiz.canCheck,
        isOnControl: event.target instanceof Element && event.target.closest(CONTROLS) !== null,
        shortcutsOn,
        asksConfidence: quiz.canCheck && quiz.setConfidence !== null,
      },
    );
    if (!intent) return;
    event.preventDefault();
    if (intent.type === "confidence") quiz.setConfidence?.(intent.confidence);
    else quiz.act(intent);
  });

  // A layout effect, so that it is active in the first frame that shows the question: an early key press must not be
  // lost.
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function isForQuiz(target: EventTarget | null, root: HTMLElement | null): boolean {
  if (!(target instanceof Element) || target.closest("[data-own-keys]")) return false;
  return target === document.body || target.matches("main") || root?.contains(target) === true;
}
