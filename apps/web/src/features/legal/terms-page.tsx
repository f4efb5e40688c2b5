import { useTranslation } from "react-i18next";
import { LegalPage } from "./legal-page.tsx";
import { TERMS } from "./terms.pl.ts";

export function TermsPage() {
  const { t } = useTranslation();
  return <LegalPage title={t("footer.terms")} text={TERMS} />;
}
