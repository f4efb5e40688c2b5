import type { Question } from "@quizmill/contract";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Explanation } from "../explanation.tsx";

interface WhyPanelProps {
  readonly question: Question;
  readonly selectedId: number | undefined;
  readonly language: string | null;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Under a checked question in study mode; a double tap on an option folds it too. */
export function WhyPanel({ question, selectedId, language, isOpen, onToggle }: WhyPanelProps) {
  const { t } = useTranslation();
  const bodyId = useId();
  return (
    <section className="animate-appear mb-6 sm:mt-2 rounded-option bg-sunken">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-option px-5 text-left text-[0.88rem] font-[640]"
        >
          {t("quiz.why.title")}
          <ChevronDown
            aria-hidden="true"
            className={`size-5 flex-none text-ink-soft transition-transform ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </h3>
      <div id={bodyId} hidden={!isOpen} className="px-5 pb-5">
        <Explanation question={question} selectedId={selectedId} language={language} />
      </div>
    </section>
  );
}
