import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Page, PageHeading } from "../../ui/page.tsx";

/** Shown when a page breaks or a part of it cannot be fetched, e.g. after a new version was installed. */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <main>
      <Page title={t("crash.title")} width="column">
        <PageHeading lead={t("crash.text")}>{t("crash.title")}</PageHeading>
        <Button onClick={() => window.location.reload()}>{t("crash.action")}</Button>
      </Page>
    </main>
  );
}
