import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { chosenTheme, THEMES } from "../../lib/theme.ts";

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Light, dark, or as the system is set: three radio buttons that look like one switch. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const theme = useSyncExternalStore(chosenTheme.subscribe, chosenTheme.read, () => "system");
  return (
    <fieldset className="flex rounded-control border border-line p-0.5">
      <legend className="sr-only">{t("theme.label")}</legend>
      {THEMES.map((name) => {
        const Icon = ICONS[name];
        return (
          <label
            key={name}
            title={t(`theme.${name}`)}
            className="relative grid size-10 cursor-pointer place-items-center rounded-key transition-colors hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-[2.5px] has-focus-visible:outline-accent pointer-coarse:size-11"
          >
            <input
              type="radio"
              name="theme"
              value={name}
              checked={theme === name}
              onChange={() => chosenTheme.choose(name)}
              aria-label={t(`theme.${name}`)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Icon aria-hidden="true" className="pointer-events-none size-[1.15em]" />
          </label>
        );
      })}
    </fieldset>
  );
}
