import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePaths } from "../../lib/use-paths.ts";
import { Page, PageHeading } from "../../ui/page.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { ForgotSent } from "./forgot-sent.tsx";
import { TEXT_LINK } from "./text-link.ts";

export function ForgotPage() {
  const { t } = useTranslation();
  const paths = usePaths();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Page title={t("forgot.title")} width="form">
      <PageHeading lead={sentTo === null && t("forgot.lead")}>{t("forgot.heading")}</PageHeading>
      {sentTo === null ? (
        <ForgotForm onSent={setSentTo} />
      ) : (
        <ForgotSent email={sentTo} onAgain={() => setSentTo(null)} />
      )}
      <p className="mt-7">
        <Link to={paths.login()} className={TEXT_LINK}>
          {t("forgot.back")}
        </Link>
      </p>
    </Page>
  );
}
