import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { usePaths } from "../../lib/use-paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page, PageHeading } from "../../ui/page.tsx";
import { ResetForm } from "./reset-form.tsx";

export function ResetPage() {
  const { t } = useTranslation();
  const paths = usePaths();
  const token = useSearchParams()[0].get("token");
  const [isDone, setDone] = useState(false);
  return (
    <Page title={t("auth.newPassword")} width="form">
      <PageHeading lead={token !== null && !isDone && t("reset.lead")}>{t("reset.heading")}</PageHeading>
      {isDone && (
        <Outcome tone="correct" title={t("reset.doneTitle")} text={t("reset.doneText")}>
          <ButtonLink to={paths.login()}>{t("nav.login")}</ButtonLink>
        </Outcome>
      )}
      {!isDone && token === null && (
        <Outcome tone="wrong" title={t("reset.missingTitle")} text={t("reset.missingText")}>
          <ButtonLink to={paths.forgotPassword()}>{t("reset.newLink")}</ButtonLink>
        </Outcome>
      )}
      {!isDone && token !== null && <ResetForm token={token} onDone={() => setDone(true)} />}
    </Page>
  );
}

interface OutcomeProps {
  tone: "correct" | "wrong";
  title: string;
  text: string;
  children: ReactNode;
}

function Outcome({ tone, title, text, children }: OutcomeProps) {
  return (
    <div className="grid justify-items-start gap-5">
      <Alert tone={tone} title={title}>
        <p>{text}</p>
      </Alert>
      {children}
    </div>
  );
}
