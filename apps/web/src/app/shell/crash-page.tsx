import { useEffect } from "react";
import { CRASH_WORDS } from "../../i18n/catalogues/crash.ts";
import { tellAwake } from "../../lib/awake.ts";
import { useLanguage, usePaths } from "../../lib/use-paths.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-style.ts";
import { Page, PageHeading } from "../../ui/page.tsx";

/** Shown when a page breaks or a part of it cannot be loaded, e.g. after a new version was installed. */
export function CrashPage() {
  const words = CRASH_WORDS[useLanguage()];
  const paths = usePaths();
  // A page that broke before it was there never told: presses would be kept for it, also those on the button here.
  useEffect(tellAwake, []);
  return (
    <Page title={words.title} width="column">
      <div role="alert">
        <PageHeading lead={words.text}>{words.title}</PageHeading>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{words.reload}</Button>
        {/* A full page load, because the running app itself may be broken. */}
        <a href={paths.home()} className={buttonClass({ variant: "secondary" })}>
          {words.home}
        </a>
      </div>
    </Page>
  );
}
