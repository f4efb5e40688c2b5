import type { StudyQuestion, StudySettings } from "@quizmill/contract";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useErrorText } from "../../i18n/error-text.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { studySettingsQuery } from "../../lib/study/settings-query.ts";
import { todayQuery } from "../../lib/study/today-query.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page, PageHeading } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { MistakesEnd, TodayEnd } from "./end.tsx";
import { PlayerView } from "./player-view.tsx";
import { mistakesQuery } from "./queries.ts";
import { MistakesStart, NothingDue } from "./start.tsx";
import { usePlayer } from "./use-player.ts";

/** `/{lang}/study/today`: a session of what is due today, from its first question to its end. */
export function ReviewPage() {
  const { t } = useTranslation();
  return (
    <MembersOnly title={t("nav.today")}>
      <Review />
    </MembersOnly>
  );
}

/** `/{lang}/study/mistakes`: what was answered wrong, in all sets. */
export function MistakesPage() {
  const { t } = useTranslation();
  return (
    <MembersOnly title={t("study.mistakes.title")}>
      <Mistakes />
    </MembersOnly>
  );
}

function MembersOnly({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const { pathname } = useLocation();
  const paths = usePaths();
  if (status === "authenticated") return children;
  return (
    <Page title={title} width="column">
      <PageHeading lead={status === "anonymous" && t("study.loginNeeded")}>{title}</PageHeading>
      {status === "anonymous" && <ButtonLink to={paths.login(pathname)}>{t("nav.login")}</ButtonLink>}
    </Page>
  );
}

function Review() {
  const { t } = useTranslation();
  return (
    <Sessions
      title={t("nav.today")}
      query={useQuery(todayQuery)}
      start={() => <NothingDue />}
      beginsAtOnce
      end={(given, onNext) => <TodayEnd given={given} onNext={onNext} />}
    />
  );
}

function Mistakes() {
  const { t } = useTranslation();
  return (
    <Sessions
      title={t("study.mistakes.title")}
      lead={t("study.mistakes.text")}
      query={useQuery(mistakesQuery)}
      start={(mistakes, onStart) => <MistakesStart mistakes={mistakes} onStart={onStart} />}
      end={(given, onNext) => <MistakesEnd given={given} onNext={onNext} />}
    />
  );
}

type Given = ReturnType<typeof usePlayer>["player"]["given"];

interface SessionsProps<Data> {
  readonly title: string;
  readonly lead?: string;
  readonly query: Pick<UseQueryResult<Data>, "data" | "error" | "isFetching" | "refetch">;
  /** Whether the session begins as soon as its questions are here. */
  readonly beginsAtOnce?: boolean;
  readonly start: (data: Data, onStart: () => void) => ReactNode;
  readonly end: (given: Given, onNext: (questions: readonly StudyQuestion[]) => void) => ReactNode;
}

/** What there is to study, and one session after the other. */
function Sessions<Data extends { readonly questions: readonly StudyQuestion[] }>(props: SessionsProps<Data>) {
  const { title, lead, query, start, end, beginsAtOnce = false } = props;
  const { data, error, isFetching, refetch } = query;
  const isReady = data !== undefined && !isFetching;
  const session = useSessionOf(beginsAtOnce && isReady ? data.questions : []);
  if (session.questions) {
    return (
      <PlayedSession
        key={session.number}
        title={title}
        questions={session.questions}
        end={(given) => end(given, session.start)}
      />
    );
  }
  return (
    <Page title={title} width="column">
      <PageHeading lead={lead}>{title}</PageHeading>
      {data && (isReady || !beginsAtOnce) ? (
        start(data, () => session.start(data.questions))
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

/** The questions of the session that is played; another one begins anew. `first` begin by themselves. */
function useSessionOf(first: readonly StudyQuestion[]) {
  const [session, setSession] = useState<{ number: number; questions: readonly StudyQuestion[] | null }>({
    number: 0,
    questions: null,
  });
  if (session.number === 0 && first.length > 0) setSession({ number: 1, questions: first });
  return {
    ...session,
    start: (questions: readonly StudyQuestion[]) => setSession({ number: session.number + 1, questions }),
  };
}

interface PlayedSessionProps {
  readonly title: string;
  readonly questions: readonly StudyQuestion[];
  readonly end: (given: Given) => ReactNode;
}

const WITHOUT_CONFIDENCE: Pick<StudySettings, "asksConfidence"> = { asksConfidence: false };

function PlayedSession({ title, questions, end }: PlayedSessionProps) {
  const model = usePlayer(questions);
  const { data: settings = WITHOUT_CONFIDENCE } = useQuery(studySettingsQuery);
  if (!model.turn) {
    return (
      <Page title={title} width="column">
        {end(model.player.given)}
      </Page>
    );
  }
  return (
    <Page title={title} width="page" className="max-sm:pt-2 max-sm:pb-0 sm:pt-5!">
      <PlayerView model={model} title={title} settings={settings} />
    </Page>
  );
}

function Waiting({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (error === null) {
    return (
      <div role="status" aria-label={t("common.loading")}>
        <Skeleton className="h-44 rounded-card" />
      </div>
    );
  }
  return (
    <EmptyState
      role="alert"
      icon={<CloudOff aria-hidden="true" className="size-6" />}
      title={errorText(error)}
      action={<Button onClick={onRetry}>{t("common.retry")}</Button>}
    >
      <p>{t("study.answersSafe")}</p>
    </EmptyState>
  );
}
