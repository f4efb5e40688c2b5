import type { DatasetDetail, Sections } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorText } from "../../../i18n/error-text.ts";
import { type AssistantPlace, assistantPath } from "../../../lib/assistant-path.ts";
import { datasetQuery, isUnfinished } from "../../../lib/set/dataset-query.ts";
import { sectionsQuery } from "../../../lib/set/sections-query.ts";
import { setPath } from "../../../lib/set-path.ts";
import { usePaths } from "../../../lib/use-paths.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Page, PageHeading } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { LoadFailure } from "../../play/dataset-states.tsx";
import { AskSection } from "./ask-section.tsx";

interface AssistantPageProps {
  readonly id: string;
  readonly place: AssistantPlace;
}

/** Questions by the learner's own chat assistant: one section after the other, by copy and paste. */
export function AssistantPage({ id, place }: AssistantPageProps) {
  const { t } = useTranslation();
  const set = useQuery(datasetQuery(id));
  if (set.error) return <LoadFailure error={set.error} onRetry={() => void set.refetch()} />;
  const title = t("assistant.title");
  const name = set.data?.name || t("datasets.fallbackName");
  return (
    <Page title={set.data ? `${title} · ${name}` : title} width="column">
      <BackLink id={id} isInSection={place.section !== null} />
      <Heading key={`${place.section} ${place.stretch}`} lead={place.section === null}>
        {title}
      </Heading>
      {set.data ? <OfSet set={set.data} place={place} /> : <Skeleton className="h-72 rounded-option" />}
    </Page>
  );
}

/** It takes the focus when another section is opened: the address is the same page's. */
function Heading({ lead, children }: { readonly lead: boolean; readonly children: string }) {
  const { t } = useTranslation();
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => around.current?.querySelector("h1")?.focus(), []);
  return (
    <div ref={around}>
      <PageHeading lead={lead && t("assistant.lead")} className="mb-5!">
        {children}
      </PageHeading>
    </div>
  );
}

function BackLink({ id, isInSection }: { readonly id: string; readonly isInSection: boolean }) {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <Link
      to={isInSection ? assistantPath(paths, id) : setPath(paths, id)}
      className="-ml-2.5 mb-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 text-[0.94rem] text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      {t(isInSection ? "assistant.toSections" : "set.toPage")}
    </Link>
  );
}

function OfSet({ set, place }: { readonly set: DatasetDetail; readonly place: AssistantPlace }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error } = useQuery(sectionsQuery(set.id));
  if (isUnfinished(set.status)) return <Alert tone="info">{t("assistant.unfinished")}</Alert>;
  if (error) return <Alert tone="wrong">{errorText(error)}</Alert>;
  if (!data) return <Skeleton className="h-72 rounded-option" />;
  if (place.section === null) return <SectionList id={set.id} sections={data.sections} />;
  const at = data.sections.findIndex(({ section }) => section === place.section);
  const section = data.sections[at];
  if (section === undefined) return <Alert tone="wrong">{t("errors.NOT_FOUND")}</Alert>;
  return (
    <AskSection
      key={`${section.section} ${place.stretch}`}
      id={set.id}
      section={section}
      stretch={place.stretch}
      next={data.sections[at + 1] ?? null}
    />
  );
}

interface SectionListProps {
  readonly id: string;
  readonly sections: Sections["sections"];
}

function SectionList({ id, sections }: SectionListProps) {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <nav aria-label={t("editing.menu.sections")}>
      <ul className="overflow-hidden rounded-card border border-line bg-surface">
        {sections.map(({ section, heading, part, questions }) => (
          <li key={section} className="border-t border-line first:border-t-0">
            <Link
              to={assistantPath(paths, id, { section, stretch: 0 })}
              className="flex min-h-14 items-center gap-3 px-4 py-3 -outline-offset-2 transition-colors hover:bg-sunken sm:px-5"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium leading-snug [overflow-wrap:anywhere]">
                  <bdi>{heading ?? t("progress.noHeading")}</bdi>
                </span>
                <span className="block text-[0.88rem] text-ink-soft [overflow-wrap:anywhere]">
                  {part && `${part} · `}
                  {t("datasets.questions", { count: questions })}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4.5 flex-none text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
