import { LIMITS } from "@quizmill/contract";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { TextField } from "../../ui/field.tsx";
import { countOf } from "./count.ts";

export interface CountPanelProps {
  /** As typed; empty if the text decides. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** How many questions are wanted. Folded away: mostly the text decides. */
export function CountPanel({ typed, onType }: CountPanelProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const count = countOf(typed);
  const range = { least: number(1), most: number(LIMITS.upload.questionsMax) };
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/count mt-4"
      data-part="count"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-key text-[0.94rem] [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{t("upload.count.legend")}</span>
        <span className="text-ink-soft">
          {count === undefined ? t("upload.count.auto") : typeof count === "number" && number(count)}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 flex-none text-ink-soft transition-transform group-open/count:rotate-180"
        />
      </summary>
      <TextField
        label={t("upload.count.label")}
        note={t("common.optional")}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        hint={t("upload.count.hint")}
        error={count === null ? t("upload.count.wrong", range) : undefined}
        className="pt-1 pb-2"
      />
    </details>
  );
}

/** Whether what was typed is no number of questions. */
export function isWrong(count: CountPanelProps | null): boolean {
  return count !== null && countOf(count.typed) === null;
}
