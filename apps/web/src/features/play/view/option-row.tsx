import { type Option, picturesIn } from "@quizmill/contract";
import { Check, Circle, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { usePress } from "../../../lib/gestures.ts";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";

/** open: can still be chosen · chosen: selected, not checked · the rest: result of the check. */
export type OptionMark = "open" | "chosen" | "correct" | "wrong" | "neutral" | "passed";

interface OptionRowProps {
  readonly option: Option;
  readonly groupName: string;
  readonly mark: OptionMark;
  readonly isSelected: boolean;
  readonly isLocked: boolean;
  readonly language: string | null;
  readonly onSelect: () => void;
  readonly onDoubleTap: () => void;
  readonly onLongPress: () => void;
}

/** In forced colours mode, a background in a system colour. */
const FORCED_TILE =
  "forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none";

const ROW_LOOK: Record<OptionMark, string> = {
  open: "border-line bg-surface hover:border-field-line",
  chosen: "border-accent bg-accent-soft forced-colors:border-[Highlight] forced-colors:outline-1",
  correct: "border-correct bg-correct-soft",
  wrong: "border-wrong bg-wrong-soft",
  neutral: "border-field-line bg-sunken",
  passed: "border-line bg-surface",
};

const TILE_LOOK: Record<OptionMark, string> = {
  open: "bg-sunken text-ink-soft",
  chosen: `bg-accent text-on-accent ${FORCED_TILE}`,
  correct: `bg-correct text-on-correct ${FORCED_TILE}`,
  wrong: "bg-wrong text-on-wrong",
  neutral: "bg-ink-soft text-surface",
  passed: "bg-sunken text-ink-soft",
};

/** The looks of a row's parts, for code that renders a row before it can be pressed. */
export const OPTION_LOOK = {
  row: "flex min-h-13.5 items-start gap-3.5 rounded-option border-[1.5px] px-4 py-3",
  tile: "grid size-7 flex-none place-items-center rounded-key text-[0.82rem] font-semibold",
  words: "min-w-0 grow whitespace-pre-line hyphens-auto",
  open: ROW_LOOK.open,
  openTile: TILE_LOOK.open,
};

/** One option: a native radio button underneath, a row with the letter's key on top. */
export function OptionRow(props: OptionRowProps) {
  const { option, groupName, mark, isSelected, isLocked, onSelect, onDoubleTap, onLongPress } = props;
  const press = usePress(option.id, { onDoubleTap, onLongPress });
  const isPicture = picturesIn(option.text).length > 0;
  return (
    <label
      {...press}
      className={`relative touch-manipulation transition-colors has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:select-none ${
        isLocked ? "" : "cursor-pointer"
      } ${OPTION_LOOK.row} ${ROW_LOOK[mark]} ${isPicture ? "max-sm:flex-col max-sm:gap-2" : ""}`}
    >
      <input type="radio" className="sr-only" name={groupName} checked={isSelected} onChange={onSelect} />
      <span className={`transition-colors ${OPTION_LOOK.tile} ${TILE_LOOK[mark]}`}>{option.label}</span>
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-0.5 self-center max-sm:w-full">
        <span lang={props.language ?? undefined} className={OPTION_LOOK.words}>
          <RichText text={option.text} isInline zoom="key" />
        </span>
        <MarkTag mark={mark} />
      </span>
    </label>
  );
}

const TAG = "flex flex-none items-center gap-1.5 text-[0.82rem] font-semibold";

/** Shows by icon and word what the colour shows. */
function MarkTag({ mark }: { readonly mark: OptionMark }) {
  const { t } = useTranslation();
  if (mark === "correct") {
    return (
      <span className={`${TAG} text-correct`}>
        <Check aria-hidden="true" className="size-4" strokeWidth={2.5} />
        {t("quiz.state.correct")}
      </span>
    );
  }
  if (mark === "wrong") {
    return (
      <span className={`${TAG} text-wrong`}>
        <X aria-hidden="true" className="size-4" strokeWidth={2.5} />
        {t("quiz.mark.yours")}
      </span>
    );
  }
  if (mark === "neutral") {
    return (
      <span className={`${TAG} text-ink-soft`}>
        <Circle aria-hidden="true" className="size-3.5" strokeWidth={2.5} />
        {t("quiz.mark.yours")}
      </span>
    );
  }
  return null;
}
