import {
  ArchiveRestore,
  CopyPlus,
  History,
  ListTree,
  type LucideIcon,
  MessageSquareWarning,
  MessagesSquare,
  Pencil,
  SquarePen,
  Trash2,
} from "lucide-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { assistantPath } from "../../../lib/assistant-path.ts";
import { usePaths } from "../../../lib/use-paths.ts";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { ReadableSet } from "../explanation.tsx";
import type { EditAction, Edits } from "./edits.ts";
import { MenuButton } from "./menu-button.tsx";

const OF_A_QUESTION: readonly (readonly [EditAction, LucideIcon])[] = [
  ["edit", Pencil],
  ["another", CopyPlus],
  ["own", SquarePen],
  ["report", MessageSquareWarning],
  ["history", History],
  ["remove", Trash2],
  ["deleted", ArchiveRestore],
  ["sections", ListTree],
];
const OF_A_SET: ReadonlySet<EditAction> = new Set<EditAction>(["own", "deleted", "sections"]);

interface QuestionMenuListProps {
  readonly questionId: number | null;
  readonly onStart: Edits["start"];
}

/** The menu, open at first: it is loaded by its button. */
export function QuestionMenuList({ questionId, onStart }: QuestionMenuListProps) {
  const { t } = useTranslation();
  const paths = usePaths();
  const datasetId = use(ReadableSet);
  const items = OF_A_QUESTION.filter(([action]) => questionId !== null || OF_A_SET.has(action));
  return (
    <Menu trigger={<MenuButton />} isOpenAtFirst>
      {items.map(([action, Sign]) => (
        <MenuItem
          key={action}
          onSelect={() => onStart(action, questionId)}
          className={action === "remove" ? "text-wrong" : undefined}
        >
          <Sign aria-hidden="true" className={`size-[1.1em] ${action === "remove" ? "" : "text-ink-soft"}`} />
          {t(`editing.menu.${action}`)}
        </MenuItem>
      ))}
      {datasetId !== null && (
        <MenuItem asChild>
          <Link to={assistantPath(paths, datasetId)}>
            <MessagesSquare aria-hidden="true" className="size-[1.1em] text-ink-soft" />
            {t("assistant.title")}
          </Link>
        </MenuItem>
      )}
    </Menu>
  );
}
