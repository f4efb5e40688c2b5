import { useTranslation } from "react-i18next";
import { LegalPage } from "./legal-page.tsx";
import { PRIVACY } from "./privacy.pl.ts";

export function PrivacyPage() {
  const { t } = useTranslation();
  return <LegalPage title={t("footer.privacy")} text={PRIVACY} />;
}
