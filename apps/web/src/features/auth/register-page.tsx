import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router";
import { Rich } from "../../i18n/rich.tsx";
import { safeNext } from "../../lib/paths.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { useLanguage, usePaths } from "../../lib/use-paths.ts";
import { Page, PageHeading } from "../../ui/page.tsx";
import { RegisterFormView } from "./register-form.tsx";
import { TEXT_LINK } from "./text-link.ts";
import { useNext } from "./use-next.ts";

/** A new member goes on to the page that asked for a login, or to make the first set. */
export function RegisterPage() {
  const { t } = useTranslation();
  const paths = usePaths();
  const { status } = useSession();
  const language = useLanguage();
  const next = useNext();
  if (status === "authenticated")
    return <Navigate to={safeNext(next ?? null, language) ?? paths.upload()} replace />;
  return (
    <Page title={t("register.title")} width="form">
      <PageHeading lead={t("register.lead")}>{t("register.heading")}</PageHeading>
      <RegisterFormView />
      <p className="mt-7 text-ink-soft">
        <Rich
          text={t("register.haveAccount")}
          as={{
            login: (words) => (
              <Link to={paths.login(next)} className={TEXT_LINK}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </Page>
  );
}
