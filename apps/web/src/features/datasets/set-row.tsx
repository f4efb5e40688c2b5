import type { LibrarySet, Mastery } from "@quizmill/contract";
import {
  Archive,
  ArchiveRestore,
  Copy,
  EllipsisVertical,
  ListChecks,
  MessagesSquare,
  Pencil,
  Share,
  Tags,
  Trash2,
} from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormats } from "../../i18n/format.ts";
import { isToldInSlides } from "../../i18n/words.ts";
import { assistantPath } from "../../lib/assistant-path.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { TagList } from "../../ui/tag-list.tsx";
import { SetMastery } from "../progress/set-mastery.tsx";
import { isBeingWritten } from "./list-pages.ts";
import { SetProgress } from "./set-progress.tsx";
import { StatusLabel } from "./status-label.tsx";
import { useSetName } from "./use-set-name.ts";

/** Few sets have it. */
const SetDeeper = lazy(async () => ({ default: (await import("./set-deeper.tsx")).SetDeeper }));

interface SetRowProps {
  dataset: LibrarySet;
  /** Undefined if it was never studied, or as long as that is unknown. */
  mastery: Mastery | undefined;
  /** 1-based. */
  position: number;
  /** -1 if unknown, as ARIA defines it. */
  total: number;
  /** One row at a time has a menu: hundreds of them take as long to render as everything else in the list. */
  hasMenu: boolean;
  /** Null as long as sets are not chosen together. */
  isChosen: boolean | null;
  onMenu: () => void;
  onTask: (task: RowTask) => void;
  onToggle: () => void;
}

type RowTask = "rename" | "remove" | "tags" | "archive" | "copy" | "export" | "several";

/** One set. The whole row is a link to it; the link itself is the set's name. */
export function SetRow({ dataset, mastery, position, total, isChosen, onToggle, ...menu }: SetRowProps) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormats();
  const paths = usePaths();
  const name = useSetName()(dataset);
  return (
    <li
      aria-posinset={position}
      aria-setsize={total}
      data-set={dataset.id}
      className="relative grid grid-cols-[1fr_auto] items-center gap-x-2 gap-y-3 rounded-card border border-line bg-surface py-4 pr-2 pl-5 transition-colors hover:border-field-line sm:grid-cols-[1fr_auto_auto] sm:pl-6"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-[600] leading-snug [overflow-wrap:anywhere]">{name}</h2>
          <StatusLabel dataset={dataset} />
        </div>
        <p className="mt-1 flex flex-wrap gap-x-4 text-[0.88rem] text-ink-soft">
          <span>{t("datasets.questions", { count: dataset.questionCount })}</span>
          <Extent dataset={dataset} />
          {dataset.seen > 0 && <span>{t("datasets.seen", { seen: number(dataset.seen) })}</span>}
          <time dateTime={dataset.createdAt}>{dateTime(dataset.createdAt)}</time>
          {/* It comes late: on a phone it stands beside the button, where it moves nothing. */}
          {mastery && (
            <SetMastery mastery={mastery} className="max-sm:absolute max-sm:right-5 max-sm:bottom-6" />
          )}
        </p>
        {dataset.tags.length > 0 && (
          <TagList label={t("datasets.tags.title")} tags={dataset.tags} className="mt-2" />
        )}
        {dataset.found && (
          <Link
            to={paths.question(dataset.id, dataset.found.id)}
            className="relative z-10 mt-2 line-clamp-2 border-l-[3px] border-line pl-3 text-[0.88rem] text-ink-soft [overflow-wrap:anywhere] hover:text-ink"
          >
            {dataset.found.text}
          </Link>
        )}
      </div>
      <Link
        to={paths.dataset(dataset.id)}
        aria-label={t("datasets.openNamed", { name })}
        className={`${buttonClass({ variant: "secondary", size: "sm" })} after:absolute after:inset-0 after:rounded-card max-sm:col-span-full max-sm:row-start-2 max-sm:justify-self-start`}
      >
        {t("datasets.open")}
      </Link>
      <div className="relative z-10 max-sm:col-start-2 max-sm:row-start-1 max-sm:self-start">
        {isChosen === null ? (
          <SetMenu id={dataset.id} name={name} isArchived={dataset.isArchived} {...menu} />
        ) : (
          <label className="grid size-11 cursor-pointer place-items-center">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={onToggle}
              aria-label={t("datasets.several.choose", { name })}
              className="tick size-5.5 accent-accent"
            />
          </label>
        )}
      </div>
      {isBeingWritten(dataset) && <SetProgress dataset={dataset} />}
      {!isBeingWritten(dataset) && dataset.browserModel && (
        <Suspense fallback={null}>
          <SetDeeper id={dataset.id} part={dataset.browserModel} />
        </Suspense>
      )}
      {dataset.failureCode !== null && (
        <p className="col-span-full pr-3 text-[0.88rem] text-ink-soft">
          {t(`errors.${dataset.failureCode}`)}
        </p>
      )}
    </li>
  );
}

const TASK_WORDS = {
  rename: "datasets.rename",
  tags: "datasets.tags.title",
  archive: "datasets.archive",
  unarchive: "datasets.unarchive",
  copy: "datasets.copy.start",
  export: "carry.export",
  several: "datasets.several.start",
  remove: "datasets.remove",
} as const;

/** Pages or slides of its document. */
function Extent({ dataset: { format, pageCount } }: Pick<SetRowProps, "dataset">) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (pageCount === null || pageCount === 0) return null;
  const unit = isToldInSlides(format) ? "slides" : "pages";
  return <span>{t(`datasets.${unit}`, { count: pageCount, number: number(pageCount) })}</span>;
}

type SetMenuProps = { id: string; name: string; isArchived: boolean } & Pick<
  SetRowProps,
  "hasMenu" | "onMenu" | "onTask"
>;

function SetMenu({ id, name, isArchived, hasMenu, onMenu, onTask }: SetMenuProps) {
  const { t } = useTranslation();
  const paths = usePaths();
  const button = (
    <IconButton
      label={t("datasets.actions", { name })}
      {...(!hasMenu && { onClick: onMenu })}
      aria-haspopup="menu"
    >
      <EllipsisVertical aria-hidden="true" className="size-5" />
    </IconButton>
  );
  if (!hasMenu) return button;
  const tasks = [
    ["rename", Pencil],
    ["tags", Tags],
    ["archive", isArchived ? ArchiveRestore : Archive],
    ["copy", Copy],
    ["export", Share],
    ["several", ListChecks],
    ["remove", Trash2],
  ] as const;
  return (
    <Menu trigger={button} isOpenAtFirst>
      <MenuItem asChild>
        <Link to={assistantPath(paths, id)}>
          <MessagesSquare aria-hidden="true" className="size-[1.1em] text-ink-soft" />
          {t("assistant.title")}
        </Link>
      </MenuItem>
      {tasks.map(([what, Sign]) => (
        <MenuItem
          key={what}
          onSelect={() => onTask(what)}
          className={what === "remove" ? "text-wrong" : undefined}
        >
          <Sign aria-hidden="true" className={`size-[1.1em] ${what === "remove" ? "" : "text-ink-soft"}`} />
          {t(TASK_WORDS[what === "archive" && isArchived ? "unarchive" : what])}
        </MenuItem>
      ))}
    </Menu>
  );
}
