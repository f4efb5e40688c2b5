import type { QualityReport, Tokens } from "@quizmill/contract";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/format.ts";
import { allTokens, costOf, roundedTokens } from "../../../lib/model-cost.ts";
import { useModelPrice } from "../../../lib/use-model-price.ts";
import { Folded } from "./folded.tsx";
import { type ModelFigures, type QualityFigures, qualityFigures } from "./quality.ts";

interface QualityPanelProps {
  readonly report: QualityReport | null;
  readonly model: ModelFigures | null;
  /** Beside the reason why the model stopped. */
  readonly again?: ReactNode;
}

/** How the questions of a set were checked, folded away; nothing for a set without a report. */
export function QualityPanel({ report, model, again }: QualityPanelProps) {
  const { t } = useTranslation();
  const figures = qualityFigures(report);
  if (report === null || figures === null) return null;
  return (
    <Folded
      title={t("results.quality.title")}
      note={
        model?.fellBack && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 pb-4 text-[0.88rem]">
            <p>{t(`results.quality.fellBack.${model.fellBack}`)}</p>
            {again}
          </div>
        )
      }
    >
      <dl>
        <Figures report={report} figures={figures} />
        {model && <ModelRows model={model} />}
      </dl>
      {figures.checked > 0 && <Checks report={report} figures={figures} />}
    </Folded>
  );
}

interface FiguresProps {
  readonly report: QualityReport;
  readonly figures: QualityFigures;
}

function Figures({ report, figures }: FiguresProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { imported, withQuote, sections } = report;
  const ofTotal = (part: number, total: number) =>
    t("results.quality.ofTotal", { part: number(part), total: number(total) });
  return (
    <>
      {imported > 0 && <Row label={t("results.quality.imported")} value={number(imported)} />}
      <Row label={t("results.quality.withQuote")} value={ofTotal(withQuote, figures.questions)} />
      <Row label={t("results.quality.sections")} value={ofTotal(sections.covered, sections.total)} />
    </>
  );
}

/** What became of the drafts: figures of the machine, one level deeper. */
function Checks({ report, figures }: FiguresProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <details className="mt-2 text-[0.88rem]">
      <summary className="min-h-11 cursor-pointer rounded-key py-2.5 text-ink-soft">
        {t("results.quality.numbers")}
      </summary>
      <dl>
        <Row label={t("results.quality.checked")} value={number(figures.checked)} />
        <Row label={t("results.quality.written")} value={number(report.written)} />
        {report.written > 0 && <KeyPositions counts={report.keyPositions} />}
      </dl>
      {figures.refused.length > 0 && <Refusals figures={figures} />}
    </details>
  );
}

/** Who wrote how many questions, and the tokens the model used. */
function ModelRows({ model }: { readonly model: ModelFigures }) {
  const { t } = useTranslation();
  const { number, money } = useFormats();
  const { isOwn, used, expected } = model;
  const price = useModelPrice();
  const about = (some: Tokens) => {
    const count = roundedTokens(allTokens(some));
    return t("results.quality.tokens", { count, tokens: number(count) });
  };
  return (
    <>
      <Row label={t("results.quality.byModel")} value={number(model.byModel)} />
      {model.byModelOptions > 0 && (
        <Row label={t("results.quality.byModelOptions")} value={number(model.byModelOptions)} />
      )}
      <Row label={t("results.quality.byEmbedded")} value={number(model.byEmbedded)} />
      <Row label={t("results.quality.usage")} value={about(used)} />
      {price && !isOwn && (
        <Row label={t("results.quality.cost")} value={money(costOf(used, price), price.currency)} />
      )}
      {expected && <Row label={t("results.quality.expectedUsage")} value={about(expected)} />}
    </>
  );
}

/** Letters, or counts, in one row that does not wrap. */
const inRow = (signs: readonly string[]) => signs.join("\u00a0·\u00a0");

/** An even distribution of keys: the letter gives no hint. */
function KeyPositions({ counts }: { readonly counts: readonly number[] }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const labels = inRow(counts.map((_, position) => String.fromCharCode(65 + position)));
  return <Row label={t("results.quality.keys", { labels })} value={inRow(counts.map(number))} />;
}

function Refusals({ figures }: { readonly figures: QualityFigures }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <>
      <h3 className="mt-5 text-[0.88rem] font-[640]">{t("results.quality.refused")}</h3>
      <dl>
        {figures.refused.map(({ reason, count }) => (
          <Row key={reason} label={t(`results.quality.reason.${reason}`)} value={number(count)} />
        ))}
      </dl>
    </>
  );
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-[0.88rem] last:border-b-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="flex-none font-semibold">{value}</dd>
    </div>
  );
}
