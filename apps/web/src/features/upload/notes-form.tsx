import { LIMITS } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { CountPanel, type CountPanelProps, isWrong } from "./count-panel.tsx";
import { isTooLong, missingChars } from "./notes.ts";

interface NotesFormProps {
  text: string;
  /** Whether it is the main action: nothing else is chosen. */
  isMain: boolean;
  onText: (text: string) => void;
  onSend: () => void;
  /** See `FileForm`. */
  count: CountPanelProps | null;
}

export function NotesForm({ text, isMain, onText, onSend, count }: NotesFormProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const missing = missingChars(text);
  const tooLong = isTooLong(text);
  return (
    <form
      className="mt-9 border-t border-line pt-8"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <TextArea
        label={t("upload.notes.label")}
        note={t("common.optional")}
        placeholder={t("upload.notes.placeholder")}
        value={text}
        onChange={(event) => onText(event.target.value)}
        hint={missing > 0 ? t("upload.notes.missing", { count: missing }) : t("upload.notes.enough")}
        error={tooLong ? t("upload.notes.tooLong", { max: number(LIMITS.notes.maxChars) }) : undefined}
      />
      {count && isMain && missing <= 0 && <CountPanel {...count} />}
      <Button
        type="submit"
        data-step="notes"
        variant={isMain ? "primary" : "secondary"}
        className="mt-4 w-full sm:w-auto"
        disabled={missing > 0 || tooLong || isWrong(count)}
      >
        {t("upload.notes.send")}
      </Button>
    </form>
  );
}
