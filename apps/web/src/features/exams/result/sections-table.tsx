import type { ExamResult } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/format.ts";

/** Right answers by section of the documents. */
export function SectionsTable({ sections }: Pick<ExamResult, "sections">) {
  const { t } = useTranslation();
  const { number, percent } = useFormats();
  const hasSets = new Set(sections.map(({ datasetName }) => datasetName)).size > 1;
  const cell = "px-2 py-2 text-right first:pl-0 last:pr-0";
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-[1.2rem] font-[640] tracking-[-0.015em]">{t("exams.result.bySection")}</h2>
      <table className="w-full text-[0.94rem]">
        <thead className="text-[0.82rem] text-ink-soft">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-2 text-left font-normal">
              {t("carry.role.section")}
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              {t("results.correct")}
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              {t("exams.result.share")}
            </th>
          </tr>
        </thead>
        <tbody>
          {sections.map(({ datasetName, part, heading, questions, correct }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and sets may have one name.
            <tr key={index} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 text-left font-normal [overflow-wrap:anywhere]">
                {heading ?? t("progress.noHeading")}
                {(hasSets || part !== undefined) && (
                  <span className="block text-[0.82rem] text-ink-soft">
                    {[hasSets && datasetName, part].filter(Boolean).join(" · ")}
                  </span>
                )}
              </th>
              <td className={`${cell} whitespace-nowrap`}>
                {t("results.quality.ofTotal", { part: number(correct), total: number(questions) })}
              </td>
              <td className={cell}>{percent(correct / questions)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
