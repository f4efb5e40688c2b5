import { Menu as MenuIcon } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useOnDemand } from "../../lib/use-on-demand.ts";
import { IconButton } from "../../ui/icon-button.tsx";

const fetchDrawer = () => import("./drawer.tsx");
const Drawer = lazy(() => fetchDrawer().then((module) => ({ default: module.Drawer })));

/** The menu of small screens. */
export function DrawerButton() {
  const { t } = useTranslation();
  const { isWanted, setWanted, standInProps } = useOnDemand(fetchDrawer);
  return (
    <div className="md:hidden">
      <IconButton label={t("nav.openMenu")} aria-haspopup="dialog" {...standInProps} className="-mr-2.5">
        <MenuIcon aria-hidden="true" className="size-6" />
      </IconButton>
      {isWanted && (
        <Suspense>
          <Drawer onClose={() => setWanted(false)} />
        </Suspense>
      )}
    </div>
  );
}
