import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams, useSearchParams } from "react-router";
import { useErrorText } from "../../i18n/error-text.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { datasetQuery } from "../../lib/set/dataset-query.ts";
import { questionPath, setPath } from "../../lib/set-path.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page, PageHeading } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PassageView } from "./passage-view.tsx";
import { passagesIn } from "./passages.ts";
import { type Start, textQuery } from "./queries.ts";
import { TextSearch } from "./text-search.tsx";

/** `/{lang}/text/{id}`: the stored text of a set, at the sentence behind a question. */
export function TextPage() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const paths = usePaths();
  if (status !== "anonymous") return <OpenText id={id} />;
  return (
    <Page title={t("text.title")} width="column">
      <PageHeading>{t("text.title")}</PageHeading>
      <ButtonLink to={paths.login(pathname + search)}>{t("nav.login")}</ButtonLink>
    </Page>
  );
}

function startIn(search: URLSearchParams): Start {
  const question = Number(search.get("question"));
  if (Number.isSafeInteger(question) && question > 0) return { question };
  const from = Number(search.get("passage"));
  return { from: Number.isSafeInteger(from) && from > 0 ? from : 0 };
}

function OpenText({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const paths = usePaths();
  const [search, setSearch] = useSearchParams();
  const start = startIn(search);
  const text = useInfiniteQuery(textQuery(id, start));
  const { data: set } = useQuery(datasetQuery(id));
  const numbers = new Map(set?.questions.map((question, index) => [question.id, index + 1]));
  const questionId = "question" in start ? start.question : null;
  const [head] = text.data?.pages ?? [];
  const name = head?.name || t("datasets.fallbackName");
  const passages = passagesIn(text.data?.pages ?? []);
  const block = Number(search.get("block") ?? -1);
  const isAsked = (ordinal: number, index: number) =>
    questionId === null && "from" in start && start.from === ordinal && block === index;
  return (
    <Page title={head ? name : ""} width="column">
      <Link
        to={questionId === null ? setPath(paths, id) : questionPath(paths, id, questionId)}
        className="-ml-2.5 mb-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 text-[0.94rem] text-ink-soft transition-colors hover:bg-sunken hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {t(questionId === null ? "set.toPage" : "text.toQuestion")}
      </Link>
      <PageHeading className="mb-4!">{name}</PageHeading>
      <TextSearch
        id={id}
        onGo={(hit) => setSearch({ passage: String(hit.passage), block: String(hit.block) })}
      />
      {text.error && (
        <Alert tone="wrong" action={<Button onClick={() => void text.refetch()}>{t("common.retry")}</Button>}>
          {errorText(text.error)}
        </Alert>
      )}
      {text.isPending && !text.error && <Skeleton className="h-96 rounded-option" />}
      {text.hasPreviousPage && (
        <MoreText isBusy={text.isFetchingPreviousPage} onMore={() => void text.fetchPreviousPage()}>
          {t("text.earlier")}
        </MoreText>
      )}
      <div lang={head?.language ?? undefined} className="grid grid-cols-1 gap-5">
        {passages.map((passage) => (
          <PassageView
            key={passage.ordinal}
            passage={passage}
            numbers={numbers}
            questionId={questionId}
            isAsked={isAsked}
            hrefOf={(question) => questionPath(paths, id, question)}
          />
        ))}
      </div>
      {head && passages.length === 0 && <p>{t("text.empty")}</p>}
      {text.hasNextPage && (
        <MoreText isBusy={text.isFetchingNextPage} onMore={() => void text.fetchNextPage()}>
          {t("text.later")}
        </MoreText>
      )}
    </Page>
  );
}

interface MoreTextProps {
  readonly isBusy: boolean;
  readonly onMore: () => void;
  readonly children: string;
}

function MoreText({ isBusy, onMore, children }: MoreTextProps) {
  return (
    <p className="my-6 text-center print:hidden">
      <Button variant="secondary" isBusy={isBusy} onClick={onMore}>
        {children}
      </Button>
    </p>
  );
}
