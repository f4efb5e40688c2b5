import { CalendarCheck, ChartColumn, ClipboardList, Layers, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { matchPath, NavLink, useLocation } from "react-router";
import { useFormats } from "../../i18n/format.ts";
import { PAGE } from "../../lib/paths.ts";
import { useStudyFigures } from "../../lib/study/figures.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { navItems, PLACES } from "./nav-items.ts";

const ICONS = {
  today: CalendarCheck,
  mySets: Layers,
  exams: ClipboardList,
  progress: ChartColumn,
  upload: Upload,
} as const;

/** Pages with one thing to do, whose next step has the bottom of the view. */
const FOCUSED = [PAGE.dataset, PAGE.text, PAGE.attempt, PAGE.review, PAGE.mistakes];

/** The five places of members, within the thumb's reach; for small screens, beside the drawer. */
export function TabBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const paths = usePaths();
  if (FOCUSED.some((page) => matchPath(`/:lang/${page}`, pathname))) return null;
  return (
    <nav
      data-tabs
      aria-label={t("nav.label")}
      className="bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden tall:sticky print:hidden"
    >
      <ul className="flex">
        {navItems(PLACES, paths).map(({ key, to, isExact }) => {
          const Icon = ICONS[key as keyof typeof ICONS];
          return (
            <li key={key} className="min-w-0 flex-1">
              <NavLink
                to={to}
                end={isExact}
                {...(key === "mySets" && { "aria-label": t("nav.mySets") })}
                className="group flex h-14 flex-col items-center justify-center gap-0.5 text-[clamp(0.6rem,2.9vw,0.7rem)] text-ink-soft aria-[current=page]:font-[620] aria-[current=page]:text-ink"
              >
                <span className="relative rounded-full px-3.5 py-0.5 group-aria-[current=page]:bg-accent-soft group-aria-[current=page]:text-accent">
                  <Icon aria-hidden="true" strokeWidth={1.8} className="size-5.5" />
                  {key === "today" && <StudyCount />}
                </span>
                <span className="max-w-full truncate px-0.5">
                  {key === "mySets" ? t("datasets.tab") : t(`nav.${key}`)}
                </span>
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The most that fits between two links. */
const MOST = 99;

/** How many questions are due, beside the link to them; it takes no room, so that nothing moves when it is known. */
export function StudyCount() {
  const { number } = useFormats();
  const { due = 0 } = useStudyFigures() ?? {};
  if (due === 0) return null;
  return (
    <span className="absolute -top-0.5 left-full pl-0.5 text-[0.72rem] font-[620] text-accent">
      {due > MOST ? `${number(MOST)}+` : number(due)}
    </span>
  );
}
