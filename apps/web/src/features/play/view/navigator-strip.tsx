import { LIMITS } from "@quizmill/contract";
import {
  type ReactNode,
  type RefObject,
  type UIEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { questionState } from "../score.ts";
import type { QuizModel } from "../use-quiz.ts";
import { NavigatorGrid } from "./navigator-grid.tsx";
import { NavigatorStats } from "./navigator-parts.tsx";

const COLUMNS = 6;

interface NavigatorStripProps {
  readonly quiz: QuizModel;
  /** What stands under the grid. */
  readonly children: ReactNode;
}

/** Beside the question, if there is room for it. */
export function NavigatorStrip({ quiz, children }: NavigatorStripProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const hint = useScrollHint(box, quiz.questions.length);
  return (
    <aside
      aria-labelledby={titleId}
      className="sticky top-6 grid print:hidden content-start gap-4.5 self-start"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={titleId} className="text-[0.85rem] font-[640]">
          {t("quiz.navigator.title")}
        </h2>
        <NavigatorStats score={quiz.score} />
      </div>
      <div className="relative -m-1.5" onPointerEnter={hint.hide}>
        <div
          ref={box}
          data-scroll-box
          onScroll={hint.hideAtEnd}
          className="max-h-[46dvh] overflow-y-auto p-1.5"
        >
          <NavigatorGrid
            questions={quiz.questions}
            idx={quiz.idx}
            columns={COLUMNS}
            stateOf={(question) => questionState(question, quiz.session)}
            flagged={quiz.flagged}
            onJump={(idx) => quiz.act({ type: "jump", idx })}
          />
        </div>
        {hint.isShown && (
          <p className="pointer-events-none absolute inset-x-0 bottom-0 grid animate-appear place-items-center bg-linear-to-t from-paper from-40% to-transparent pt-10 pb-1 text-[0.82rem] font-medium text-ink-soft">
            {t("quiz.navigator.scrollHint")}
          </p>
        )}
      </div>
      {children}
    </aside>
  );
}

/** Shown if there is more below, for a few seconds or until the pointer comes near. */
function useScrollHint(box: RefObject<HTMLElement | null>, total: number) {
  const [overflows, setOverflows] = useState(false);
  const [isOver, setIsOver] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    setOverflows(total > 0 && current !== null && current.scrollHeight > current.clientHeight);
  }, [box, total]);
  useEffect(() => {
    if (!overflows) return;
    const timer = window.setTimeout(() => setIsOver(true), LIMITS.quiz.navigatorHintMs);
    return () => window.clearTimeout(timer);
  }, [overflows]);
  const hideAtEnd = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + clientHeight >= scrollHeight - 1) setIsOver(true);
  };
  return { isShown: overflows && !isOver, hide: () => setIsOver(true), hideAtEnd };
}
