import { useQuery } from "@tanstack/react-query";
import { Archive, Tags } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePaths } from "../../lib/use-paths.ts";
import { Button } from "../../ui/button.tsx";
import { TagList } from "../../ui/tag-list.tsx";
import { ALL_SETS, queryOf } from "../datasets/asked.ts";
import { listedSetQuery } from "../datasets/queries.ts";
import { TagsDialog } from "../datasets/tags-dialog.tsx";

/** Its tags, each of which leads to all sets that have it. */
export function SetTags({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const paths = usePaths();
  const { data: set } = useQuery(listedSetQuery(id));
  const [isChanging, setChanging] = useState(false);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-1.5">
      {set?.isArchived && (
        <span className="inline-flex items-center gap-1 rounded-key bg-sunken px-2 py-1 text-[0.82rem]">
          <Archive aria-hidden="true" className="size-3.5" />
          {t("datasets.find.archive")}
        </span>
      )}
      {set && set.tags.length > 0 && (
        <TagList
          label={t("datasets.tags.title")}
          tags={set.tags}
          hrefOf={(tag) => `${paths.mySets()}?${new URLSearchParams(queryOf({ ...ALL_SETS, tag }))}`}
        />
      )}
      {set && (
        <Button
          variant="quiet"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setChanging(true)}
          className="-ml-2 px-2!"
        >
          <Tags aria-hidden="true" className="size-4" />
          {t("datasets.tags.title")}
        </Button>
      )}
      {set && isChanging && <TagsDialog sets={[set]} onClose={() => setChanging(false)} />}
    </div>
  );
}
