import { lazy, Suspense } from "react";
import { useOnDemand } from "../../lib/use-on-demand.ts";
import { UserButton } from "./user-button.tsx";

const fetchMenu = () => import("./user-menu-list.tsx");
const UserMenuList = lazy(() => fetchMenu().then((module) => ({ default: module.UserMenuList })));

export function UserMenu({ email }: { email: string }) {
  const { isWanted, standInProps } = useOnDemand(fetchMenu);
  if (!isWanted) return <UserButton email={email} {...standInProps} />;
  return (
    <Suspense fallback={<UserButton email={email} aria-expanded={false} />}>
      <UserMenuList email={email} />
    </Suspense>
  );
}
