import { EllipsisVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/icon-button.tsx";

/** The button alone; the menu sets its other attributes. */
export function MenuButton(props: ComponentProps<"button">) {
  const { t } = useTranslation();
  return (
    <IconButton
      aria-haspopup="menu"
      {...props}
      label={t("editing.menu.label")}
      className="-mr-2.5 print:hidden"
    >
      <EllipsisVertical aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
