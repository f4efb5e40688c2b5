import { LIMITS } from "@quizmill/contract";
import { Camera, ImagePlus } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";

interface AddPicturesProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** Only the camera: other pictures are chosen elsewhere. */
  readonly isCameraOnly?: boolean;
}

/** Takes a photo, where there is a camera to hold, and chooses pictures. */
export function AddPictures({ onFiles, isCameraOnly = false }: AddPicturesProps) {
  const { t } = useTranslation();
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same picture may be chosen again.
    target.value = "";
    if (files.length > 0) onFiles(files);
  };
  return (
    <div className={cx("mt-3 flex flex-wrap gap-2", isCameraOnly && "pointer-fine:hidden")}>
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={take} />
      <Button variant="secondary" className="pointer-fine:hidden" onClick={() => camera.current?.click()}>
        <Camera aria-hidden="true" className="size-5" />
        {t("upload.pictures.camera")}
      </Button>
      {!isCameraOnly && (
        <>
          <input
            ref={chooser}
            type="file"
            multiple
            accept={LIMITS.upload.pictures.join(",")}
            hidden
            onChange={take}
          />
          <Button variant="secondary" onClick={() => chooser.current?.click()}>
            <ImagePlus aria-hidden="true" className="size-5" />
            {t("upload.pictures.add")}
          </Button>
        </>
      )}
    </div>
  );
}
