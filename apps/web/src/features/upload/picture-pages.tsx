import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useDropAnywhere } from "../../ui/use-drop-anywhere.ts";
import { AddPictures } from "./add-pictures.tsx";
import { moved } from "./pictures.ts";

export interface PicturePagesProps {
  readonly pictures: readonly File[];
  readonly onChange: (pictures: readonly File[]) => void;
  readonly onAdd: (files: readonly File[]) => void;
}

/** The pictures that become the pages of one document, in an order that can be changed. */
export function PicturePages({ pictures, onChange, onAdd }: PicturePagesProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState<{ readonly file: File | undefined; readonly step: string } | null>(
    null,
  );
  useDropAnywhere(onAdd);
  // A moved element loses the focus in some browsers, a removed one in all.
  useEffect(() => {
    if (!wanted?.file) return;
    const row = list.current?.children.item(pictures.indexOf(wanted.file));
    row?.querySelector<HTMLElement>(`[data-move="${wanted.step}"]`)?.focus();
  }, [wanted, pictures]);
  const move = (index: number, step: -1 | 1) => {
    const [file] = pictures.slice(index, index + 1);
    const next = moved(pictures, index, index + step);
    if (file === undefined || next === pictures) return;
    onChange(next);
    setWanted({ file, step: String(step) });
    setSaid(t("upload.pictures.moved", { page: index + step + 1, total: pictures.length }));
  };
  const remove = (index: number) => {
    const rest = pictures.toSpliced(index, 1);
    onChange(rest);
    setWanted({ file: rest[index] ?? rest.at(-1), step: "remove" });
  };
  return (
    <Card className="px-4 py-4 sm:px-5">
      <h2 className="text-[0.94rem] font-[620]">{t("upload.pictures.title", { count: pictures.length })}</h2>
      <ol ref={list} aria-label={t("upload.pictures.label")} className="mt-2 divide-y divide-line">
        {pictures.map((file, index) => {
          const page = index + 1;
          return (
            <li key={keyOf(file)} className="flex items-center gap-3 py-2">
              <Thumbnail file={file} />
              <div className="min-w-0 flex-1">
                <p className="font-medium">{t("upload.pictures.page", { page })}</p>
                <p className="truncate text-[0.82rem] text-ink-soft">{file.name}</p>
              </div>
              <IconButton
                data-move="-1"
                label={t("upload.pictures.up", { page })}
                aria-disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUp aria-hidden="true" className={`size-5 ${index === 0 ? "opacity-30" : ""}`} />
              </IconButton>
              <IconButton
                data-move="1"
                label={t("upload.pictures.down", { page })}
                aria-disabled={page === pictures.length}
                onClick={() => move(index, 1)}
              >
                <ArrowDown
                  aria-hidden="true"
                  className={`size-5 ${page === pictures.length ? "opacity-30" : ""}`}
                />
              </IconButton>
              <IconButton
                data-move="remove"
                label={t("upload.pictures.remove", { page })}
                onClick={() => remove(index)}
              >
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <AddPictures onFiles={onAdd} />
      <p className="mt-2 text-[0.82rem] text-ink-soft text-pretty">{t("upload.pictures.hint")}</p>
    </Card>
  );
}

const keys = new WeakMap<File, string>();

/** Two photos may have the same name. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  return key;
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
