import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/card.tsx";
import { useDropAnywhere } from "../../ui/use-drop-anywhere.ts";
import { AddPictures } from "./add-pictures.tsx";
import { OrderButtons } from "./order-buttons.tsx";
import { keyOf, useOrder } from "./use-order.ts";

export interface PicturePagesProps {
  readonly pictures: readonly File[];
  readonly onChange: (pictures: readonly File[]) => void;
  readonly onAdd: (files: readonly File[]) => void;
}

/** The pictures that become the pages of one document, in an order that can be changed. */
export function PicturePages({ pictures, onChange, onAdd }: PicturePagesProps) {
  const { t } = useTranslation();
  const order = useOrder(pictures, {
    onChange,
    saidOf: (page) => t("upload.pictures.moved", { page, total: pictures.length }),
  });
  useDropAnywhere(onAdd);
  return (
    <Card className="px-4 py-4 sm:px-5">
      <h2 className="text-[0.94rem] font-[620]">{t("upload.pictures.title", { count: pictures.length })}</h2>
      <ol ref={order.list} aria-label={t("upload.pictures.label")} className="mt-2 divide-y divide-line">
        {pictures.map((file, index) => {
          const page = index + 1;
          return (
            <li key={keyOf(file)} className="flex items-center gap-3 py-2">
              <Thumbnail file={file} />
              <div className="min-w-0 flex-1">
                <p className="font-medium">{t("upload.pictures.page", { page })}</p>
                <p className="truncate text-[0.82rem] text-ink-soft">{file.name}</p>
              </div>
              <OrderButtons
                index={index}
                order={order}
                total={pictures.length}
                labels={{
                  up: t("upload.pictures.up", { page }),
                  down: t("upload.pictures.down", { page }),
                  remove: t("upload.pictures.remove", { page }),
                }}
              />
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {order.said}
      </p>
      <AddPictures onFiles={onAdd} />
      <p className="mt-2 text-[0.82rem] text-ink-soft text-pretty">{t("upload.pictures.hint")}</p>
    </Card>
  );
}

/** Empty for a picture that the browser cannot show. */
function Thumbnail({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className="h-16 w-12 flex-none overflow-hidden rounded-key border border-line bg-sunken">
      {url && <img src={url} alt="" className="size-full object-cover" onError={() => setUrl(undefined)} />}
    </span>
  );
}
