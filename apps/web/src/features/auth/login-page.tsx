import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router";
import { Rich } from "../../i18n/rich.tsx";
import { safeNext } from "../../lib/paths.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { useLanguage, usePaths } from "../../lib/use-paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { Page, PageHeading } from "../../ui/page.tsx";
import { LoginFormView } from "./login-form.tsx";
import { TEXT_LINK } from "./text-link.ts";
import { useNext } from "./use-next.ts";

/** A person who is logged in, before or by this form, goes on to the page they wanted. */
export function LoginPage() {
  const { t } = useTranslation();
  const paths = usePaths();
  const { status } = useSession();
  const language = useLanguage();
  const next = useNext();
  if (status === "authenticated")
    return <Navigate to={safeNext(next ?? null, language) ?? paths.home()} replace />;
  return (
    <Page title={t("login.title")} width="form">
      <PageHeading>{t("login.heading")}</PageHeading>
      {next !== null && (
        <div className="next-only mb-6">
          <Alert tone="info">{t("login.needed")}</Alert>
        </div>
      )}
      <LoginFormView />
      <p className="mt-7 text-ink-soft">
        <Rich
          text={t("login.noAccount")}
          as={{
            register: (words) => (
              <Link to={paths.register(next)} className={TEXT_LINK}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </Page>
  );
}
