import type { Outline } from "@quizmill/contract";
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { useFormats } from "../../i18n/format.ts";
import { isToldInSlides } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldError, TextField } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { partFault, withSection } from "./part.ts";
import type { DocumentPartChoice } from "./use-document-part.ts";

/** Which part of the document is wanted. Folded away, and read only when it is opened: mostly all of it is. */
export function PartPanel({ choice }: { readonly choice: DocumentPartChoice }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const errorText = useErrorText();
  const { draft, outline, error, onRead, onDraft } = choice;
  const fault = partFault(draft, outline);
  const total = outline?.sections.length ?? 0;
  const isWhole = draft.left.size === 0 && draft.pages.trim() === "";
  return (
    <details
      onToggle={(event) => event.currentTarget.open && onRead()}
      className="group/part mt-1"
      data-part="part"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-key text-[0.94rem] [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{t("upload.part.legend")}</span>
        <span className="text-ink-soft">
          {isWhole
            ? t("upload.part.all")
            : draft.left.size > 0 &&
              t("exams.setup.someSections", { part: number(total - draft.left.size), total: number(total) })}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 flex-none text-ink-soft transition-transform group-open/part:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-1 pb-2">
        {error !== null && <Alert tone="wrong">{errorText(error)}</Alert>}
        {outline === null && error === null && (
          <div role="status" aria-label={t("common.loading")}>
            <Skeleton className="h-32 rounded-option" />
          </div>
        )}
        {outline !== null && (
          <>
            <p className="text-[0.88rem] text-ink-soft">
              {t("upload.part.likely", { count: outline.likelyQuestions })}
            </p>
            {total > 1 && <SectionList outline={outline} choice={choice} />}
            {fault === "noSection" && <FieldError id="part-error">{t("upload.part.noSection")}</FieldError>}
            {(outline.pageCount ?? 0) > 1 && (
              <TextField
                label={t("upload.part.pages")}
                note={t("common.optional")}
                autoComplete="off"
                value={draft.pages}
                onChange={({ target }) => onDraft({ ...draft, pages: target.value })}
                hint={t("upload.part.pagesHint")}
                error={fault === "pages" ? t("upload.part.pagesWrong") : undefined}
              />
            )}
          </>
        )}
      </div>
    </details>
  );
}

interface SectionListProps {
  readonly outline: Outline;
  readonly choice: DocumentPartChoice;
}

function SectionList({ outline: { sections, format }, choice: { draft, onDraft } }: SectionListProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const top = Math.min(...sections.map(({ level }) => level));
  return (
    <fieldset>
      <legend className="mb-2 text-[0.94rem] font-medium">{t("editing.menu.sections")}</legend>
      <div className="grid max-h-72 grid-cols-1 gap-3 overflow-y-auto rounded-card border border-line bg-surface px-4 py-3">
        {sections.map(({ section, heading, level, page }) => (
          <div key={section} style={{ paddingInlineStart: `${Math.min(3, level - top)}rem` }}>
            <Checkbox
              label={
                <>
                  <bdi>{heading ?? t("progress.noHeading")}</bdi>{" "}
                  {page !== null && (
                    <span className="text-ink-soft">
                      {isToldInSlides(format)
                        ? t("quiz.why.slide", { slide: number(page) })
                        : t("quiz.why.page", { page: number(page) })}
                    </span>
                  )}
                </>
              }
              checked={!draft.left.has(section)}
              onChange={() => onDraft(withSection(draft, section))}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
