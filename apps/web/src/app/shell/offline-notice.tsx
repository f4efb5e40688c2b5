import { CloudOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

/**
 * Says that the network is gone, as long as it is. The live region is always in the page, so that screen readers
 * announce its content.
 */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-start justify-center gap-2.5 bg-accent-soft px-5 py-2.5 text-[0.88rem]">
          <CloudOff aria-hidden="true" className="mt-[0.2em] size-[1.15em] shrink-0 text-accent" />
          {t("offline")}
        </p>
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
