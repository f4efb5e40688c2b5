import { useOnDemand } from "../../lib/use-on-demand.ts";
import { UserButton } from "./user-button.tsx";

const fetchMenu = () => import("./user-menu-list.tsx").then((module) => module.UserMenuList);

export function UserMenu({ email }: { email: string }) {
  const { Part: UserMenuList, standInProps } = useOnDemand(fetchMenu);
  return UserMenuList === null ? (
    <UserButton email={email} {...standInProps} />
  ) : (
    <UserMenuList email={email} />
  );
}
