import { LIMITS, parseRichText, picturesOf } from "@quizmill/contract";
import { Camera, ImagePlus } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { cx } from "../../ui/cx.ts";
import { FieldError, TextArea } from "../../ui/field.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { type Draft, wordsIn } from "./draft.ts";
import { PICTURE_TYPES, PictureTile } from "./picture-tile.tsx";
import { picturesAmong, useFieldPictures } from "./use-field-pictures.ts";
import { usePicturedText } from "./use-pictured-text.ts";

/** The set of a question that is written, and the language of its text. */
export interface Writing {
  readonly form: UseFormReturn<Draft>;
  readonly datasetId: string;
  readonly language: string | null;
}

interface RichFieldProps extends Writing {
  readonly name: "text" | "explanation" | "context" | `options.${number}.text`;
  readonly label: string;
  readonly note?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isInvalid?: boolean;
  readonly maxChars: number;
  readonly rows?: number;
  readonly className?: string;
}

/** A field for a text with formulas and pictures: the pictures are below it, and stand in it as short words. */
export function RichField(props: RichFieldProps) {
  const { form, datasetId, language, name, maxChars, className } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { field } = useController({ control: form.control, name });
  const text = usePicturedText({ area, value: field.value, maxChars, onChange: field.onChange });
  const isFull = () => picturesOf(wordsIn(form.getValues())).length >= LIMITS.pictures.perQuestion;
  const pictures = useFieldPictures({ id, datasetId, text, isFull });
  const { isAbove, ...dropping } = useDropping(pictures.add);
  const hasFormula = parseRichText(text.shown).some(({ kind }) => kind === "math");
  return (
    <div
      {...dropping}
      className={cx(
        "min-w-0 rounded-control",
        isAbove && "outline-2 outline-offset-4 outline-accent",
        className,
      )}
    >
      <TextArea
        ref={area}
        name={name}
        label={props.label}
        note={<Adding note={props.note} label={props.label} onFile={(file) => pictures.add([file])} />}
        hint={props.hint}
        error={props.error}
        rows={props.rows}
        aria-invalid={props.isInvalid || props.error !== undefined || undefined}
        maxLength={text.maxShown}
        lang={language ?? undefined}
        value={text.shown}
        onChange={text.change}
        onSelect={text.select}
        onCompositionStart={text.compose}
        onBlur={field.onBlur}
        onPaste={(event) => {
          const { files, types } = event.clipboardData;
          // Programs for texts and tables put a picture of the words beside them.
          if (picturesAmong(files).length === 0 || types.includes("text/plain")) return;
          event.preventDefault();
          pictures.add(picturesAmong(files));
        }}
      />
      {hasFormula && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what can be filled in
        <div
          role="group"
          aria-label={t("editing.preview")}
          lang={language ?? undefined}
          className="mt-2 rounded-control bg-sunken px-3.5 py-2.5 text-[0.94rem] whitespace-pre-line [overflow-wrap:anywhere]"
        >
          <RichText text={text.shown} />
        </div>
      )}
      {text.pictures.map((picture) => {
        const { number, hash } = picture;
        const original = pictures.originalOf(hash);
        return (
          <PictureTile
            key={number}
            picture={picture}
            room={text.room}
            original={original}
            onWords={(alt) => text.alter(number, { alt })}
            onCrop={(part) => pictures.crop(number, part, original)}
            onReplace={(file) => pictures.replace(number, file)}
            onMove={(end) => text.move(number, end)}
            onRemove={() => pictures.remove(number)}
          />
        );
      })}
      {pictures.error && !pictures.isAdding && (
        <div role="alert">
          <FieldError id={`${id}-failure`}>{errorText(pictures.error)}</FieldError>
        </div>
      )}
      <p role="status" className={pictures.isAdding ? "mt-2 text-[0.88rem] text-ink-soft" : "sr-only"}>
        {pictures.isAdding ? t("editing.picture.adding") : pictures.told}
      </p>
    </div>
  );
}

interface AddingProps {
  readonly note: string | undefined;
  /** Of the field. */
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** Beside the field's label: chooses a picture, or takes a photo where there is a camera to hold. */
function Adding({ note, label, onFile }: AddingProps) {
  const { t } = useTranslation();
  const button = { onFile, className: "-my-3" };
  return (
    <span className="-mr-3 flex items-center gap-1 self-center">
      {note}
      <span className="inline-flex pointer-fine:hidden">
        <FileButton
          {...button}
          label={t("editing.picture.camera", { label })}
          accept="image/*"
          capture="environment"
        >
          <Camera aria-hidden="true" className="size-4.5" />
        </FileButton>
      </span>
      <FileButton {...button} label={t("editing.picture.add", { label })} accept={PICTURE_TYPES}>
        <ImagePlus aria-hidden="true" className="size-4.5" />
      </FileButton>
    </span>
  );
}

/** Takes pictures that are dropped on the field. */
function useDropping(onPictures: (files: readonly File[]) => void) {
  const [isAbove, setIsAbove] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsAbove(true);
  };
  const onDragLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsAbove(false);
  };
  const onDrop = (event: DragEvent) => {
    setIsAbove(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onPictures(picturesAmong(event.dataTransfer.files));
  };
  return { isAbove, onDragOver, onDragLeave, onDrop };
}
