import { LANGUAGES } from "@quizmill/contract";
import { Check } from "lucide-react";
import { Link, useLocation } from "react-router";
import { inLanguage } from "../../lib/paths.ts";
import { storedLanguage } from "../../lib/stored-language.ts";
import { useLanguage } from "../../lib/use-paths.ts";
import { Flag } from "../../ui/flag.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { LanguageButton } from "./language-button.tsx";
import { LANGUAGE_NAMES } from "./language-names.ts";

/** Six links to this same page; following one also stores the choice. */
export function LanguageMenu() {
  const location = useLocation();
  const current = useLanguage();
  return (
    <Menu trigger={<LanguageButton />} isOpenAtFirst>
      {LANGUAGES.map((language) => (
        <MenuItem key={language} asChild onSelect={() => storedLanguage.write(language)}>
          <Link
            to={inLanguage(location, language)}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? "true" : undefined}
          >
            <Flag language={language} />
            <span className="flex-1">{LANGUAGE_NAMES[language]}</span>
            {language === current && <Check aria-hidden="true" className="size-4 text-accent" />}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  );
}
