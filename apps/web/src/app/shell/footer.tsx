import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { openPrivacySettings } from "../../lib/privacy-open.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ContactLink } from "./contact-link.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const FOOTER_LINK = "inline-flex min-h-11 items-center hover:text-ink hover:underline underline-offset-4";

export function Footer() {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-4 text-[0.88rem] text-ink-soft sm:px-7">
        {/* A prerendered page may be from an earlier year than the one it is read in. */}
        <p suppressHydrationWarning className="max-lg:basis-full">
          {t("footer.copyright", { year: new Date().getFullYear() })}
        </p>
        {/* The last link loads later: nothing beside it may move then. */}
        <nav aria-label={t("footer.label")} className="grow basis-0 max-sm:basis-full">
          <ul className="flex flex-wrap gap-x-4 lg:gap-x-6">
            <li>
              <button type="button" onClick={openPrivacySettings} className={FOOTER_LINK}>
                {t("footer.privacySettings")}
              </button>
            </li>
            <li>
              <Link to={paths.privacy()} className={FOOTER_LINK}>
                {t("footer.privacy")}
              </Link>
            </li>
            <li>
              <Link to={paths.terms()} className={FOOTER_LINK}>
                {t("footer.terms")}
              </Link>
            </li>
            <ContactLink className={FOOTER_LINK} />
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
