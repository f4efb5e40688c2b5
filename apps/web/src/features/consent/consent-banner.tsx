import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Rich } from "../../i18n/rich.tsx";
import { ALL_ACCEPTED, ALL_REFUSED, consent } from "../../lib/consent.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Button } from "../../ui/button.tsx";
import { useBottomRoom } from "../../ui/use-bottom-room.ts";

/**
 * Stays at the bottom until there is an answer. It has its own place under the page, so that it covers nothing
 * permanently and moves nothing; other bars stand on it. Refusing is as easy as accepting.
 */
export function ConsentBanner({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <section
      ref={useBottomRoom("--banner-height")}
      aria-label={t("consent.label")}
      className="roomy:sticky bottom-(--tabs-height) z-30 animate-rise border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-card print:hidden"
    >
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-10 gap-y-3.5 px-5 py-4 sm:px-7">
        <div className="min-w-0 flex-1 basis-96">
          <h2 className="text-[0.94rem] font-[640]">{t("consent.title")}</h2>
          <p className="mt-1 text-[0.85rem] leading-normal text-ink-soft">
            <Rich
              text={t("consent.text")}
              as={{
                privacy: (words) => (
                  <Link to={paths.privacy()} className="text-ink underline underline-offset-4">
                    {words}
                  </Link>
                ),
              }}
            />
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
          <Button size="sm" variant="secondary" onClick={() => consent.give(ALL_REFUSED)}>
            {t("consent.rejectAll")}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => consent.give(ALL_ACCEPTED)}>
            {t("consent.acceptAll")}
          </Button>
          <Button size="sm" variant="quiet" onClick={onChoose} className="max-sm:col-span-2">
            {t("consent.choose")}
          </Button>
        </div>
      </div>
    </section>
  );
}
