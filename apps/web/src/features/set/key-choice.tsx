import type { Question } from "@quizmill/contract";
import { type KeyboardEvent, use, useId } from "react";
import { useTranslation } from "react-i18next";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { QuestionEdits } from "../edit/edits.ts";

interface KeyChoiceProps {
  readonly question: Question;
  readonly stemId: string;
  readonly language: string | null;
}

/** The options of a question: choosing one makes it the right one at once. */
export function KeyChoice({ question, stemId, language }: KeyChoiceProps) {
  const { t } = useTranslation();
  const edits = use(QuestionEdits);
  const name = useId();
  const { id, options, groundTruthOptionId } = question;
  return (
    <fieldset
      aria-describedby={stemId}
      onPointerEnter={edits?.fetchAhead}
      onFocus={edits?.fetchAhead}
      onKeyDown={moveOnly}
      lang={language ?? undefined}
      className="mt-1 grid w-full grid-cols-1 sm:pl-7"
    >
      <legend className="sr-only">{t("carry.role.key")}</legend>
      {options.map((option) => (
        <label
          key={option.id}
          className="flex min-h-9 cursor-pointer items-center gap-3 rounded-key px-2 py-1.5 text-[0.94rem] leading-snug text-ink-soft transition-colors hover:bg-sunken has-checked:font-medium has-checked:text-correct pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            checked={option.id === groundTruthOptionId}
            onChange={() => edits?.start("key", id, option.id)}
            className="tick size-[1.1rem] flex-none accent-correct"
          />
          <span className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
            <RichText text={option.text} isInline />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The arrow keys move the focus without choosing: each choice is stored. */
function moveOnly(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll("input")];
  all[all.indexOf(event.target as HTMLInputElement) + step]?.focus();
}
