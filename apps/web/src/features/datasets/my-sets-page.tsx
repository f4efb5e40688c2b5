import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session/use-session.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page, PageHeading } from "../../ui/page.tsx";
import { SetList } from "./set-list.tsx";

/** The account's sets. Without an account only the title, as nothing here is anyone's. */
export function MySetsPage() {
  const { t } = useTranslation();
  const paths = usePaths();
  const { status } = useSession();
  return (
    <Page title={t("datasets.title")} width="column">
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageHeading>{t("datasets.heading")}</PageHeading>
        {status === "authenticated" && (
          <ButtonLink to={paths.upload()} size="sm" variant="secondary">
            {t("datasets.newSet")}
          </ButtonLink>
        )}
      </div>
      {status === "authenticated" && <SetList />}
    </Page>
  );
}
