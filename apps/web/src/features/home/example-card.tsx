import { Check, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Rich } from "../../i18n/rich.tsx";
import { Card } from "../../ui/card.tsx";
import { cx } from "../../ui/cx.ts";

const OPTIONS = ["a", "b", "c", "d"] as const;
const KEY = "b";

/** The product in one card: a line of a document and the question made from it. Its answer marks the words in the line. */
export function ExampleCard() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const markOf = (option: string) =>
    chosen === null ? "open" : option === KEY ? "correct" : option === chosen ? "wrong" : "open";
  return (
    <Card>
      <figure aria-label={t("home.example.label")} className="px-5 py-6 sm:px-6">
        <blockquote className="mb-5 border-l-[3px] border-line pl-3.5 text-[0.88rem] text-balance text-ink-soft">
          <cite className="block not-italic">{t("home.example.source")}</cite>
          <Rich
            text={t("home.example.quote")}
            as={{
              mark: (words) =>
                chosen === null ? (
                  <span className="px-[0.14em] font-[520]">{words}</span>
                ) : (
                  <mark className="font-[520]">{words}</mark>
                ),
            }}
          />
        </blockquote>
        <fieldset className="grid grid-cols-1 gap-2.5">
          <legend className="mb-4 text-[1.15rem] font-medium leading-snug tracking-[-0.012em]">
            {t("home.example.stem")}
          </legend>
          {OPTIONS.map((option) => (
            <ExampleOption
              key={option}
              letter={option.toUpperCase()}
              mark={markOf(option)}
              isChosen={option === chosen}
              onChoose={() => setChosen(option)}
            >
              {t(`home.example.${option}`)}
            </ExampleOption>
          ))}
        </fieldset>
        <p role="status" className="sr-only">
          {chosen !== null && t(chosen === KEY ? "home.example.correct" : "home.example.wrong")}
        </p>
      </figure>
    </Card>
  );
}

const ROW_LOOK = {
  open: "border-line hover:border-ink-soft",
  correct: "border-correct bg-correct-soft",
  wrong: "border-wrong bg-wrong-soft",
} as const;
const LETTER_LOOK = {
  open: "bg-sunken text-ink-soft",
  correct: "bg-correct text-on-correct",
  wrong: "bg-wrong text-on-wrong",
} as const;

interface ExampleOptionProps {
  readonly letter: string;
  readonly mark: keyof typeof ROW_LOOK;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: string;
}

function ExampleOption({ letter, mark, isChosen, onChoose, children }: ExampleOptionProps) {
  const { t } = useTranslation();
  const Sign = mark === "correct" ? Check : X;
  return (
    <label
      data-press=""
      className={cx(
        "relative flex min-h-[52px] cursor-pointer items-center gap-x-3.5 rounded-option border-[1.5px] px-4 py-2.5 transition-colors has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        ROW_LOOK[mark],
      )}
    >
      <input type="radio" name="example" className="sr-only" checked={isChosen} onChange={onChoose} />
      <span
        className={cx(
          "grid size-7 shrink-0 place-items-center rounded-key text-[0.82rem] font-[620] transition-colors",
          LETTER_LOOK[mark],
        )}
      >
        {letter}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className="min-w-0 grow hyphens-auto">{children}</span>
        {mark !== "open" && (
          <span
            className={cx(
              "flex items-center gap-1 text-[0.82rem] font-[600]",
              mark === "correct" ? "text-correct" : "text-wrong",
            )}
          >
            <Sign aria-hidden="true" strokeWidth={2.5} className="size-4" />
            {t(`home.example.${mark}`)}
          </span>
        )}
      </span>
    </label>
  );
}
