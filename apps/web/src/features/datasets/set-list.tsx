import type { LibrarySet } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { RowsInView } from "../../ui/rows-in-view.tsx";
import { progressQuery } from "../progress/queries.ts";
import { type Asked, isAll } from "./asked.ts";
import { partsOf } from "./list-pages.ts";
import { ListError, ListSkeleton, NoSets, NothingFound } from "./list-states.tsx";
import { MoreSets } from "./more-sets.tsx";
import { listQuery, writingQuery } from "./queries.ts";
import { SetDialogs, type SetTask } from "./set-dialogs.tsx";
import { type RowTask, SetRow } from "./set-row.tsx";
import { SeveralBar } from "./several-bar.tsx";
import { useFocusSet } from "./use-focus-set.ts";
import type { SetsChanged } from "./use-set-changes.ts";

/** Rows that are rendered and removed together during scrolling. */
const PART_ROWS = 10;

interface SetListProps {
  readonly asked: Asked;
  /** Called with sets that have left the list. */
  readonly onChanged: (changed: SetsChanged) => void;
}

export function SetList({ asked, onChanged }: SetListProps) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(listQuery(asked));
  useQuery(writingQuery(data));
  // After the list, which must not wait for it; without an answer the rows just lack their bars.
  const { data: progress } = useQuery({ ...progressQuery(), enabled: data !== undefined });
  const [task, setTask] = useState<SetTask | null>(null);
  const [menuId, setMenuId] = useState<string | null>(null);
  const [renamingId, setRenamingId] = useState<string | null>(null);
  // Null as long as one set at a time is acted on.
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  /** Questions that the last merging left out. */
  const [doubles, setDoubles] = useState(0);
  const focusSet = useFocusSet();
  if (data === undefined && error !== null) {
    return <ListError error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <ListSkeleton />;
  const { sets, next } = data;
  if (sets.length === 0 && next === null) return isAll(asked) ? <NoSets /> : <NothingFound asked={asked} />;
  const mastery = new Map(progress?.sets.map((set) => [set.datasetId, set]));
  const removed = (gone: readonly LibrarySet[], isArchiving: boolean) => {
    const archiving = asked.isArchived ? ("unarchived" as const) : ("archived" as const);
    onChanged({ what: isArchiving ? archiving : "removed", ids: gone.map(({ id }) => id) });
    const out = new Set(gone.map(({ id }) => id));
    const last = sets.findLastIndex(({ id }) => out.has(id));
    const others = sets.map(({ id }, at) => ({ id, at })).filter(({ id }) => !out.has(id));
    setTask(null);
    setChosen(null);
    // Nor is it should the set come back.
    setMenuId(null);
    focusSet((others.find(({ at }) => at > last) ?? others.at(-1))?.id ?? null);
  };
  const copied = (id: string, left: number) => {
    setDoubles(left);
    setTask(null);
    setChosen(null);
    focusSet(id);
  };
  const toggle = (id: string) => {
    const changed = new Set(chosen);
    if (!changed.delete(id)) changed.add(id);
    setChosen(changed);
  };
  const choose = (id: string) => {
    setChosen(new Set([id]));
    // Afterwards its menu is not open again.
    setMenuId(null);
    focusSet(id, "input");
  };
  const begin = (what: RowTask, dataset: LibrarySet) => {
    if (what === "several") choose(dataset.id);
    else if (what === "rename") setRenamingId(dataset.id);
    else setTask({ what, sets: [dataset] });
  };
  const renamed = (id: string) => {
    setRenamingId(null);
    focusSet(id);
  };
  const stopChoosing = () => {
    setChosen(null);
    focusSet([...(chosen ?? [])].find((id) => sets.some((set) => set.id === id)) ?? sets[0]?.id ?? null);
  };
  const inHand = sets.filter(({ id }) => chosen?.has(id));
  return (
    <>
      {doubles > 0 && (
        <Alert tone="info" className="mb-4">
          {t("reading.doubles", { count: doubles })}
        </Alert>
      )}
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
              isChosen={chosen?.has(dataset.id) ?? null}
              onMenu={() => setMenuId(dataset.id)}
              isRenaming={renamingId === dataset.id}
              onRenamed={() => renamed(dataset.id)}
              onTask={(what) => begin(what, dataset)}
              onToggle={() => toggle(dataset.id)}
            />
          ))}
        </RowsInView>
      ))}
      {next !== null && <MoreSets key={next} cursor={next} asked={asked} />}
      {chosen && (
        <SeveralBar
          chosen={inHand}
          isArchive={asked.isArchived}
          onMerge={() => setTask({ what: "copy", sets: inHand })}
          onTags={() => setTask({ what: "tags", sets: inHand })}
          onRemove={() => setTask({ what: "remove", sets: inHand })}
          onArchived={() => removed(inHand, true)}
          onDone={stopChoosing}
        />
      )}
      {task && (
        <SetDialogs
          task={task}
          onClose={() => setTask(null)}
          onRemoved={() => removed(task.sets, task.what === "archive")}
          onCopied={copied}
        />
      )}
    </>
  );
}
