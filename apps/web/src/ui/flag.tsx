import { DE, ES, GB, JP, PL, UA } from "country-flag-icons/react/3x2";

/** Drawn, since not every system has flags among its emoji. */
const FLAGS = { en: GB, pl: PL, de: DE, es: ES, uk: UA, ja: JP } as const;

/** The flag that stands for a language; its name always stands beside it. */
export function Flag({ language }: { language: keyof typeof FLAGS }) {
  const Drawing = FLAGS[language];
  return <Drawing aria-hidden="true" className="h-[0.95em] w-auto shrink-0 rounded-[2px] ring-1 ring-line" />;
}
