import { LIMITS } from "@quizmill/contract";
import { Plus, X } from "lucide-react";
import { useId, useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { newKey } from "../../lib/new-key.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Problem } from "./draft.ts";
import { RichField, type Writing } from "./rich-field.tsx";

interface OptionFieldsProps extends Writing {
  readonly hint: string;
}

const { optionsMin, optionsMax, optionMaxChars } = LIMITS.question;
const LABELS = "ABCDEFGH";

/** The options, each with the radio button that makes it the right one. */
export function OptionFields({ hint, ...writing }: OptionFieldsProps) {
  const { t } = useTranslation();
  const { register, control, watch, formState } = writing.form;
  const { errors } = formState;
  const options = useFieldArray({ control, name: "options" });
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const fault = (errors.options?.message ?? errors.keyRow?.message) as Problem | undefined;
  const error = fault && t(`editing.problems.${fault}`);
  const texts = watch("options");
  const remove = (index: number) => {
    options.remove(index);
    // The button that was pressed is gone: the focus goes to the fields.
    list.current?.querySelector<HTMLElement>("textarea")?.focus();
  };
  return (
    <fieldset aria-describedby={error && `${id}-error`} data-fault={fault === "keyMissing" || undefined}>
      <legend className="mb-1.5 text-[0.94rem] font-medium">{t("editing.options")}</legend>
      <p className="mb-2.5 text-[0.88rem] text-ink-soft">{hint}</p>
      <div ref={list} className="grid grid-cols-1 gap-3">
        {options.fields.map(({ row }, index) => {
          const label = LABELS[index] ?? "";
          return (
            <div key={row} className="flex items-start gap-2.5">
              <input
                {...register("keyRow")}
                type="radio"
                value={row}
                aria-label={t("editing.isRight", { label })}
                title={t("editing.isRight", { label })}
                className="tick mt-9 size-6 flex-none accent-accent"
              />
              <RichField
                {...writing}
                name={`options.${index}.text`}
                label={t("editing.option", { label })}
                className="grow [&_textarea]:min-h-[46px]"
                rows={1}
                isInvalid={fault === "optionMissing" && texts[index]?.text.trim() === ""}
                maxChars={optionMaxChars}
              />
              {options.fields.length > optionsMin && (
                <IconButton
                  label={t("editing.removeOption", { label })}
                  onClick={() => remove(index)}
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
      {options.fields.length < optionsMax && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -ml-3.5"
          onClick={() => options.append({ row: newKey(), text: "" }, { shouldFocus: false })}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t("editing.addOption")}
        </Button>
      )}
    </fieldset>
  );
}
