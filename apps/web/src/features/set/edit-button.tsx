import type { LucideIcon } from "lucide-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { QuestionEdits } from "../edit/edits.ts";

interface EditButtonProps {
  readonly action: "own" | "deleted";
  readonly sign: LucideIcon;
}

/** Begins what can be done with the questions of a set as a whole. */
export function EditButton({ action, sign: Sign }: EditButtonProps) {
  const { t } = useTranslation();
  const edits = use(QuestionEdits);
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-haspopup="dialog"
      onPointerEnter={edits?.fetchAhead}
      onFocus={edits?.fetchAhead}
      onClick={() => edits?.start(action, null)}
    >
      <Sign aria-hidden="true" className="size-4" />
      {t(`editing.menu.${action}`)}
    </Button>
  );
}
