import type { DatasetSummary } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { progressQuery } from "../progress/queries.ts";
import { partsOf } from "./list-pages.ts";
import { ListError, ListSkeleton, NoSets } from "./list-states.tsx";
import { MoreSets } from "./more-sets.tsx";
import { datasetListQuery, writingQuery } from "./queries.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { RowsInView } from "./rows-in-view.tsx";
import { SetRow } from "./set-row.tsx";
import { useFocusSet } from "./use-focus-set.ts";

type Asked = { what: "rename" | "remove"; dataset: DatasetSummary };

/** Rows that are rendered and removed together during scrolling. */
const PART_ROWS = 10;

export function SetList() {
  const { data, error, refetch, isFetching } = useQuery(datasetListQuery);
  useQuery(writingQuery(data));
  // After the list, which must not wait for it; without an answer the rows just lack their bars.
  const { data: progress } = useQuery({ ...progressQuery(), enabled: data !== undefined });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [menuId, setMenuId] = useState<string | null>(null);
  const focusSet = useFocusSet();
  if (data === undefined && error !== null) {
    return <ListError error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <ListSkeleton />;
  const { sets, next } = data;
  if (sets.length === 0) return <NoSets />;
  const mastery = new Map(progress?.sets.map((set) => [set.datasetId, set]));
  const close = () => setAsked(null);
  const removed = ({ id }: DatasetSummary) => {
    const at = sets.findIndex((set) => set.id === id);
    close();
    focusSet((sets[at + 1] ?? sets[at - 1])?.id ?? null);
  };
  return (
    <>
      {partsOf(sets, PART_ROWS).map((part) => (
        <RowsInView key={part.from} isFirst={part.from === 0}>
          {part.rows.map((dataset, at) => (
            <SetRow
              key={dataset.id}
              dataset={dataset}
              mastery={mastery.get(dataset.id)}
              position={part.from + at + 1}
              total={next === null ? sets.length : -1}
              hasMenu={menuId === dataset.id}
              onMenu={() => setMenuId(dataset.id)}
              onRename={() => setAsked({ what: "rename", dataset })}
              onRemove={() => setAsked({ what: "remove", dataset })}
            />
          ))}
        </RowsInView>
      ))}
      {next !== null && <MoreSets key={next} cursor={next} />}
      {asked?.what === "rename" && <RenameDialog dataset={asked.dataset} onClose={close} />}
      {asked?.what === "remove" && (
        <RemoveDialog dataset={asked.dataset} onClose={close} onRemoved={() => removed(asked.dataset)} />
      )}
    </>
  );
}
