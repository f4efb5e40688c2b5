import { Check, Copy } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";

interface PromptFieldProps {
  readonly prompt: string;
  readonly count: number;
}

/** The prompt as a text that can be selected, and a button that copies it. */
export function PromptField({ prompt, count }: PromptFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<"copied" | "selected" | null>(null);
  const copy = async () => {
    const isCopied = await copied(prompt);
    // Over plain HTTP, or where it was not allowed, the person copies it.
    if (!isCopied) field.current?.select();
    setState(isCopied ? "copied" : "selected");
  };
  return (
    <div className="mt-5">
      <label htmlFor={id} className="text-[0.94rem] font-medium">
        {t("assistant.prompt.label")}
      </label>
      <p id={`${id}-note`} className="mt-1 text-[0.88rem] text-ink-soft">
        {t("assistant.prompt.text", { count })}
      </p>
      <textarea
        id={id}
        ref={field}
        readOnly
        value={prompt}
        rows={8}
        aria-describedby={`${id}-note`}
        className="mt-2 block w-full resize-y rounded-control border-[1.5px] border-field-line bg-sunken px-3.5 py-2.5 text-[0.88rem] leading-relaxed text-ink-soft"
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant={state === null ? "primary" : "secondary"} onClick={() => void copy()}>
          {state === "copied" ? (
            <Check aria-hidden="true" className="size-[1.1em]" />
          ) : (
            <Copy aria-hidden="true" className="size-[1.1em]" />
          )}
          {t("assistant.prompt.copy")}
        </Button>
        <p role="status" className="text-[0.88rem] text-ink-soft">
          {state && t(`assistant.prompt.${state}`)}
        </p>
      </div>
    </div>
  );
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
