import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useSession } from "../../lib/session/use-session.ts";
import { Page } from "../../ui/page.tsx";
import { useNextFocus } from "../../ui/use-next-focus.ts";
import { ExamsFrame, LoadFailure, Loading } from "./exams-frame.tsx";
import { attemptQuery } from "./queries.ts";
import { Result } from "./result/result.tsx";
import { Running } from "./run/running.tsx";

/** `/{lang}/attempts/{id}`: an attempt while the clock runs, or its result. */
export function AttemptPage() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const { status } = useSession();
  const { data, error, refetch } = useQuery({ ...attemptQuery(id), enabled: status === "authenticated" });
  useNextFocus(data?.attempt.state ?? "loading");
  if (data === undefined || status === "anonymous")
    return (
      <ExamsFrame title={t("exams.one")}>
        {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Loading />}
      </ExamsFrame>
    );
  const { attempt, clockOffsetMs } = data;
  if (attempt.state === "over") return <Result key={id} attempt={attempt} />;
  return (
    // Less padding on a phone, whose height is for the question.
    <Page title={attempt.name} width="page" className="max-sm:pt-2 max-sm:pb-0 sm:pt-5!">
      <Running key={id} attempt={attempt} clockOffsetMs={clockOffsetMs} />
    </Page>
  );
}
