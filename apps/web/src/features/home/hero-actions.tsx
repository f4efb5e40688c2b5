import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session/use-session.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";

/** The ways in: for visitors the demo first, for members their sets. */
export function HeroActions() {
  const { t } = useTranslation();
  const { status } = useSession();
  const paths = usePaths();
  return (
    <div className="visitors-only mt-7 flex min-h-[46px] flex-wrap gap-3">
      {status === "authenticated" && (
        <>
          <ButtonLink to={paths.mySets()}>{t("home.hero.mySets")}</ButtonLink>
          <ButtonLink to={paths.upload()} variant="secondary">
            {t("home.hero.upload")}
          </ButtonLink>
        </>
      )}
      {status === "anonymous" && (
        <>
          <ButtonLink to={paths.demo()}>{t("home.hero.tryDemo")}</ButtonLink>
          <ButtonLink to={paths.register()} variant="secondary">
            {t("home.hero.register")}
          </ButtonLink>
          <ButtonLink to={paths.login()} variant="quiet">
            {t("home.hero.login")}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
