import { useState } from "react";

/**
 * For overlays: returns the focus to the element that opened it. A menu item is gone by then; the menu's button
 * replaces it. An element that has the focus already, such as the heading of another page, keeps it.
 */
export function useFocusBack() {
  const [opener] = useState(openerOf);
  return {
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // The page has it, or the dialog below, whose focus stays inside.
      const isNowhere = document.activeElement?.contains(opener) ?? true;
      if (isNowhere && opener?.isConnected) opener.focus();
    },
  };
}

function openerOf(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest("[role=menu]");
  const button = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
  return button instanceof HTMLElement && button !== document.body ? button : null;
}
