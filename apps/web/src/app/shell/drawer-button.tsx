import { Menu as MenuIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useOnDemand } from "../../lib/use-on-demand.ts";
import { IconButton } from "../../ui/icon-button.tsx";

const fetchDrawer = () => import("./drawer.tsx").then((module) => module.Drawer);

/** The menu of small screens. */
export function DrawerButton() {
  const { t } = useTranslation();
  const { Part: Drawer, setWanted, standInProps } = useOnDemand(fetchDrawer);
  return (
    <div className="md:hidden">
      <IconButton label={t("nav.openMenu")} aria-haspopup="dialog" {...standInProps} className="-mr-2.5">
        <MenuIcon aria-hidden="true" className="size-6" />
      </IconButton>
      {Drawer && <Drawer onClose={() => setWanted(false)} />}
    </div>
  );
}
