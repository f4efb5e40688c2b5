import type { DatasetDetail } from "@quizmill/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  CalendarDays,
  ChevronDown,
  Copy,
  Files,
  ListTree,
  type LucideIcon,
  MessageCircleQuestion,
  Share,
} from "lucide-react";
import { type ReactNode, useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useFormats } from "../../i18n/format.ts";
import { sectionsQuery } from "../../lib/set/sections-query.ts";
import { useIsWide } from "../play/use-is-wide.ts";
import { documentsOf } from "./documents.ts";
import { ExamDay } from "./exam-day.tsx";
import { Organise } from "./organise.tsx";
import { QuestionList } from "./question-list.tsx";
import { SetDocuments } from "./set-documents.tsx";
import { SetSections } from "./set-sections.tsx";
import { ShareSet } from "./share-set.tsx";

/** As the address names them. */
const SIGNS = {
  sections: ListTree,
  questions: MessageCircleQuestion,
  documents: Files,
  share: Share,
  exam: CalendarDays,
  organise: Copy,
} as const satisfies Record<string, LucideIcon>;
type GroupName = keyof typeof SIGNS;

const OPEN = "open";

/** Everything that belongs to a set, in folded groups; the address says which of them is open. */
export function SetGroups({ dataset }: { readonly dataset: DatasetDetail }) {
  const { number } = useFormats();
  const { open, toggle } = useOpenGroup();
  const sections = useSections(dataset);
  const found = sections.data?.sections;
  const groups: readonly [GroupName, string | undefined, () => ReactNode][] = [
    ["sections", found && number(found.length), () => <SetSections dataset={dataset} sections={sections} />],
    ["questions", number(dataset.questions.length), () => <QuestionList dataset={dataset} />],
    [
      "documents",
      found && number(documentsOf(found).length),
      () => <SetDocuments dataset={dataset} sections={sections} />,
    ],
    ["share", undefined, () => <ShareSet dataset={dataset} />],
    ["exam", undefined, () => <ExamDay id={dataset.id} />],
    ["organise", undefined, () => <Organise dataset={dataset} sections={found ?? []} />],
  ];
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      {groups.map(([name, count, content]) => (
        <Group key={name} name={name} count={count} isOpen={open === name} onToggle={() => toggle(name)}>
          {content}
        </Group>
      ))}
    </div>
  );
}

/** Where there is room, the sections are open at first. */
function useOpenGroup() {
  const [search, setSearch] = useSearchParams();
  const isWide = useIsWide();
  const open = search.get(OPEN) ?? (isWide ? "sections" : "");
  const toggle = (name: GroupName) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(OPEN, open === name ? "" : name);
        return after;
      },
      { replace: true },
    );
  return { open, toggle };
}

/** Asked for anew when questions arrive. */
function useSections({ id, questionCount }: DatasetDetail) {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: questions may arrive while it is open.
  useEffect(() => {
    void client.invalidateQueries(sectionsQuery(id));
  }, [client, id, questionCount]);
  return useQuery(sectionsQuery(id));
}

interface GroupProps {
  readonly name: GroupName;
  /** How many of them there are, where that says something and is known. */
  readonly count: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: () => ReactNode;
}

function Group({ name, count, isOpen, onToggle, children }: GroupProps) {
  const { t } = useTranslation();
  const bodyId = useId();
  const Sign = SIGNS[name];
  return (
    <section data-group={name} className="min-w-0 rounded-card border border-line bg-surface">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-3 rounded-card px-4 text-left font-[620] transition-colors hover:bg-sunken sm:px-5"
        >
          <Sign aria-hidden="true" className="size-5 flex-none text-ink-soft" />
          <span className="min-w-0 grow">{t(`set.groups.${name}`)}</span>
          {count !== undefined && <span className="font-normal text-ink-soft">{count}</span>}
          <ChevronDown
            aria-hidden="true"
            className={`size-5 flex-none text-ink-soft transition-transform ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </h2>
      <div id={bodyId} hidden={!isOpen} className="min-w-0 px-4 pt-1 pb-5 sm:px-5">
        {isOpen && children()}
      </div>
    </section>
  );
}
