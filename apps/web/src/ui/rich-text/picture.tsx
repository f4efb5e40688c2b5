import type { PictureMark } from "@quizmill/contract";
import { ImageOff, ZoomIn } from "lucide-react";
import { type SyntheticEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { questionPictures } from "../../lib/question-pictures.ts";
import { Dialog } from "../dialog.tsx";
import { PICTURE_BOX, type PictureProps, sizeOf } from "./picture-place.ts";

/** A picture of a question in its place; large in a dialog. One that is not there says what it shows. */
export function Picture(props: PictureProps) {
  const { picture, zoom } = props;
  const { t } = useTranslation();
  const address = useAddress(picture.hash);
  const [isLarge, setIsLarge] = useState(false);
  if (address === null) return <Missing alt={picture.alt} />;
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsLarge(true);
  };
  const image = <Image picture={picture} address={address} className="size-full" />;
  const isReady = address !== undefined;
  return (
    <span className={PICTURE_BOX} style={sizeOf(props)}>
      {zoom === "press" && isReady ? (
        <button type="button" onClick={open} className="block size-full cursor-zoom-in print:cursor-auto">
          {image}
          <span className="sr-only">{t("picture.enlarge")}</span>
        </button>
      ) : (
        image
      )}
      {zoom === "key" && isReady && (
        <button
          type="button"
          aria-label={
            picture.alt === "" ? t("picture.enlarge") : t("picture.enlargeOf", { words: picture.alt })
          }
          onClick={open}
          {...APART}
          className="absolute right-0 bottom-0 grid size-11 place-items-center print:hidden"
        >
          <span className="grid size-8 place-items-center rounded-key bg-surface/90 text-ink shadow-sm">
            <ZoomIn aria-hidden="true" className="size-4.5" />
          </span>
        </button>
      )}
      {isLarge && (
        <span role="presentation" {...APART}>
          <Dialog
            isWide
            title={picture.alt || t("picture.title")}
            closeLabel={t("common.close")}
            onClose={() => setIsLarge(false)}
          >
            <Image picture={picture} address={address} className="mx-auto max-h-[75dvh] w-auto max-w-full" />
          </Dialog>
        </span>
      )}
    </span>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
/** A press on what stands in an option is none of the option's. */
const APART = { onPointerDown: stop, onPointerUp: stop, onKeyDown: stop };

interface ImageProps {
  readonly picture: PictureMark;
  /** Undefined until it is there. */
  readonly address: string | undefined;
  readonly className: string;
}

/** On white paper: drawings are made for it, and much of them can be seen through. */
function Image({ picture: { alt, width, height }, address, className }: ImageProps) {
  if (address === undefined) return <span className="block size-full bg-sunken" />;
  return (
    <img
      src={address}
      alt={alt}
      width={width}
      height={height}
      draggable={false}
      className={`block rounded-key bg-[white] object-contain ${className}`}
    />
  );
}

function Missing({ alt }: { readonly alt: string }) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex max-w-full items-center gap-2 rounded-key bg-sunken px-2.5 py-1 text-[0.88rem] font-normal">
      <ImageOff aria-hidden="true" className="size-4 flex-none text-ink-soft" />
      {alt || t("picture.missing")}
    </span>
  );
}

/** Undefined until the picture is there; null if it cannot be had. */
function useAddress(hash: string): string | null | undefined {
  const [found, setFound] = useState<{ readonly hash: string; readonly address: string | null }>();
  useEffect(() => {
    let isWanted = true;
    const take = (address: string | null) => isWanted && setFound({ hash, address });
    questionPictures.addressOf(hash).then(take, () => take(null));
    return () => {
      isWanted = false;
    };
  }, [hash]);
  return found?.hash === hash ? found.address : undefined;
}
