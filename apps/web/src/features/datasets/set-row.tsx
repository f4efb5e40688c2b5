import { type LibrarySet, type Mastery, withoutMarks } from "@quizmill/contract";
import {
  Archive,
  ArchiveRestore,
  Copy,
  EllipsisVertical,
  ListChecks,
  Pencil,
  Share,
  Tags,
  Trash2,
} from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormats } from "../../i18n/format.ts";
import { questionPath, setPath } from "../../lib/set-path.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { TagList } from "../../ui/tag-list.tsx";
import { SetMastery } from "../progress/set-mastery.tsx";
import { isBeingWritten } from "./list-pages.ts";
import { RenameForm } from "./rename-form.tsx";
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
  isRenaming: boolean;
  onRenamed: () => void;
  onMenu: () => void;
  onTask: (task: RowTask) => void;
  onToggle: () => void;
}

export type RowTask = "rename" | "remove" | "tags" | "archive" | "copy" | "export" | "several";

/** One set. The whole row is a link to the set's page; the link itself is its name. */
export function SetRow(props: SetRowProps) {
  const { dataset, mastery, position, total, isChosen, isRenaming, onRenamed, onToggle, ...menu } = props;
  const { t } = useTranslation();
  const { dateTime, shortDate } = useFormats();
  const paths = usePaths();
  const name = useSetName()(dataset);
  return (
    <li
      aria-posinset={position}
      aria-setsize={total}
      data-set={dataset.id}
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 rounded-card border border-line bg-surface py-4 pr-2 pl-5 transition-colors hover:border-field-line sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:pl-6"
    >
      <div
        className={`flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 ${isRenaming ? "max-sm:col-span-full max-sm:pr-3" : ""}`}
      >
        {isRenaming ? (
          <RenameForm dataset={dataset} onDone={onRenamed} />
        ) : (
          <h2 className="min-w-0 font-[600] leading-snug [overflow-wrap:anywhere]">
            <Link to={setPath(paths, dataset.id)} className="after:absolute after:inset-0 after:rounded-card">
              {name}
            </Link>
          </h2>
        )}
        <StatusLabel dataset={dataset} />
      </div>
      <p className="col-start-1 flex gap-x-4 text-[0.88rem] whitespace-nowrap text-ink-soft max-sm:col-span-full max-sm:pr-3">
        <span>{t("datasets.questions", { count: dataset.questionCount })}</span>
        {mastery && <SetMastery mastery={mastery} />}
        {/* At the end of the line: what comes late moves it nowhere. */}
        <time dateTime={dataset.createdAt} className="ml-auto min-w-0 truncate">
          <span className="sm:hidden">{shortDate(dataset.createdAt)}</span>
          <span className="max-sm:hidden">{dateTime(dataset.createdAt)}</span>
        </time>
      </p>
      {dataset.tags.length > 0 && (
        <TagList
          label={t("datasets.tags.title")}
          tags={dataset.tags}
          className="col-start-1 mt-1 max-sm:col-span-full"
        />
      )}
      {dataset.found && (
        <Link
          to={questionPath(paths, dataset.id, dataset.found.id)}
          className="relative z-10 col-start-1 mt-1 line-clamp-2 border-l-[3px] border-line pl-3 text-[0.88rem] text-ink-soft [overflow-wrap:anywhere] hover:text-ink max-sm:col-span-full"
        >
          {withoutMarks(dataset.found.text)}
        </Link>
      )}
      <Link
        to={paths.dataset(dataset.id)}
        aria-label={t("datasets.openNamed", { name })}
        className={`${buttonClass({ variant: "secondary", size: "sm" })} relative z-10 max-sm:col-span-full max-sm:mt-2 max-sm:justify-self-start sm:col-start-2 sm:row-span-3 sm:row-start-1`}
      >
        {t("datasets.open")}
      </Link>
      {!isRenaming && (
        <div className="relative z-10 row-start-1 max-sm:col-start-2 max-sm:-my-2 max-sm:self-start sm:col-start-3 sm:row-span-3 sm:row-start-1">
          {isChosen === null ? (
            <SetMenu name={name} isArchived={dataset.isArchived} {...menu} />
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
      )}
      {isBeingWritten(dataset) && <SetProgress dataset={dataset} />}
      {!isBeingWritten(dataset) && dataset.browserModel && (
        <Suspense fallback={null}>
          <SetDeeper id={dataset.id} part={dataset.browserModel} />
        </Suspense>
      )}
      {dataset.failureCode !== null && (
        <p className="col-span-full mt-1 pr-3 text-[0.88rem] text-ink-soft">
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

type SetMenuProps = { name: string; isArchived: boolean } & Pick<
  SetRowProps,
  "hasMenu" | "onMenu" | "onTask"
>;

function SetMenu({ name, isArchived, hasMenu, onMenu, onTask }: SetMenuProps) {
  const { t } = useTranslation();
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
