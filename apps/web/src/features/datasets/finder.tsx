import { LIMITS, SET_ORDERS, type SetOrder } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { Archive, Search, Tag, Trash2, X } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { ALL_SETS, type Asked, everywhere, isAll } from "./asked.ts";
import { tagsQuery } from "./queries.ts";

/** So long after the last key the list is asked for. */
const PAUSE_MS = 250;
const ONE_PLACE = { isArchived: false, isTrash: false, isEverywhere: false };

interface FinderProps {
  readonly asked: Asked;
  readonly onAsk: (asked: Asked) => void;
}

/** Finds sets: by words, tag, archive and trash, and in which order. */
export function Finder({ asked, onAsk }: FinderProps) {
  const { t } = useTranslation();
  const orderId = useId();
  const { data } = useQuery(tagsQuery);
  const tags = data?.tags ?? [];
  const hasArchive = data?.hasArchived === true || asked.isArchived;
  const hasTrash = data?.hasTrashed === true || asked.isTrash;
  return (
    <search className="mb-6 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <WordsField words={asked.q} onWords={(q) => onAsk({ ...asked, q })} />
        {/* What was looked for comes in an order of its own. */}
        {asked.q === "" && (
          <>
            <label htmlFor={orderId} className="sr-only">
              {t("datasets.find.order")}
            </label>
            <select
              id={orderId}
              value={asked.order}
              onChange={(event) => onAsk({ ...asked, order: event.target.value as SetOrder })}
              className="min-h-[46px] rounded-control border-[1.5px] border-field-line bg-surface px-3 text-[0.94rem] max-sm:w-full"
            >
              {SET_ORDERS.map((order) => (
                <option key={order} value={order}>
                  {t(`datasets.find.orders.${order}`)}
                </option>
              ))}
            </select>
          </>
        )}
      </div>
      {(tags.length > 0 || hasArchive || hasTrash) && (
        <ul className="flex gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:*:flex-none sm:flex-wrap">
          {tags.map(({ tag, sets }) => (
            <li key={tag}>
              <Chip
                isOn={asked.tag === tag}
                onPress={() => onAsk({ ...asked, isEverywhere: false, tag: asked.tag === tag ? null : tag })}
              >
                <Tag aria-hidden="true" className="size-3.5 flex-none" />
                <bdi className="max-w-48 truncate">{tag}</bdi>
                <span className="text-ink-soft">{sets}</span>
              </Chip>
            </li>
          ))}
          {hasArchive && (
            <li>
              <Chip
                isOn={asked.isArchived}
                onPress={() => onAsk({ ...asked, ...ONE_PLACE, isArchived: !asked.isArchived })}
              >
                <Archive aria-hidden="true" className="size-3.5 flex-none" />
                {t("datasets.find.archive")}
              </Chip>
            </li>
          )}
          {hasTrash && (
            <li>
              <Chip
                isOn={asked.isTrash}
                onPress={() => onAsk({ ...asked, ...ONE_PLACE, isTrash: !asked.isTrash })}
              >
                <Trash2 aria-hidden="true" className="size-3.5 flex-none" />
                {t("datasets.find.trash")}
              </Chip>
            </li>
          )}
          {!isAll({ ...asked, q: "", order: ALL_SETS.order }) && (
            <li>
              <IconButton
                label={t("datasets.find.clear")}
                onClick={() => onAsk({ ...ALL_SETS, order: asked.order, q: asked.q })}
              >
                <X aria-hidden="true" className="size-4.5" />
              </IconButton>
            </li>
          )}
        </ul>
      )}
      <SearchedIn asked={asked} onAsk={onAsk} />
    </search>
  );
}

/** Where the words were looked for, unless that was in all sets, and the way to look in every place. */
function SearchedIn({ asked, onAsk }: FinderProps) {
  const { t } = useTranslation();
  const { series } = useFormats();
  const { q, tag, isArchived, isTrash } = asked;
  const places = [
    ...(tag === null ? [] : [tag]),
    ...(isArchived ? [t("datasets.find.archive")] : []),
    ...(isTrash ? [t("datasets.find.trash")] : []),
  ];
  if (q === "" || places.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-[0.94rem] text-ink-soft">
      {t("datasets.find.searched", { place: series(places) })}
      <Button size="sm" variant="quiet" className="-ml-3.5" onClick={() => onAsk(everywhere(asked))}>
        {t("datasets.find.everywhere")}
      </Button>
    </p>
  );
}

interface WordsFieldProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
}

function WordsField({ words, onWords }: WordsFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  // The way back in the browser changes the words too.
  if (known !== words) {
    setKnown(words);
    if (typed.trim() !== words) setTyped(words);
  }
  const ask = useEffectEvent(() => {
    if (typed.trim() !== words) onWords(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(), typed === "" ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="relative min-w-0 grow basis-64">
      <label htmlFor={id} className="sr-only">
        {t("datasets.find.label")}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-soft"
      />
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={LIMITS.library.queryMaxChars}
        placeholder={t("datasets.find.placeholder")}
        onChange={(event) => setTyped(event.target.value)}
        className="block min-h-[46px] w-full rounded-control border-[1.5px] border-field-line bg-surface py-2.5 pr-3.5 pl-10.5 text-ink transition-colors placeholder:text-ink-soft hover:border-ink-soft"
      />
    </div>
  );
}

interface ChipProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cx(
        "inline-flex min-h-11 items-center gap-1.5 rounded-full border-[1.5px] px-3.5 text-[0.88rem] transition-colors",
        isOn ? "border-accent bg-accent-soft" : "border-field-line bg-surface hover:border-ink-soft",
      )}
    >
      {children}
    </button>
  );
}
