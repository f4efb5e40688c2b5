import { useId } from "react";
import { cx } from "./cx.ts";

interface RadioCard<Value extends string> {
  value: Value;
  title: string;
  text: string;
  /** Each on a line of its own below the text. */
  more?: readonly string[];
  /** Its text says why. */
  isDisabled?: boolean;
}

interface RadioCardsProps<Value extends string> {
  legend: string;
  cards: readonly RadioCard<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
}

/** More would be columns of single words. */
const BESIDE = 2;

/** A choice of a few, each with a line that explains it; native radio buttons underneath. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset
      disabled={props.isDisabled}
      className={cx("grid gap-3", props.cards.length <= BESIDE && "sm:auto-cols-fr sm:grid-flow-col")}
    >
      <legend className="mb-2 text-[0.94rem] font-medium">{props.legend}</legend>
      {props.cards.map((card) => (
        <label
          key={card.value}
          className="block cursor-pointer rounded-option border-[1.5px] border-line bg-surface px-[18px] py-4 transition-colors hover:border-field-line has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-soft"
        >
          <span className="flex items-center gap-2.5">
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === props.value}
              disabled={card.isDisabled}
              onChange={() => props.onChange(card.value)}
              aria-describedby={`${name}-${card.value}`}
              className="tick size-[1.1rem] accent-accent outline-none"
            />
            <b className="font-[620]">{card.title}</b>
          </span>
          <span id={`${name}-${card.value}`} className="mt-1 block text-[0.88rem] text-pretty text-ink-soft">
            {card.text}
            {card.more?.map((line) => (
              <span key={line} className="mt-1 block">
                {line}
              </span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
