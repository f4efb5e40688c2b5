import type { DatasetDetail } from "@quizmill/contract";
import { ArchiveRestore, Pencil } from "lucide-react";
import { useDeferredValue, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { questionPath } from "../../lib/set-path.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { RowsInView } from "../../ui/rows-in-view.tsx";
import { TagList } from "../../ui/tag-list.tsx";
import { partsOf } from "../datasets/list-pages.ts";
import { EditButton } from "../edit/edit-button.tsx";
import { QuestionMenu } from "../edit/question-menu.tsx";
import { findQuestions, type NumberedQuestion } from "./find-questions.ts";
import { KeyChoice } from "./key-choice.tsx";

/** Rows that are rendered and removed together during scrolling. */
const PART_ROWS = 20;

/** All questions of a set, to look for one and to change it; one's own, and those that were deleted. */
export function QuestionList({ dataset: { id, questions, language } }: { readonly dataset: DatasetDetail }) {
  const { t } = useTranslation();
  const fieldId = useId();
  const [words, setWords] = useState("");
  const found = findQuestions(questions, useDeferredValue(words));
  return (
    <>
      <EditButton action="deleted" sign={ArchiveRestore} />
      {questions.length > 0 && (
        <search className="mt-3 block">
          <label htmlFor={fieldId} className="sr-only">
            {t("set.find")}
          </label>
          <input
            id={fieldId}
            type="search"
            value={words}
            placeholder={t("set.find")}
            onChange={({ target }) => setWords(target.value)}
            className="block min-h-[46px] w-full rounded-control border-[1.5px] border-field-line bg-surface px-3.5 text-ink placeholder:text-ink-soft hover:border-ink-soft"
          />
          <p role="status" className={words.trim() === "" ? "sr-only" : "mt-2 text-[0.88rem] text-ink-soft"}>
            {words.trim() !== "" &&
              (found.length === 0
                ? t("datasets.find.nothing")
                : t("datasets.questions", { count: found.length }))}
          </p>
        </search>
      )}
      {questions.length === 0 && <p className="mt-3 text-ink-soft">{t("set.nothingYet")}</p>}
      <div className="mt-2">
        {partsOf(found, PART_ROWS).map((part) => (
          <RowsInView key={part.from} isFirst={part.from === 0}>
            {part.rows.map((numbered) => (
              <QuestionRow
                key={numbered.question.id}
                datasetId={id}
                numbered={numbered}
                language={language}
              />
            ))}
          </RowsInView>
        ))}
      </div>
    </>
  );
}

interface QuestionRowProps {
  readonly datasetId: string;
  readonly numbered: NumberedQuestion;
  readonly language: string | null;
}

/** A question leads to itself in the quiz; its right option is changed where it stands. */
function QuestionRow({ datasetId, numbered: { question, number }, language }: QuestionRowProps) {
  const { t } = useTranslation();
  const paths = usePaths();
  const stemId = useId();
  const { id, text, tags = [] } = question;
  return (
    <li className="flex flex-wrap items-start gap-x-2 border-t border-line py-3">
      <span className="min-w-7 flex-none pt-1.5 text-[0.88rem] text-ink-soft">{number}</span>
      <div className="min-w-0 flex-1 pt-1">
        <Link
          id={stemId}
          to={questionPath(paths, datasetId, id)}
          lang={language ?? undefined}
          className="line-clamp-5 rounded-key leading-snug underline decoration-transparent underline-offset-4 [overflow-wrap:anywhere] hover:decoration-current"
        >
          <RichText text={text} isInline />
        </Link>
        {tags.length > 0 && <TagList label={t("editing.tags")} tags={tags} className="mt-1.5" />}
      </div>
      <EditButton
        action="edit"
        questionId={id}
        variant="quiet"
        sign={Pencil}
        aria-describedby={stemId}
        signClassName="max-sm:size-4.5"
        wordClassName="max-sm:sr-only"
        className="flex-none max-sm:px-3"
      />
      <div className="flex-none max-sm:-mr-1">
        <QuestionMenu questionId={id} />
      </div>
      <KeyChoice question={question} stemId={stemId} language={language} />
    </li>
  );
}
