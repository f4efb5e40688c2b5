import { CopyPlus, History, type LucideIcon, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import type { Edits, QuestionAction } from "./edits.ts";
import { MenuButton } from "./menu-button.tsx";

const ACTIONS: readonly (readonly [QuestionAction, LucideIcon])[] = [
  ["edit", Pencil],
  ["another", CopyPlus],
  ["history", History],
  ["remove", Trash2],
];

interface QuestionMenuListProps {
  readonly questionId: number;
  readonly onStart: Edits["start"];
}

/** The menu, open at first: it is loaded by its button. */
export function QuestionMenuList({ questionId, onStart }: QuestionMenuListProps) {
  const { t } = useTranslation();
  return (
    <Menu trigger={<MenuButton />} isOpenAtFirst>
      {ACTIONS.map(([action, Sign]) => (
        <MenuItem
          key={action}
          onSelect={() => onStart(action, questionId)}
          className={action === "remove" ? "text-wrong" : undefined}
        >
          <Sign aria-hidden="true" className={`size-[1.1em] ${action === "remove" ? "" : "text-ink-soft"}`} />
          {t(`editing.menu.${action}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
