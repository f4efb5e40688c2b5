import { CloudOff, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/icon-button.tsx";

/**
 * Says that the network is gone, until it is back or the notice is closed. It lies above the page, so that nothing
 * moves; on a phone it leaves the action bar free. The live region is always in the page, so that screen readers
 * announce its content.
 */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (isOnline) setClosed(false);
  }, [isOnline]);
  return (
    <div
      role="status"
      className="fixed inset-x-3 bottom-[calc(var(--floor)+6rem)] z-30 print:hidden sm:inset-x-auto sm:bottom-[calc(var(--floor)+1.25rem)] sm:left-5 sm:max-w-sm"
    >
      {!isOnline && !isClosed && (
        <div className="flex animate-appear items-center gap-3 rounded-option border border-line bg-raised py-1 pr-1 pl-4 text-[0.88rem] leading-snug shadow-card">
          <CloudOff aria-hidden="true" className="size-[1.15em] shrink-0 text-accent" />
          <p className="flex-1 py-1.5">{t("offline")}</p>
          <IconButton label={t("common.close")} onClick={() => setClosed(true)}>
            <X aria-hidden="true" className="size-[1.1em]" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
