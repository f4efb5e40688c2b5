import type { LucideIcon } from "lucide-react";
import { type ComponentProps, use } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { QuestionEdits } from "./edits.ts";

interface EditButtonProps extends ComponentProps<typeof Button> {
  readonly action: "own" | "deleted" | "edit" | "report";
  /** Absent for what is done with the questions of a set as a whole. */
  readonly questionId?: number;
  readonly sign: LucideIcon;
  readonly signClassName?: string;
  readonly wordClassName?: string;
}

/** Begins something that is done in a dialog; nothing where questions cannot be changed. */
export function EditButton(props: EditButtonProps) {
  const { action, questionId = null, sign: Sign, signClassName, wordClassName, ...button } = props;
  const { t } = useTranslation();
  const edits = use(QuestionEdits);
  if (edits === null) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      {...button}
      aria-haspopup="dialog"
      onPointerEnter={edits.fetchAhead}
      onFocus={edits.fetchAhead}
      onClick={() => edits.start(action, questionId)}
    >
      <Sign aria-hidden="true" className={cx("size-4", signClassName)} />
      <span className={wordClassName}>{t(`editing.menu.${action}`)}</span>
    </Button>
  );
}
