import { type OpenSession, ROUTES } from "@quizmill/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { useFormats } from "../../i18n/format.ts";
import { call } from "../../lib/api.ts";
import { session } from "../../lib/session/session.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EndSessionDialog } from "./end-session-dialog.tsx";
import { LoadError } from "./load-error.tsx";
import { sessionsQuery } from "./queries.ts";
import { Section } from "./section.tsx";

/** The account's open sessions, with a button to end each. */
export function SessionsSection() {
  const { t } = useTranslation();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<OpenSession | null>(null);
  return (
    <Section title={t("account.sessions.heading")}>
      <p className="mb-4 text-ink-soft">{t("account.sessions.text")}</p>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className="grid gap-3">
          {sessions?.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
          )) ?? <Skeleton className="my-1 h-10" />}
        </ul>
      )}
      {ending && <EndSessionDialog session={ending} onClose={() => setEnding(null)} />}
    </Section>
  );
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const device = session.device ?? t("account.sessions.unknown");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <p className="font-[520] [overflow-wrap:anywhere]">{device}</p>
        <p className="text-[0.94rem] text-ink-soft">
          {session.isThis
            ? t("account.sessions.thisOne")
            : t("account.sessions.lastSeen", { when: dateTime(session.lastSeenAt) })}
        </p>
        {session.isThis && <Remembered isRemembered={session.isRemembered} />}
      </div>
      {!session.isThis && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t("account.sessions.endNamed", { device })}
          onClick={onEnd}
        >
          {t("account.sessions.end")}
        </Button>
      )}
    </li>
  );
}

/** Whether this browser stays logged in when it is closed. */
function Remembered({ isRemembered }: Pick<OpenSession, "isRemembered">) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: async (remember: boolean) => {
      await call(ROUTES.rememberMySession, { body: { remember } });
      await session.renew();
    },
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
  return (
    <Checkbox
      className="mt-2"
      label={t("login.remember")}
      checked={isPending ? variables : isRemembered}
      onChange={({ target }) => mutate(target.checked)}
      error={error ? errorText(error) : undefined}
    />
  );
}
