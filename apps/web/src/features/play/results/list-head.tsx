import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import type { useExpanded } from "./use-expanded.ts";

interface ListHeadProps {
  /** A switch over the list; null where it would change nothing. */
  readonly filter: { readonly label: string; readonly isOn: boolean; readonly onToggle: () => void } | null;
  readonly expanded: ReturnType<typeof useExpanded>;
}

/** The heading of the list of all questions, with what acts on all of them. */
export function ListHead({ filter, expanded }: ListHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 className="text-[1.2rem] font-[640] tracking-[-0.015em]">{t("results.questions")}</h2>
      <div className="-mx-3.5 flex flex-wrap forced-colors:mx-0 forced-colors:gap-2 print:hidden">
        {filter && (
          <Button
            variant="quiet"
            size="sm"
            aria-pressed={filter.isOn}
            onClick={filter.onToggle}
            className="aria-pressed:text-accent aria-pressed:underline aria-pressed:underline-offset-4"
          >
            {filter.label}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={expanded.expand}>
          {t("results.expandAll")}
        </Button>
        <Button variant="quiet" size="sm" onClick={expanded.collapse}>
          {t("results.collapseAll")}
        </Button>
      </div>
    </div>
  );
}
