import { useTranslation } from "react-i18next";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { cx } from "../../ui/cx.ts";

/** On a phone each button takes the full width; visitors and members both see two rows, so that nothing moves. */
const ROW = "max-sm:col-span-2";

/** The main actions: for visitors the demo first, for members their sets. */
export function HeroActions({ isMember }: { readonly isMember: boolean }) {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <div
      className={cx(
        "mt-7 flex min-h-[46px] flex-wrap gap-3 max-sm:grid max-sm:min-h-[104px] max-sm:grid-cols-2",
        !isMember && "visitors-only",
      )}
    >
      {isMember ? (
        <>
          <ButtonLink to={paths.mySets()} className={ROW}>
            {t("nav.mySets")}
          </ButtonLink>
          <ButtonLink to={paths.upload()} variant="secondary" className={ROW}>
            {t("home.hero.upload")}
          </ButtonLink>
        </>
      ) : (
        <>
          <ButtonLink to={paths.demo()} className={ROW}>
            {t("home.hero.tryDemo")}
          </ButtonLink>
          <ButtonLink to={paths.register()} variant="secondary">
            {t("home.hero.register")}
          </ButtonLink>
          <ButtonLink
            to={paths.login()}
            variant="quiet"
            className="max-sm:border-line max-sm:bg-surface max-sm:text-ink"
          >
            {t("nav.login")}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
