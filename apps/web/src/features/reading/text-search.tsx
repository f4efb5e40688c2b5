import { LIMITS, type TextHits } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Button } from "../../ui/button.tsx";
import { textSearchQuery } from "./queries.ts";

interface TextSearchProps {
  readonly id: string;
  readonly onGo: (hit: TextHits["hits"][number]) => void;
}

/** Finds words in the text, and goes to where they are. */
export function TextSearch({ id, onGo }: TextSearchProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const fieldId = useId();
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const { data, error, isFetching } = useQuery(textSearchQuery(id, asked));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  return (
    <search className="mb-6 block print:hidden">
      <form onSubmit={send} className="flex gap-2.5">
        <label htmlFor={fieldId} className="sr-only">
          {t("text.find")}
        </label>
        <input
          id={fieldId}
          type="search"
          value={typed}
          maxLength={LIMITS.library.queryMaxChars}
          placeholder={t("text.find")}
          onChange={(event) => {
            setTyped(event.target.value);
            if (event.target.value === "") setAsked("");
          }}
          className="block min-h-[46px] min-w-0 grow rounded-control border-[1.5px] border-field-line bg-surface px-3.5 text-ink placeholder:text-ink-soft hover:border-ink-soft"
        />
        <Button type="submit" variant="secondary" isBusy={isFetching}>
          <Search aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">{t("text.search")}</span>
        </Button>
      </form>
      <div aria-live="polite">
        {error && <p className="mt-3 text-wrong">{errorText(error)}</p>}
        {asked !== "" && data && (
          <>
            <p className="mt-3 text-[0.88rem] text-ink-soft">
              {t(data.isCut ? "text.hitsCut" : "text.hits", { count: data.hits.length })}
            </p>
            <ol className="mt-2 grid max-h-80 grid-cols-1 overflow-y-auto rounded-option border border-line bg-surface">
              {data.hits.map((hit) => (
                <li key={`${hit.passage}.${hit.block}`} className="border-b border-line last:border-0">
                  <button
                    type="button"
                    onClick={() => onGo(hit)}
                    className="block min-h-11 w-full px-4 py-2.5 text-left text-[0.9rem] [overflow-wrap:anywhere] hover:bg-sunken"
                  >
                    {hit.excerpt}
                  </button>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </search>
  );
}
