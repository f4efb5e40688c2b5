import { useTranslation } from "react-i18next";
import { useFormats } from "../i18n/format.ts";
import { cx } from "./cx.ts";
import { type MasteryFigures, masteryParts } from "./mastery-parts.ts";

const KNOWN_LOOK = "bg-accent forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none";
const LEARNING_LOOK =
  "bg-[color-mix(in_oklab,var(--accent)_45%,var(--line))] forced-colors:bg-[GrayText] forced-colors:forced-color-adjust-none";

const MISTAKES_LOOK = "bg-wrong forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none";

/** Known, then learning, then mistakes, then new, each as long as its share. The words beside it say the same. */
export function MasteryBar({
  mastery,
  className,
}: {
  readonly mastery: MasteryFigures;
  readonly className?: string;
}) {
  const { known, learning, mistakes, all } = masteryParts(mastery);
  const share = (part: number) => ({ width: `${all === 0 ? 0 : (100 * part) / all}%` });
  return (
    <span
      aria-hidden="true"
      className={cx("flex h-1.5 overflow-hidden rounded-full bg-line forced-colors:border", className)}
    >
      <span className={KNOWN_LOOK} style={share(known)} />
      <span className={LEARNING_LOOK} style={share(learning)} />
      <span className={MISTAKES_LOOK} style={share(mistakes)} />
    </span>
  );
}

/** How many questions are in each state, in words. */
export function MasteryWords({ mastery }: { readonly mastery: MasteryFigures }) {
  return (
    <span className="flex flex-wrap gap-x-4 text-[0.88rem] text-ink-soft">
      {useMasteryWords(mastery).map((words) => (
        <span key={words}>{words}</span>
      ))}
    </span>
  );
}

const STATES = ["known", "learning", "mistakes", "fresh"] as const;

/** The same, one part for each state. */
export function useMasteryWords(mastery: MasteryFigures): string[] {
  const { t } = useTranslation();
  const { number } = useFormats();
  const parts = masteryParts(mastery);
  return STATES.map((state) => t(`progress.${state}`, { number: number(parts[state]) }));
}
