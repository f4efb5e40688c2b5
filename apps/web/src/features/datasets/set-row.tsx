import type { DatasetSummary, Mastery } from "@quizmill/contract";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormats } from "../../i18n/format.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { SetMastery } from "../progress/set-mastery.tsx";
import { isBeingWritten } from "./list-pages.ts";
import { SetProgress } from "./set-progress.tsx";
import { StatusLabel } from "./status-label.tsx";
import { useSetName } from "./use-set-name.ts";

interface SetRowProps {
  dataset: DatasetSummary;
  /** Undefined if it was never studied, or as long as that is unknown. */
  mastery: Mastery | undefined;
  /** 1-based. */
  position: number;
  /** -1 if unknown, as ARIA defines it. */
  total: number;
  /** One row at a time has a menu: hundreds of them take as long to render as everything else in the list. */
  hasMenu: boolean;
  onMenu: () => void;
  onRename: () => void;
  onRemove: () => void;
}

/** One set. The whole row is a link to it; the link itself is the set's name. */
export function SetRow({ dataset, mastery, position, total, ...menu }: SetRowProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
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
          <time dateTime={dataset.createdAt}>{dateTime(dataset.createdAt)}</time>
          {/* It comes late: on a phone it stands beside the button, where it moves nothing. */}
          {mastery && (
            <SetMastery mastery={mastery} className="max-sm:absolute max-sm:right-5 max-sm:bottom-6" />
          )}
        </p>
      </div>
      <Link
        to={paths.dataset(dataset.id)}
        aria-label={t("datasets.openNamed", { name })}
        className={`${buttonClass({ variant: "secondary", size: "sm" })} after:absolute after:inset-0 after:rounded-card max-sm:col-span-full max-sm:row-start-2 max-sm:justify-self-start`}
      >
        {t("datasets.open")}
      </Link>
      <div className="relative z-10 max-sm:col-start-2 max-sm:row-start-1 max-sm:self-start">
        <SetMenu name={name} {...menu} />
      </div>
      {isBeingWritten(dataset) && <SetProgress dataset={dataset} />}
      {dataset.failureCode !== null && (
        <p className="col-span-full pr-3 text-[0.88rem] text-ink-soft">
          {t(`errors.${dataset.failureCode}`)}
        </p>
      )}
    </li>
  );
}

type SetMenuProps = { name: string } & Pick<SetRowProps, "hasMenu" | "onMenu" | "onRename" | "onRemove">;

function SetMenu({ name, hasMenu, onMenu, onRename, onRemove }: SetMenuProps) {
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
  return (
    <Menu trigger={button} isOpenAtFirst>
      <MenuItem onSelect={onRename}>
        <Pencil aria-hidden="true" className="size-[1.1em] text-ink-soft" />
        {t("datasets.rename")}
      </MenuItem>
      <MenuItem onSelect={onRemove} className="text-wrong">
        <Trash2 aria-hidden="true" className="size-[1.1em]" />
        {t("datasets.remove")}
      </MenuItem>
    </Menu>
  );
}
