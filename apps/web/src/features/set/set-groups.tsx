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
  Plus,
  Share,
} from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useFormats } from "../../i18n/format.ts";
import { sectionsQuery } from "../../lib/set/sections-query.ts";
import { EditButton } from "../edit/edit-button.tsx";
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

/** These grow with the document: one of them is open at a time, and the address says which. */
const LONG: readonly GroupName[] = ["sections", "questions"];

/** Everything that belongs to a set, in groups: the short ones in plain sight, the long ones folded. */
export function SetGroups({ dataset }: { readonly dataset: DatasetDetail }) {
  const { number } = useFormats();
  const { isOpen, toggle } = useOpenGroups();
  const sections = useSections(dataset);
  const found = sections.data?.sections;
  const groups: readonly [GroupName, string | undefined, () => ReactNode, ReactNode?][] = [
    ["sections", found && number(found.length), () => <SetSections dataset={dataset} sections={sections} />],
    [
      "questions",
      number(dataset.questions.length),
      () => <QuestionList dataset={dataset} />,
      <EditButton
        key="own"
        action="own"
        variant="quiet"
        sign={Plus}
        signClassName="max-sm:size-5"
        wordClassName="max-sm:sr-only"
        className="flex-none max-sm:px-3"
      />,
    ],
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
      {groups.map(([name, count, content, action]) => (
        <Group
          key={name}
          name={name}
          count={count}
          action={action}
          isOpen={isOpen(name)}
          onToggle={() => toggle(name)}
        >
          {content}
        </Group>
      ))}
    </div>
  );
}

/** Where there is room, the sections are open at first. */
function useOpenGroups() {
  const [search, setSearch] = useSearchParams();
  const isWide = useIsWide();
  const [folded, setFolded] = useState<readonly GroupName[]>([]);
  const long = search.get(OPEN) ?? (isWide ? "sections" : "");
  const isOpen = (name: GroupName) => (LONG.includes(name) ? long === name : !folded.includes(name));
  const toggle = (name: GroupName) => {
    if (!LONG.includes(name)) {
      setFolded(isOpen(name) ? [...folded, name] : folded.filter((one) => one !== name));
      return;
    }
    const change = (before: URLSearchParams) => {
      const after = new URLSearchParams(before);
      after.set(OPEN, long === name ? "" : name);
      return after;
    };
    setSearch(change, { replace: true });
  };
  return { isOpen, toggle };
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
  /** What is done often: it needs no look inside. */
  readonly action: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: () => ReactNode;
}

function Group({ name, count, action, isOpen, onToggle, children }: GroupProps) {
  const { t } = useTranslation();
  const bodyId = useId();
  const Sign = SIGNS[name];
  return (
    <section data-group={name} className="min-w-0 rounded-card border border-line bg-surface">
      <div className="flex items-center">
        <h2 className="min-w-0 grow">
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
        {action}
      </div>
      <div id={bodyId} hidden={!isOpen} className="min-w-0 px-4 pt-1 pb-5 sm:px-5">
        {isOpen && children()}
      </div>
    </section>
  );
}
