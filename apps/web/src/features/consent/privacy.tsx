import { useSyncExternalStore } from "react";
import { consent } from "../../lib/consent.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";
import { useClicks, usePageViews } from "./use-usage.ts";

export interface PrivacyProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Asks for consent until there is an answer, lets it be changed, and counts what it allows. */
export function Privacy({ isOpen, onOpen, onClose }: PrivacyProps) {
  const current = useSyncExternalStore(consent.subscribe, consent.read);
  usePageViews(current?.analytics ?? false);
  useClicks();
  return (
    <>
      {current === null && <ConsentBanner onChoose={onOpen} />}
      {isOpen && <SettingsDialog current={current} onClose={onClose} />}
    </>
  );
}
