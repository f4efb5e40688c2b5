import { type ComponentType, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session/use-session.ts";
import { Page } from "../../ui/page.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Steps } from "./steps.tsx";

/** For visitors what the product is; for members Today, and that below it. Visitors do not load Today. */
export function HomePage({ Today }: { readonly Today: ComponentType }) {
  const { t } = useTranslation();
  const isMember = useSession().status !== "anonymous";
  return (
    <Page title={isMember ? t("nav.today") : t("home.title")} width="page" className="pt-6 sm:pt-6 lg:pt-10">
      {/* The delivered page is everybody's: members see the room of Today in it, or what stood there the last time. */}
      <div data-kept="today" className={isMember ? "pb-16" : "members-only pb-16"}>
        {isMember ? (
          <Suspense>
            <Today />
          </Suspense>
        ) : (
          <div className="h-96 animate-pulse rounded-card bg-line" />
        )}
      </div>
      <Hero isMember={isMember} />
      <Features />
      <Steps />
      <CallToAction isMember={isMember} />
    </Page>
  );
}
