import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router";
import { useSession } from "../../lib/session/use-session.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { buttonClass } from "../../ui/button-style.ts";
import { cx } from "../../ui/cx.ts";
import { DrawerButton } from "./drawer-button.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { Logo } from "./logo.tsx";
import { mainNav, navItems } from "./nav-items.ts";
import { UserMenu } from "./user-menu.tsx";

const NAV_LINK =
  "inline-flex min-h-11 items-center rounded-key text-[0.91rem] whitespace-nowrap text-ink-soft transition-colors hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink";

const UPLOAD = buttonClass({ size: "sm" });

const StudyCount = lazy(() => import("./tab-bar.tsx").then((module) => ({ default: module.StudyCount })));

/** Navigation, language, and the logged-in person. */
export function Header() {
  const { t } = useTranslation();
  const state = useSession();
  const paths = usePaths();
  const isMember = state.status !== "anonymous";
  return (
    <header
      data-kept="header"
      className="site-header mx-auto flex print:hidden h-14 w-full max-w-page items-center gap-6 px-5 sm:px-7 md:h-[68px]"
    >
      <Link to={paths.home()} className="inline-flex min-h-11 items-center rounded-key">
        <Logo />
      </Link>
      <nav aria-label={t("nav.label")} className="hidden md:block">
        <ul className={cx("flex items-center gap-x-5", !isMember && "visitors-only")}>
          {navItems(mainNav(state.status), paths).map(({ key, to, isExact }) => (
            <li key={key}>
              <NavLink to={to} end={isExact} className={isMember && key === "upload" ? UPLOAD : NAV_LINK}>
                {key === "today" ? <TodayWord /> : t(`nav.${key}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ml-auto flex items-center gap-1 md:gap-4 lg:gap-5">
        <LanguageSwitcher />
        {state.status === "anonymous" && (
          <div className="visitors-only hidden items-center gap-4 md:flex lg:gap-5">
            <NavLink to={paths.login()} className={NAV_LINK}>
              {t("nav.login")}
            </NavLink>
            <ButtonLink to={paths.register()} size="sm">
              {t("nav.register")}
            </ButtonLink>
          </div>
        )}
        {state.status === "authenticated" && <UserMenu email={state.user.email} />}
        <DrawerButton />
      </div>
    </header>
  );
}

/** With the number of questions that are due, once that is known. */
function TodayWord() {
  const { t } = useTranslation();
  return (
    <span className="relative mr-2">
      {t("nav.today")}
      <Suspense>
        <StudyCount />
      </Suspense>
    </span>
  );
}
