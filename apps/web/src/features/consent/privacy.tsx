import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { wholeCatalogue } from "../../i18n/index.ts";
import { send } from "../../lib/analytics/browser.ts";
import { connectTracking } from "../../lib/analytics/track.ts";
import { consent } from "../../lib/consent.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { useClicks, usePageViews } from "./use-usage.ts";

/** A dialog is larger than the page's own code and texts; most people only ever see the banner. */
const SettingsDialog = lazy(async () => {
  const [module] = await Promise.all([import("./settings-dialog.tsx"), wholeCatalogue()]);
  return { default: module.SettingsDialog };
});

export interface PrivacyProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Asks for consent until there is an answer, lets it be changed, and counts what it allows. */
export function Privacy({ isOpen, onOpen, onClose }: PrivacyProps) {
  const current = useSyncExternalStore(consent.subscribe, consent.read);
  useEffect(() => connectTracking(send), []);
  usePageViews(current?.analytics ?? false);
  useClicks();
  return (
    <>
      {current === null && <ConsentBanner onChoose={onOpen} />}
      <Suspense>{isOpen && <SettingsDialog current={current} onClose={onClose} />}</Suspense>
    </>
  );
}
