import "react-image-crop/dist/ReactCrop.css";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type PercentCrop, ReactCrop } from "react-image-crop";
import { useErrorText } from "../../i18n/error-text.ts";
import { questionPictures } from "../../lib/question-pictures.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { cutOut } from "./cut-out.ts";

export interface CropPictureProps {
  readonly picture: { readonly hash: string; readonly alt: string };
  /** What it was cut from, if that is still there. */
  readonly original: File | undefined;
  readonly onCrop: (part: File) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Inside the picture, so that it is seen at once where to pull. */
const BEGUN: PercentCrop = { unit: "%", x: 10, y: 10, width: 80, height: 80 };
const SIDES = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;

/** Takes a rectangle out of a picture, by pointer or by arrow keys. */
export function CropPicture({ picture, original, onCrop, onClose }: CropPictureProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const address = useAddress(picture.hash, original);
  const image = useRef<HTMLImageElement>(null);
  const [part, setPart] = useState(BEGUN);
  const isPart = part.width > 0 && part.height > 0;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (image.current && isPart) await onCrop(await cutOut(image.current, part, original?.type));
    },
    onSuccess: onClose,
  });
  const handles = SIDES.map((side) => [`${side}DragHandle`, t(`editing.crop.${side}`)]);
  return (
    <Dialog
      isWide
      title={t("editing.crop.title")}
      description={<p>{t("editing.crop.text")}</p>}
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      <div className="mt-4 grid min-h-40 place-items-center rounded-option bg-sunken p-2">
        {address && (
          <ReactCrop
            crop={part}
            onChange={(_, percent) => setPart(percent)}
            keepSelection
            ariaLabels={{ cropArea: t("editing.crop.area"), ...Object.fromEntries(handles) }}
            className="max-h-[55dvh] [--rc-drag-handle-mobile-size:2.75rem] [--rc-focus-color:var(--color-accent)]"
          >
            <img ref={image} src={address} alt={picture.alt} className="bg-[white]" />
          </ReactCrop>
        )}
      </div>
      {error && (
        <Alert tone="wrong" className="mt-4">
          {errorText(error)}
        </Alert>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button isBusy={isPending} onClick={() => mutate()}>
          {t("editing.crop.do")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Undefined until it is there. */
function useAddress(hash: string, original: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    const own = original && URL.createObjectURL(original);
    const take = (found: string) => isWanted && setAddress(found);
    if (own) take(own);
    else questionPictures.addressOf(hash).then(take, () => undefined);
    return () => {
      isWanted = false;
      if (own) URL.revokeObjectURL(own);
    };
  }, [hash, original]);
  return address;
}
