import type { DatasetSummary } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListError, ListSkeleton, NoSets } from "./list-states.tsx";
import { datasetListQuery } from "./queries.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { SetRow } from "./set-row.tsx";

type Asked = { what: "rename" | "remove"; dataset: DatasetSummary };

export function SetList() {
  const { data, error, refetch, isFetching } = useQuery(datasetListQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (data === undefined && error !== null) {
    return <ListError error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <ListSkeleton />;
  if (data.length === 0) return <NoSets />;
  const close = () => setAsked(null);
  return (
    <>
      <ul className="grid gap-3">
        {data.map((dataset) => (
          <SetRow
            key={dataset.id}
            dataset={dataset}
            onRename={() => setAsked({ what: "rename", dataset })}
            onRemove={() => setAsked({ what: "remove", dataset })}
          />
        ))}
      </ul>
      {asked?.what === "rename" && <RenameDialog dataset={asked.dataset} onClose={close} />}
      {asked?.what === "remove" && <RemoveDialog dataset={asked.dataset} onClose={close} />}
    </>
  );
}
