import type { DatasetSummary } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/format.ts";
import { sectionsQuery } from "../../../lib/set/sections-query.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { useSetName } from "../../datasets/use-set-name.ts";

interface SetChoiceProps {
  readonly dataset: DatasetSummary;
  /** Their numbers; undefined if the set is not chosen, null for all of its sections. */
  readonly sections: readonly number[] | null | undefined;
  readonly onToggle: () => void;
  readonly onSection: (section: number, all: readonly number[]) => void;
}

/** One set; once it is chosen, its sections can be chosen too. */
export function SetChoice({ dataset, sections, onToggle, onSection }: SetChoiceProps) {
  const { t } = useTranslation();
  const name = useSetName()(dataset);
  const isChosen = sections !== undefined;
  return (
    <li className="border-t border-line py-2.5 first:border-t-0">
      <Checkbox
        checked={isChosen}
        onChange={onToggle}
        label={
          <>
            <span className="font-medium [overflow-wrap:anywhere]">{name}</span>{" "}
            <span className="text-ink-soft">{t("datasets.questions", { count: dataset.questionCount })}</span>
          </>
        }
      />
      {isChosen && <Sections id={dataset.id} name={name} chosen={sections} onSection={onSection} />}
    </li>
  );
}

interface SectionsProps extends Pick<SetChoiceProps, "onSection"> {
  readonly id: string;
  readonly name: string;
  readonly chosen: readonly number[] | null;
}

/** Nothing for a document of one section. */
function Sections({ id, name, chosen, onSection }: SectionsProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data } = useQuery(sectionsQuery(id));
  const sections = data?.sections.filter(({ questions }) => questions > 0) ?? [];
  if (sections.length < 2) return null;
  const all = sections.map(({ section }) => section);
  const count = chosen?.length ?? all.length;
  return (
    <details className="mt-1.5 ml-8">
      <summary className="min-h-8 cursor-pointer rounded-key py-1 text-[0.88rem] text-ink-soft">
        {chosen === null
          ? t("exams.setup.allSections", { total: number(all.length) })
          : t("exams.setup.someSections", { part: number(count), total: number(all.length) })}
      </summary>
      <fieldset className="mt-1 grid gap-2">
        <legend className="sr-only">{t("exams.setup.sectionsOf", { name })}</legend>
        {sections.map(({ section, heading, part, questions }) => (
          <Checkbox
            key={section}
            checked={chosen === null || chosen.includes(section)}
            onChange={() => onSection(section, all)}
            label={
              <>
                <span className="[overflow-wrap:anywhere]">
                  {[part, heading ?? t("progress.noHeading")].filter(Boolean).join(" · ")}
                </span>{" "}
                <span className="text-ink-soft">{number(questions)}</span>
              </>
            }
          />
        ))}
      </fieldset>
    </details>
  );
}
