import { ChevronLeft, ChevronRight, Flag, FlagOff } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { FreshText } from "../../../ui/fresh-text.tsx";
import type { QuizModel } from "../use-quiz.ts";
import { StepBar } from "./step-bar.tsx";

interface ActionBarProps {
  readonly quiz: QuizModel;
  readonly generating: boolean;
  readonly isRevealed: boolean;
  readonly isFlagged: boolean;
  readonly onToggleFlag: () => void;
}

const EVERY = "max-sm:min-h-13";
/** On a phone there is only room for icons; the words stay for screen readers. */
const SIGN_ON_PHONE = `${EVERY} max-sm:w-13 max-sm:flex-none max-sm:px-0`;
const WORD = "max-sm:sr-only";
const SIGN = "size-5 sm:hidden";

/**
 * Check, or go on: the main button is one element throughout, so the focus stays on it from Check to Next. Buttons that
 * cannot act yet are `aria-disabled` instead of disabled, which would drop the focus.
 */
export function ActionBar({ quiz, generating, isRevealed, isFlagged, onToggleFlag }: ActionBarProps) {
  const { t } = useTranslation();
  const waitId = useId();
  const waits = quiz.isLast && generating;
  const goOn = {
    word: quiz.isLast ? t("quiz.finish") : t("quiz.next"),
    isOff: !quiz.canGoNext,
    act: () => quiz.act({ type: "next" }),
  };
  const check = { word: t("quiz.check"), isOff: !quiz.canCheck, act: () => quiz.act({ type: "check" }) };
  const main = isRevealed ? goOn : check;
  return (
    <StepBar>
      {waits && (
        <p id={waitId} className="mb-2 text-[0.82rem] text-ink-soft sm:mb-3 sm:text-right">
          {t("quiz.finishWaits")}
        </p>
      )}
      <div className="flex gap-2.5">
        <Button
          variant="secondary"
          aria-disabled={quiz.idx === 0}
          onClick={() => quiz.act({ type: "previous" })}
          className={SIGN_ON_PHONE}
        >
          <ChevronLeft aria-hidden="true" className={SIGN} />
          <span className={WORD}>{t("quiz.previous")}</span>
        </Button>
        <FlagButton isFlagged={isFlagged} onToggle={onToggleFlag} />
        {!isRevealed && (
          <Button
            variant="secondary"
            aria-disabled={goOn.isOff}
            aria-describedby={waits ? waitId : undefined}
            onClick={goOn.act}
            className={SIGN_ON_PHONE}
          >
            <ChevronRight aria-hidden="true" className={SIGN} />
            <FreshText text={goOn.word} className={WORD} />
          </Button>
        )}
        <Button
          aria-disabled={main.isOff}
          aria-describedby={isRevealed && waits ? waitId : undefined}
          onClick={main.act}
          className={`${EVERY} grow sm:min-w-28 sm:grow-0`}
        >
          <FreshText text={main.word} />
        </Button>
      </div>
    </StepBar>
  );
}

function FlagButton({ isFlagged, onToggle }: { readonly isFlagged: boolean; readonly onToggle: () => void }) {
  const { t } = useTranslation();
  const Sign = isFlagged ? FlagOff : Flag;
  return (
    <Button
      variant="quiet"
      onClick={onToggle}
      className={`${EVERY} max-sm:w-18 max-sm:flex-none max-sm:flex-col max-sm:gap-0.5 max-sm:border-line max-sm:bg-surface max-sm:px-0.5 max-sm:py-1 sm:ml-auto`}
    >
      <Sign aria-hidden="true" className="size-4.5 flex-none" />
      <FreshText
        text={isFlagged ? t("quiz.flag.restore") : t("quiz.flag.add")}
        className="max-sm:text-[0.69rem] max-sm:leading-[1.05] max-sm:hyphens-auto max-sm:[overflow-wrap:anywhere]"
      />
    </Button>
  );
}
