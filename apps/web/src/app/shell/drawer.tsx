import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { useSession } from "../../lib/session/use-session.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { mainNav, navItems } from "./nav-items.ts";
import { StudyCount } from "./tab-bar.tsx";
import { useLogOut } from "./use-log-out.ts";

const LINE =
  "flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left text-[1.03rem] transition-colors hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:font-[600]";

/** What the header has elsewhere. */
const BESIDE = { anonymous: ["login", "register"], loading: [], authenticated: ["account"] } as const;

/** Every page this visitor can go to; closes when one is chosen. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const state = useSession();
  const paths = usePaths();
  const logOut = useLogOut();
  const leave = () => {
    onClose();
    void logOut();
  };
  return (
    <Sheet onClose={onClose} title={t("nav.menu")} closeLabel={t("common.close")} from="side">
      <nav aria-label={t("nav.label")} className="-mx-3 mt-1">
        <ul className="grid gap-1">
          {navItems([...mainNav(state.status), ...BESIDE[state.status]], paths).map((item) => (
            <li key={item.key}>
              <NavLink to={item.to} end={item.isExact} onClick={onClose} className={LINE}>
                <span className="relative">
                  {t(`nav.${item.key}`)}
                  {item.key === "today" && <StudyCount />}
                </span>
              </NavLink>
            </li>
          ))}
          {state.status === "authenticated" && (
            <li className="mt-3 border-t border-line pt-3">
              <p className="truncate px-3 pb-1 text-[0.88rem] text-ink-soft">{state.user.email}</p>
              <button type="button" onClick={leave} className={LINE}>
                <LogOut aria-hidden="true" className="size-[1.1em] text-ink-soft" />
                {t("nav.logout")}
              </button>
            </li>
          )}
        </ul>
      </nav>
    </Sheet>
  );
}
