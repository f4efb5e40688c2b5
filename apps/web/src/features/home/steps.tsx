import { Check, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

const STEPS = ["one", "two", "three"] as const;

/** How it works, each step with the part of the product where it happens. */
export function Steps() {
  const { t } = useTranslation();
  return (
    <section className="border-t border-line py-14 lg:py-20">
      <h2 className="mb-8 text-[1.6rem] font-[660] leading-tight tracking-[-0.022em] lg:text-[2rem]">
        {t("home.steps.title")}
      </h2>
      <ol className="grid gap-x-5 gap-y-10 md:grid-cols-3 lg:gap-x-8">
        {STEPS.map((step, index) => (
          <li key={step}>
            <Sample step={step} />
            <h3 className="mt-4 font-[620]">
              <span className="mr-2 text-ink-soft">{index + 1}</span>
              {t(`home.steps.${step}.title`)}
            </h3>
            <p className="mt-1 text-ink-soft">{t(`home.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A small picture made of the product's own components. */
function Sample({ step }: { step: (typeof STEPS)[number] }) {
  const { t } = useTranslation();
  const text = t(`home.steps.${step}.sample`);
  const pictures: Record<typeof step, ReactNode> = {
    one: (
      <span className="flex items-center gap-2.5">
        <FileText strokeWidth={1.7} className="size-5 shrink-0 text-ink-soft" />
        <span className="min-w-0 font-[520] leading-snug break-words">{text}</span>
      </span>
    ),
    two: (
      <>
        <span className="mb-2.5 block h-[5px] overflow-hidden rounded-full bg-line">
          <span className="block h-full w-[38%] rounded-full bg-accent" />
        </span>
        <span className="text-ink-soft">{text}</span>
      </>
    ),
    three: (
      <span className="flex items-center gap-2.5">
        <span className="grid size-6 shrink-0 place-items-center rounded-[7px] bg-correct text-on-correct">
          <Check strokeWidth={2.5} className="size-4" />
        </span>
        <span className="min-w-0 font-[520] leading-snug break-words">{text}</span>
      </span>
    ),
  };
  return (
    <div
      aria-hidden="true"
      className="flex min-h-20 flex-col justify-center rounded-card border border-line bg-surface px-4 py-4 text-[0.88rem] lg:px-5"
    >
      {pictures[step]}
    </div>
  );
}
