import { ALT_MAX_CHARS, LIMITS } from "@quizmill/contract";
import { ArrowDownToLine, ArrowUpToLine, Crop, ImageUp, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/field.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LazyPicture } from "../../ui/rich-text/lazy-picture.tsx";
import type { FieldPicture } from "./pictured-text.ts";

export interface PictureTileProps {
  readonly picture: FieldPicture;
  /** Characters that its words may still get. */
  readonly room: number;
  /** What it was cut from, if that is still there. */
  readonly original: File | undefined;
  readonly onWords: (alt: string) => void;
  readonly onCrop: (part: File) => Promise<unknown>;
  readonly onReplace: (file: File) => void;
  readonly onMove: (end: "first" | "last") => void;
  readonly onRemove: () => void;
}

/** A picture of a field: what it is, what it shows in words, and what can be done with it. */
export function PictureTile(props: PictureTileProps) {
  const { picture, room, original, onWords, onCrop, onReplace, onMove, onRemove } = props;
  const { t } = useTranslation();
  const { number, alt } = picture;
  const [isCropping, setIsCropping] = useState(false);
  const title = t("editing.picture.tile", { number });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more frame around each
    <div
      role="group"
      aria-label={alt === "" ? title : `${title}: ${alt}`}
      className="@container mt-2 rounded-option border border-line p-3"
    >
      <div className="flex flex-col gap-3 @min-[18rem]:flex-row">
        <div className="w-20 flex-none pt-1 @sm:w-28">
          <LazyPicture picture={picture} zoom="none" />
        </div>
        <div className="min-w-0 grow">
          <TextField
            label={t("editing.picture.words")}
            note={title}
            hint={t("editing.picture.wordsHint")}
            value={alt}
            maxLength={Math.min(ALT_MAX_CHARS, alt.length + Math.max(0, room))}
            onChange={({ target }) => onWords(target.value)}
            // Only the button saves the question.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
          <div className="-mb-1.5 -ml-3 flex flex-wrap">
            <IconButton
              label={t("editing.picture.crop")}
              aria-haspopup="dialog"
              onPointerEnter={fetchAhead}
              onFocus={fetchAhead}
              onClick={() => setIsCropping(true)}
            >
              <Crop aria-hidden="true" className="size-4.5" />
            </IconButton>
            <FileButton label={t("editing.picture.replace")} accept={PICTURE_TYPES} onFile={onReplace}>
              <ImageUp aria-hidden="true" className="size-4.5" />
            </FileButton>
            <IconButton label={t("editing.picture.first")} onClick={() => onMove("first")}>
              <ArrowUpToLine aria-hidden="true" className="size-4.5" />
            </IconButton>
            <IconButton label={t("editing.picture.last")} onClick={() => onMove("last")}>
              <ArrowDownToLine aria-hidden="true" className="size-4.5" />
            </IconButton>
            <IconButton label={t("editing.picture.remove")} onClick={onRemove}>
              <Trash2 aria-hidden="true" className="size-4.5" />
            </IconButton>
          </div>
        </div>
      </div>
      {isCropping && (
        <Suspense>
          <CropPicture
            picture={picture}
            original={original}
            onCrop={onCrop}
            onClose={() => setIsCropping(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Phones make a JPEG of their own kind of photo for it. */
export const PICTURE_TYPES = LIMITS.pictures.fileTypes.join(",");

/** Few pictures are cropped: what that takes is loaded for the first. */
const fetchCropping = () => import("./crop-picture.tsx");
const fetchAhead = () => void fetchCropping().catch(() => undefined);
const CropPicture = lazy(async () => ({ default: (await fetchCropping()).CropPicture }));
