import { LIMITS } from "@quizmill/contract";
import { Plus, X } from "lucide-react";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { FieldError, TextArea } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { Draft, DraftAction, Problem } from "./draft.ts";

type OptionFault = Extract<Problem, "optionMissing" | "keyMissing">;

/** Whether something is missing here, not elsewhere in the question. */
export const isOfOptions = (problem: Problem): problem is OptionFault =>
  problem === "optionMissing" || problem === "keyMissing";

interface OptionFieldsProps {
  readonly draft: Draft;
  readonly language: string | null;
  readonly fault: OptionFault | undefined;
  readonly onAct: (action: DraftAction) => void;
}

const { optionsMin, optionsMax, optionMaxChars } = LIMITS.question;
const LABELS = "ABCDEFGH";

/** The options, each with the radio button that makes it the right one. */
export function OptionFields({ draft, language, fault, onAct }: OptionFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const error = fault && t(`editing.problems.${fault}`);
  const remove = (row: number) => {
    onAct({ type: "remove", row });
    // The button that was pressed is gone: the focus goes to the fields.
    list.current?.querySelector<HTMLElement>("textarea")?.focus();
  };
  return (
    <fieldset aria-describedby={error && `${id}-error`} data-fault={fault === "keyMissing" || undefined}>
      <legend className="mb-1.5 text-[0.94rem] font-medium">{t("editing.options")}</legend>
      <p className="mb-2.5 text-[0.88rem] text-ink-soft">{t("editing.optionsHint")}</p>
      <div ref={list} className="grid grid-cols-1 gap-3">
        {draft.options.map(({ row, text }, index) => {
          const label = LABELS[index] ?? "";
          return (
            <div key={row} className="flex items-start gap-2.5">
              <input
                type="radio"
                name={`${id}-key`}
                checked={draft.keyRow === row}
                onChange={() => onAct({ type: "key", row })}
                aria-label={t("editing.isRight", { label })}
                title={t("editing.isRight", { label })}
                className="tick mt-9 size-6 flex-none accent-accent"
              />
              <TextArea
                label={t("editing.option", { label })}
                className="grow [&_textarea]:min-h-[46px]"
                rows={1}
                aria-invalid={(fault === "optionMissing" && text.trim() === "") || undefined}
                value={text}
                maxLength={optionMaxChars}
                onChange={(event) => onAct({ type: "option", row, text: event.target.value })}
                lang={language ?? undefined}
              />
              {draft.options.length > optionsMin && (
                <IconButton
                  label={t("editing.removeOption", { label })}
                  onClick={() => remove(row)}
                  className="mt-7 -ml-1"
                >
                  <X aria-hidden="true" className="size-4.5" />
                </IconButton>
              )}
            </div>
          );
        })}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {draft.options.length < optionsMax && (
        <Button variant="quiet" size="sm" className="mt-2 -ml-3.5" onClick={() => onAct({ type: "add" })}>
          <Plus aria-hidden="true" className="size-4" />
          {t("editing.addOption")}
        </Button>
      )}
    </fieldset>
  );
}
