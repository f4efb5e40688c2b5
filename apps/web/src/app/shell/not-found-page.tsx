import { useTranslation } from "react-i18next";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page, PageHeading } from "../../ui/page.tsx";

export function NotFoundPage() {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <Page title={t("notFound.title")} width="column">
      <PageHeading lead={t("notFound.text")}>{t("notFound.heading")}</PageHeading>
      <ButtonLink to={paths.home()}>{t("notFound.action")}</ButtonLink>
    </Page>
  );
}
