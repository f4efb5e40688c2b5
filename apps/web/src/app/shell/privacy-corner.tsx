import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import type { PrivacyProps } from "../../features/consent/privacy.tsx";
import { PRIVACY_OPEN_EVENT } from "../../lib/privacy-open.ts";

/** Consent must never break a page: if its code cannot be loaded, nothing is shown and nothing is counted. */
const Privacy = lazy<ComponentType<PrivacyProps>>(() =>
  import("../../features/consent/privacy.tsx").then(
    (module) => ({ default: module.Privacy }),
    () => ({ default: () => null }),
  ),
);

/**
 * Consent and usage counting wait until the page itself is ready; a person who opens the settings gets them at once.
 */
export function PrivacyCorner() {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    addEventListener(PRIVACY_OPEN_EVENT, open);
    return () => removeEventListener(PRIVACY_OPEN_EVENT, open);
  }, []);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  if (!isWanted && !isOpen) return null;
  return (
    <Suspense>
      <Privacy isOpen={isOpen} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

/** Safari has no idle callback; a short time-out replaces it. Returns the function that cancels it. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 200);
  return () => clearTimeout(timer);
}
