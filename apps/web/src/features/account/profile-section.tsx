import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { Facts } from "./facts.tsx";
import { LoadError } from "./load-error.tsx";
import { meQuery } from "./queries.ts";
import { Section } from "./section.tsx";

export function ProfileSection() {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { data: me, error, refetch } = useQuery(meQuery);
  return (
    <Section title={t("account.profile")}>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Facts
          facts={[
            { label: t("auth.email"), value: me && <Address email={me.email} /> },
            { label: t("auth.name"), value: me && (me.name || t("account.none")) },
            { label: t("account.since"), value: me && date(me.createdAt) },
          ]}
        />
      )}
    </Section>
  );
}

/** An address that does not fit on one line breaks before the @. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
