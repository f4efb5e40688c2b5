import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session/use-session.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page, PageHeading } from "../../ui/page.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { ExportButton } from "./export-button.tsx";
import { ModelSection } from "./model-section.tsx";
import { PaceSection } from "./pace-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { Section } from "./section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { StatsSection } from "./stats-section.tsx";

export function AccountPage() {
  const { t } = useTranslation();
  const { status } = useSession();
  const paths = usePaths();
  return (
    <Page title={t("nav.account")} width="column">
      <PageHeading lead={status === "anonymous" && t("account.loginNeeded")}>{t("nav.account")}</PageHeading>
      {status === "anonymous" && <ButtonLink to={paths.login(paths.account())}>{t("nav.login")}</ButtonLink>}
      {status === "authenticated" && (
        <>
          <ProfileSection />
          <StatsSection />
          <PaceSection />
          <Section title={t("account.data")}>
            <p className="mb-4 text-ink-soft">{t("account.dataText")}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={paths.mySets()} variant="secondary" size="sm">
                {t("account.mySets")}
              </ButtonLink>
              <ExportButton />
            </div>
          </Section>
          <ModelSection />
          <PasswordSection />
          <SessionsSection />
          <DeleteSection />
        </>
      )}
    </Page>
  );
}
