import { useTranslation } from "react-i18next";
import { Page } from "../../ui/page.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Steps } from "./steps.tsx";

export function HomePage() {
  const { t } = useTranslation();
  return (
    <Page title={t("home.title")} width="page" className="pt-6 sm:pt-6 lg:pt-10">
      <Hero />
      <Features />
      <Steps />
      <CallToAction />
    </Page>
  );
}
