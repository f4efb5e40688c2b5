import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { loadSettings } from "../../lib/settings.ts";
import { useLanguage } from "../../lib/use-paths.ts";
import { Page } from "../../ui/page.tsx";
import { type LegalText, type Operator, withOperator } from "./legal-text.ts";
import { STAND_INS } from "./polish.ts";

const UNKNOWN: Operator = { name: null, address: null, email: null };

/** A Polish legal text, with a note in the reader's language that the Polish text is the binding one. */
export function LegalPage({ title, text }: { title: string; text: LegalText }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const isPolish = useLanguage() === "pl";
  const operator = useOperator();
  const fill = (words: string) => withOperator(words, operator, STAND_INS);
  return (
    <Page title={title} width="column">
      <h1
        tabIndex={-1}
        lang="pl"
        className="text-[clamp(1.7rem,5vw,2.2rem)] font-[680] leading-[1.12] tracking-[-0.028em]"
      >
        {text.title}
      </h1>
      <p className="mt-3 mb-8 text-ink-soft">
        {t("legal.version", { date: date(text.version) })}
        {!isPolish && (
          <span className="max-sm:block sm:before:px-[0.35em] sm:before:content-['·']">
            {t("legal.binding")}
          </span>
        )}
      </p>
      <div lang="pl" className="grid gap-8">
        {text.sections.map((section) => (
          <section key={section.title}>
            <h2 className="mb-2 text-[1.15rem] font-[640] tracking-[-0.012em]">{section.title}</h2>
            <div className="grid gap-3">{section.body.map((part) => paragraph(part, fill))}</div>
          </section>
        ))}
      </div>
    </Page>
  );
}

function paragraph(part: string | readonly string[], fill: (words: string) => string) {
  if (typeof part === "string") return <p key={part}>{fill(part)}</p>;
  return (
    <ul key={part[0]} className="grid list-disc gap-1.5 pl-5 marker:text-ink-soft">
      {part.map((point) => (
        <li key={point}>{fill(point)}</li>
      ))}
    </ul>
  );
}

function useOperator(): Operator {
  const [operator, setOperator] = useState(UNKNOWN);
  useEffect(() => {
    loadSettings().then(
      (settings) =>
        setOperator({
          name: settings.operatorName,
          address: settings.operatorAddress,
          email: settings.contactEmail,
        }),
      // The text works without the name too; it then speaks of the operator of this installation.
      () => undefined,
    );
  }, []);
  return operator;
}
