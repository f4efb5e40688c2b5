import type { PictureMark } from "@quizmill/contract";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  brokenPlace,
  type FieldPicture,
  isPlaceFree,
  nextNumber,
  outsidePlaces,
  type PicturedText,
  partedPlace,
  picturedText,
  shownPictures,
  storedText,
  withoutPlace,
  withPlaceMoved,
} from "./pictured-text.ts";
import { typeInto } from "./type-into.ts";

interface Stored {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** With the marks of its pictures. */
  readonly value: string;
  readonly maxChars: number;
  readonly onChange: (value: string) => void;
}

/** A stored text as it is written in `area`: see `PicturedText`. */
export function usePicturedText({ area, value, maxChars, onChange }: Stored) {
  const { t } = useTranslation();
  const placeOf = (number: number) => t("editing.picture.place", { number });
  const [text, setText] = useState<PicturedText>(() => picturedText(value, placeOf));
  // What is typed by the program changes the text before it is shown again.
  const latest = useRef(text);
  const caret = useRef(0);
  /** Resolves when the signs that are being converted (Japanese) are: nothing is put in between them. */
  const composing = useRef<Promise<unknown>>(null);
  const compose = ({ currentTarget: field }: FormEvent) => {
    composing.current = new Promise((ended) => {
      field.addEventListener("compositionend", ended, { once: true });
    });
  };
  const put = (next: PicturedText) => {
    latest.current = next;
    setText(next);
    onChange(storedText(next, placeOf));
  };
  const write = (shown: string) => {
    if (area.current) typeInto(area.current, shown, [0, area.current.value.length]);
  };
  const change = ({ currentTarget: field, nativeEvent }: FormEvent<HTMLTextAreaElement>) => {
    const next = picturedText(field.value, placeOf, latest.current.pictures);
    const { inputType = "", isComposing = false } = nativeEvent as InputEvent;
    const isDeleting = inputType.startsWith("deleteContent") && !isComposing;
    const broken = isDeleting ? brokenPlace(next, placeOf, field.selectionStart) : null;
    put(next);
    if (broken) queueMicrotask(() => typeInto(field, "", broken));
  };
  const select = ({ currentTarget: field }: FormEvent<HTMLTextAreaElement>) => {
    if (field.selectionStart !== field.selectionEnd) return;
    const outside = { caret: field.selectionStart, before: caret.current };
    caret.current = outsidePlaces(latest.current, placeOf, outside);
    if (caret.current !== field.selectionStart) field.setSelectionRange(caret.current, caret.current);
  };
  /** At the caret; its number, or null if the field has no room for it. */
  const add = async (mark: PictureMark): Promise<number | null> => {
    await composing.current;
    const before = latest.current;
    const picture = { ...mark, number: nextNumber(before, placeOf) };
    const pictures = [...before.pictures, picture];
    const placed = (at: number) => {
      const words = partedPlace(before.shown, at, placeOf(picture.number));
      return { at, words, shown: before.shown.slice(0, at) + words + before.shown.slice(at) };
    };
    const atCaret = placed(area.current?.selectionStart ?? before.shown.length);
    const { at, words, shown } = isPlaceFree({ shown: atCaret.shown, pictures }, placeOf)
      ? atCaret
      : placed(before.shown.length);
    if (area.current === null || storedText({ shown, pictures }, placeOf).length > maxChars) return null;
    put({ ...before, pictures });
    typeInto(area.current, words, [at, at]);
    return picture.number;
  };
  const alter = (number: number, changed: Partial<FieldPicture>) => {
    const { shown, pictures } = latest.current;
    put({ shown, pictures: pictures.map((one) => (one.number === number ? { ...one, ...changed } : one)) });
  };
  const remove = (number: number) => {
    write(withoutPlace(latest.current.shown, placeOf(number)));
    // The button that was pressed is gone.
    area.current?.focus();
  };
  const move = (number: number, end: "first" | "last") =>
    write(withPlaceMoved(latest.current.shown, placeOf(number), end));
  const beside = storedText(text, placeOf).length - text.shown.length;
  return {
    shown: text.shown,
    pictures: shownPictures(text, placeOf),
    /** Of what stands in the field: the marks of its pictures are longer. */
    maxShown: maxChars - beside,
    room: maxChars - beside - text.shown.length,
    change,
    select,
    compose,
    add,
    alter,
    remove,
    move,
  };
}
