import { partTags } from "@quizmill/contract";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { TagList } from "../../ui/tag-list.tsx";
import type { Draft, Written } from "./draft.ts";

interface ViewedQuestion {
  readonly context: string;
  readonly text: string;
  readonly options: readonly {
    readonly key: number | string;
    readonly text: string;
    readonly isRight: boolean;
  }[];
  readonly explanation: string;
  readonly tags: readonly string[];
}

export function viewOfDraft({ context, text, options, keyRow, explanation, tags }: Draft): ViewedQuestion {
  const shown = options.map((option) => ({
    key: option.row,
    text: option.text,
    isRight: option.row === keyRow,
  }));
  return { context, text, options: shown, explanation, tags: partTags([tags]) };
}

export function viewOf(question: Written): ViewedQuestion {
  const { context = "", text, options, groundTruthOptionId, aiExplanation, tags = [] } = question;
  const shown = options.map((option) => ({
    key: option.id,
    text: option.text,
    isRight: option.id === groundTruthOptionId,
  }));
  return { context, text, options: shown, explanation: aiExplanation ?? "", tags };
}

const LABELS = "ABCDEFGH";

interface QuestionViewProps {
  readonly view: ViewedQuestion;
  readonly language: string | null;
}

/** A question to be read: what is read before it, stem, options with the right one marked, explanation, each with its formulas, and its tags. */
export function QuestionView({ view, language }: QuestionViewProps) {
  const { t } = useTranslation();
  return (
    <div lang={language ?? undefined} className="grid grid-cols-1 gap-3 text-[0.94rem]">
      {view.context !== "" && (
        <p className="border-l-[3px] border-line pl-3 whitespace-pre-line [overflow-wrap:anywhere]">
          <RichText text={view.context} />
        </p>
      )}
      <p className="font-medium whitespace-pre-line [overflow-wrap:anywhere]">
        <RichText text={view.text} />
      </p>
      <ol className="grid grid-cols-1 gap-1.5">
        {view.options.map(({ key, text, isRight }, index) => (
          <li key={key} className={`flex gap-2.5 ${isRight ? "text-correct" : ""}`}>
            <b className="w-4 flex-none font-semibold">{LABELS[index]}</b>
            <span className="min-w-0 grow whitespace-pre-line [overflow-wrap:anywhere]">
              <RichText text={text} isInline />
            </span>
            {isRight && (
              <>
                <Check aria-hidden="true" className="mt-0.5 size-4.5 flex-none" strokeWidth={2.5} />
                <span className="sr-only">{t("carry.role.key")}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      {view.explanation !== "" && (
        <p className="text-ink-soft whitespace-pre-line [overflow-wrap:anywhere]">
          <RichText text={view.explanation} />
        </p>
      )}
      {view.tags.length > 0 && <TagList label={t("editing.tags")} tags={view.tags} />}
    </div>
  );
}
