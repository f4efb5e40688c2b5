import de from "./flags/de.svg";
import es from "./flags/es.svg";
import gb from "./flags/gb.svg";
import jp from "./flags/jp.svg";
import pl from "./flags/pl.svg";
import ua from "./flags/ua.svg";

/** Pictures (those of country-flag-icons, MIT), because not every system has flags among its emoji. */
const FLAGS = { en: gb, pl, de, es, uk: ua, ja: jp } as const;

/** The flag for a language; its name is always shown beside it. */
export function Flag({ language }: { language: keyof typeof FLAGS }) {
  return (
    <img
      src={FLAGS[language]}
      alt=""
      width={24}
      height={16}
      className="h-[0.95em] w-auto shrink-0 rounded-[2px] ring-1 ring-ink/25"
    />
  );
}
