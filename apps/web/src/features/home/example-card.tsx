import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Rich } from "../../i18n/rich.tsx";
import { Card } from "../../ui/card.tsx";
import { cx } from "../../ui/cx.ts";

const OPTIONS = ["a", "b", "c", "d"] as const;
const KEY = "b";

/** The product in one card: a line of a document, the question made from it, its answer. A picture, not a control. */
export function ExampleCard() {
  const { t } = useTranslation();
  return (
    <Card>
      <figure aria-label={t("home.example.label")} className="px-5 py-6 sm:px-6">
        <blockquote className="mb-5 border-l-[3px] border-line pl-3.5 text-[0.88rem] text-balance text-ink-soft">
          <cite className="block not-italic">{t("home.example.source")}</cite>
          <Rich
            text={t("home.example.quote")}
            as={{ mark: (words) => <mark className="font-[520]">{words}</mark> }}
          />
        </blockquote>
        <p className="mb-4 text-[1.15rem] font-medium leading-snug tracking-[-0.012em]">
          {t("home.example.stem")}
        </p>
        <ol className="grid grid-cols-1 gap-2.5">
          {OPTIONS.map((option) => (
            <ExampleOption key={option} letter={option.toUpperCase()} isKey={option === KEY}>
              {t(`home.example.${option}`)}
            </ExampleOption>
          ))}
        </ol>
      </figure>
    </Card>
  );
}

function ExampleOption(props: { letter: string; isKey: boolean; children: string }) {
  const { t } = useTranslation();
  return (
    <li
      className={cx(
        "flex min-h-[52px] items-center gap-x-3.5 rounded-option border-[1.5px] px-4 py-2.5",
        props.isKey ? "border-correct bg-correct-soft" : "border-line",
      )}
    >
      <span
        className={cx(
          "grid size-7 shrink-0 place-items-center rounded-key text-[0.82rem] font-[620]",
          props.isKey ? "bg-correct text-on-correct" : "bg-sunken text-ink-soft",
        )}
      >
        {props.letter}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className="min-w-0 grow hyphens-auto">{props.children}</span>
        {props.isKey && (
          <span className="flex items-center gap-1 text-[0.82rem] font-[600] text-correct">
            <Check aria-hidden="true" strokeWidth={2.5} className="size-4" />
            {t("home.example.correct")}
          </span>
        )}
      </span>
    </li>
  );
}
