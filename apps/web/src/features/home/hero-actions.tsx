import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session/use-session.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { cx } from "../../ui/cx.ts";

/** On a phone each button takes the full width; visitors and members both see two rows, so that nothing moves. */
const ROW = "max-sm:col-span-2";

/** Visitors do not load it. */
const MemberActions = lazy(() =>
  import("./member-actions.tsx").then((module) => ({ default: module.MemberActions })),
);

/** The main actions: for visitors the demo first, for members what is due. */
export function HeroActions() {
  const { t } = useTranslation();
  const { status } = useSession();
  const paths = usePaths();
  return (
    <div
      className={cx(
        "relative mt-7 flex min-h-[46px] flex-wrap gap-3 max-sm:grid max-sm:min-h-[104px] max-sm:grid-cols-2",
        status === "anonymous" && "visitors-only",
      )}
    >
      {status === "authenticated" && (
        <Suspense>
          <MemberActions />
        </Suspense>
      )}
      {status === "anonymous" && (
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
