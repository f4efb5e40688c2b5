import { useTranslation } from "react-i18next";
import { Rich } from "../../i18n/rich.tsx";
import { ExampleCard } from "./example-card.tsx";
import { HeroActions } from "./hero-actions.tsx";

const STATS = ["sets", "questions", "effectiveness"] as const;

/** What the product is, shown by one question with the line that answers it. */
export function Hero({ isMember }: { readonly isMember: boolean }) {
  const { t } = useTranslation();
  // Members have the main heading of Today above it.
  const Heading = isMember ? "h2" : "h1";
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-12 pb-16 lg:grid-cols-[1.05fr_0.95fr] lg:pt-6 lg:pb-24">
      <div>
        <Heading
          tabIndex={-1}
          className="text-[clamp(2.05rem,4.6vw,3.25rem)] font-[680] leading-[1.08] tracking-[-0.032em]"
        >
          {t("home.hero.title")}
        </Heading>
        <p className="mt-5 max-w-[34em] text-[1.06rem] text-balance text-ink-soft sm:text-[1.15rem]">
          <Rich text={t("home.hero.subtitle")} as={{ mark: (words) => <mark>{words}</mark> }} />
        </p>
        <HeroActions isMember={isMember} />
        <dl aria-label={t("home.stats.label")} className="mt-12 flex flex-wrap gap-x-9 gap-y-4">
          {STATS.map((stat) => (
            <div key={stat} className="flex flex-col-reverse">
              <dt className="text-[0.88rem] text-ink-soft">{t(`home.stats.${stat}`)}</dt>
              <dd className="text-[1.34rem] font-[640] tracking-[-0.02em]">{t(`home.stats.${stat}Value`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ExampleCard />
    </section>
  );
}
