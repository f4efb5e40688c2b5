import { LIMITS } from "@quizmill/contract";
import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type PointerSample, sheetDrag } from "../../../lib/gestures.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import { questionState } from "../score.ts";
import type { QuizModel } from "../use-quiz.ts";
import { NavigatorGrid } from "./navigator-grid.tsx";
import { NavigatorStats } from "./navigator-parts.tsx";

interface NavigatorSheetProps {
  readonly quiz: QuizModel;
  readonly onClose: () => void;
  /** What stands under the grid. */
  readonly children: ReactNode;
}

/** All questions in a sheet from below, on screens without room for the strip. */
export function NavigatorSheet({ quiz, onClose, children }: NavigatorSheetProps) {
  const { t } = useTranslation();
  const drag = useSheetDrag(onClose);
  const jump = (idx: number) => {
    quiz.act({ type: "jump", idx });
    onClose();
  };
  return (
    <Sheet
      onClose={onClose}
      title={t("quiz.navigator.title")}
      closeLabel={t("common.close")}
      from="bottom"
      sheetProps={drag}
    >
      <NavigatorStats score={quiz.score} />
      <div
        data-scroll-box
        className="-mx-1.5 mt-2 min-h-0 grow touch-pan-y overflow-y-auto overscroll-contain p-1.5"
      >
        <NavigatorGrid
          questions={quiz.questions}
          idx={quiz.idx}
          columns={LIMITS.quiz.sheetColumns}
          stateOf={(question) => questionState(question, quiz.session)}
          flagged={quiz.flagged}
          onJump={jump}
        />
      </div>
      <div className="pt-4">{children}</div>
    </Sheet>
  );
}

/** Parts of the sheet that use touches themselves. */
const NOT_DRAGGED = "[data-scroll-box], button, label, a, summary";

/** The sheet follows the finger; dragged down far enough, it closes. */
function useSheetDrag(onDismiss: () => void) {
  const start = useRef<PointerSample | null>(null);
  const [offsetPx, setOffsetPx] = useState(0);
  const end = () => {
    start.current = null;
    setOffsetPx(0);
  };
  return {
    style: { touchAction: "none", translate: `0 ${offsetPx}px` },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest(NOT_DRAGGED)) return;
      start.current = sampleOf(event);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) setOffsetPx(sheetDrag(start.current, sampleOf(event)).offsetPx);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const dismisses = start.current !== null && sheetDrag(start.current, sampleOf(event)).dismisses;
      end();
      if (dismisses) onDismiss();
    },
    onPointerCancel: end,
  };
}

function sampleOf(event: PointerEvent): PointerSample {
  return { x: event.clientX, y: event.clientY, timeMs: event.timeStamp };
}
