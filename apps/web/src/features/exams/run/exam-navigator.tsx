import { Dot, Flag } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/format.ts";
import { FreshText } from "../../../ui/fresh-text.tsx";
import { CELL_LOOK } from "../../play/view/navigator-cell.tsx";
import { NavigatorGrid } from "../../play/view/navigator-grid.tsx";
import type { RunModel } from "./use-run.ts";

interface ExamNavigatorProps {
  readonly run: RunModel;
  readonly columns: number;
  readonly onJump: (idx: number) => void;
}

/** All questions by number: which are answered and which are marked. Nothing about right and wrong. */
export function ExamNavigator({ run, columns, onJump }: ExamNavigatorProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const total = run.questions.length;
  return (
    <>
      <p className="text-[0.82rem] text-ink-soft">
        <FreshText
          text={t("quiz.navigator.answered", {
            answered: number(total - run.unanswered),
            total: number(total),
          })}
        />
      </p>
      <div data-scroll-box className="-m-1.5 max-h-[46dvh] overflow-y-auto overscroll-contain p-1.5">
        <NavigatorGrid
          questions={run.questions}
          idx={run.idx}
          columns={columns}
          stateOf={({ id }) => (run.answers.chosen[id] === undefined ? "unanswered" : "selected")}
          flagged={run.marked}
          flagWord={t("exams.run.marked")}
          onJump={onJump}
        />
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1.5 text-[0.82rem] text-ink-soft">
        <LegendLine look={CELL_LOOK.selected} sign={<Dot className="size-4" strokeWidth={5} />}>
          {t("results.answered")}
        </LegendLine>
        <LegendLine look={CELL_LOOK.unanswered} sign={<Flag className="size-2.5" strokeWidth={3} />}>
          {t("exams.run.marked")}
        </LegendLine>
      </ul>
    </>
  );
}

interface LegendLineProps {
  readonly look: string;
  readonly sign: ReactNode;
  readonly children: string;
}

function LegendLine({ look, sign, children }: LegendLineProps) {
  return (
    <li className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className={`grid size-4.5 flex-none place-items-center rounded-[5px] border-[1.5px] ${look}`}
      >
        {sign}
      </span>
      {children}
    </li>
  );
}
