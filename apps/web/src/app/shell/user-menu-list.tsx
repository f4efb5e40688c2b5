import { CircleUserRound, LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePaths } from "../../lib/use-paths.ts";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { useLogOut } from "./use-log-out.ts";
import { UserButton } from "./user-button.tsx";

export function UserMenuList({ email }: { email: string }) {
  const { t } = useTranslation();
  const paths = usePaths();
  const logOut = useLogOut();
  return (
    <Menu trigger={<UserButton email={email} />} isOpenAtFirst>
      <MenuItem asChild>
        <Link to={paths.account()}>
          <CircleUserRound aria-hidden="true" className="size-[1.1em] text-ink-soft" />
          {t("nav.account")}
        </Link>
      </MenuItem>
      <MenuItem onSelect={logOut}>
        <LogOut aria-hidden="true" className="size-[1.1em] text-ink-soft" />
        {t("nav.logout")}
      </MenuItem>
    </Menu>
  );
}
