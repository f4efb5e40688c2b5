import { useTranslation } from "react-i18next";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";

export function CallToAction({ isMember }: { readonly isMember: boolean }) {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-card bg-accent-soft px-6 py-9 sm:px-10 sm:py-11">
      <div className="max-w-[32em] flex-1 basis-72">
        <h2 className="text-[1.45rem] font-[660] leading-tight tracking-[-0.02em]">
          {t(isMember ? "home.cta.memberTitle" : "home.cta.anonymousTitle")}
        </h2>
        <p className="mt-2 text-ink-soft">{t(isMember ? "home.cta.memberText" : "home.cta.anonymousText")}</p>
      </div>
      <ButtonLink to={isMember ? paths.upload() : paths.register()}>
        {t(isMember ? "home.hero.upload" : "home.hero.register")}
      </ButtonLink>
    </section>
  );
}
