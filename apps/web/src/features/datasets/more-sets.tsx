import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { ALL_SETS, type Asked } from "./asked.ts";
import { withNext } from "./list-pages.ts";
import { ListSkeleton } from "./list-states.tsx";
import { fetchPage, listQuery } from "./queries.ts";

interface MoreSetsProps {
  readonly cursor: string;
  /** The list that they belong to. */
  readonly asked?: Asked;
}

/** Fetches the next sets as soon as the person scrolls near the end. */
export function MoreSets({ cursor, asked = ALL_SETS }: MoreSetsProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const see = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    };
    const observer = new IntersectionObserver(see, { rootMargin: "1600px 0px" });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const { isError, isFetching, refetch } = useQuery({
    queryKey: ["datasets-page", asked, cursor],
    queryFn: async ({ signal }) => {
      const page = await fetchPage(asked, cursor, signal);
      client.setQueryData(listQuery(asked).queryKey, (loaded) => loaded && withNext(loaded, page));
      return page.next;
    },
    enabled: isNear,
    gcTime: 0,
  });
  return (
    <div ref={place}>
      {isError ? (
        <Button variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
          {t("common.retry")}
        </Button>
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}
