import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useEffectEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useSession } from "../../lib/session/use-session.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page, PageHeading } from "../../ui/page.tsx";
import { ALL_SETS, type Asked, askedIn, isAll, queryOf } from "./asked.ts";
import { ChangedNotice } from "./changed-notice.tsx";
import { Finder } from "./finder.tsx";
import { ListSkeleton } from "./list-states.tsx";
import { datasetListQuery, listQuery, tagsQuery } from "./queries.ts";
import { SetList } from "./set-list.tsx";
import { useFocusSet } from "./use-focus-set.ts";
import type { SetsChanged } from "./use-set-changes.ts";

/** Loaded when the trash is first opened. */
const TrashList = lazy(async () => ({ default: (await import("./trash-list.tsx")).TrashList }));

/** The account's sets. Without an account only the title, because there is nothing to show. */
export function MySetsPage() {
  const { t } = useTranslation();
  const { status } = useSession();
  return (
    <Page title={t("nav.mySets")} width="column">
      <div className="mb-7 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PageHeading className="mb-0!">{t("nav.mySets")}</PageHeading>
        {status === "authenticated" && <NewSetLink />}
      </div>
      {status === "authenticated" && <FoundSets />}
    </Page>
  );
}

/** What is asked for is in the URL: the way back in the browser goes through it. */
function FoundSets() {
  const [search, setSearch] = useSearchParams();
  const asked = askedIn(search);
  const { data } = useQuery({ ...datasetListQuery, enabled: isAll(asked) });
  const isEmpty = isAll(asked) && data?.sets.length === 0;
  const { data: found } = useQuery({ ...tagsQuery, enabled: isEmpty });
  const hasOthers = found?.hasArchived === true || found?.hasTrashed === true;
  const key = JSON.stringify(queryOf(asked));
  // Here, because the list itself may be gone with its last set.
  const [changed, setChanged] = useState<SetsChanged | null>(useChangeElsewhere());
  const focusSet = useFocusSet();
  const ask = (next: Asked) => setSearch(queryOf(next), { replace: next.q !== asked.q && asked.q !== "" });
  return (
    <>
      {(!isEmpty || search.size > 0 || hasOthers) && <Finder asked={asked} onAsk={ask} />}
      {asked.isEverywhere ? (
        <Everywhere key={key} q={asked.q} onChanged={setChanged} />
      ) : (
        <FoundList key={key} asked={asked} onChanged={setChanged} />
      )}
      {changed && (
        <ChangedNotice
          key={changed.ids.join()}
          changed={changed}
          onClose={() => setChanged(null)}
          onUndone={([first = null]) => {
            setChanged(null);
            focusSet(first);
          }}
        />
      )}
    </>
  );
}

/** What was done on the page of a set that led here; said once, a reload does not say it again. */
function useChangeElsewhere(): SetsChanged | null {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const forget = useEffectEvent(() => state && navigate(pathname + search, { replace: true }));
  useEffect(() => void forget(), []);
  return (state as { changed?: SetsChanged } | null)?.changed ?? null;
}

interface FoundProps {
  readonly asked: Asked;
  readonly onChanged: (changed: SetsChanged) => void;
}

function FoundList({ asked, onChanged }: FoundProps) {
  if (!asked.isTrash) return <SetList asked={asked} onChanged={onChanged} />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <TrashList asked={asked} />
    </Suspense>
  );
}

/** What has these words, place by place. */
function Everywhere({ q, onChanged }: Pick<Asked, "q"> & Pick<FoundProps, "onChanged">) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-8">
      <FoundIn heading={t("nav.mySets")} asked={{ ...ALL_SETS, q }} onChanged={onChanged} />
      <FoundIn
        heading={t("datasets.find.archive")}
        asked={{ ...ALL_SETS, q, isArchived: true }}
        onChanged={onChanged}
      />
      <FoundIn
        heading={t("datasets.find.trash")}
        asked={{ ...ALL_SETS, q, isTrash: true }}
        onChanged={onChanged}
      />
    </div>
  );
}

function FoundIn({ heading, asked, onChanged }: FoundProps & { readonly heading: string }) {
  const { t } = useTranslation();
  const id = useId();
  const { data } = useQuery(listQuery(asked));
  const isEmpty = data?.sets.length === 0 && data.next === null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-[1.2rem] font-[640] tracking-[-0.015em]">
        {heading}
      </h2>
      {isEmpty ? (
        <p className="text-ink-soft">{t("datasets.find.nothing")}</p>
      ) : (
        <FoundList asked={asked} onChanged={onChanged} />
      )}
    </section>
  );
}

/** Not beside an empty list, which has its own link. */
function NewSetLink() {
  const { t } = useTranslation();
  const paths = usePaths();
  const { data } = useQuery(datasetListQuery);
  if (data?.sets.length === 0) return null;
  return (
    <ButtonLink to={paths.upload()} size="sm" variant="secondary">
      {t("upload.heading")}
    </ButtonLink>
  );
}
