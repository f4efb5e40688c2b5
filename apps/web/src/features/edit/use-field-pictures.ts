import { ERROR_STATUS, type ErrorCode, LIMITS, ROUTES } from "@quizmill/contract";
import { useIsMutating, useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { upload } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { usePicturedText } from "./use-pictured-text.ts";

const SENDING = "picture";

interface Field {
  readonly id: string;
  readonly datasetId: string;
  readonly text: ReturnType<typeof usePicturedText>;
  /** Whether its question has as many pictures as it may have. */
  readonly isFull: () => boolean;
}

/** A file to send: a further picture, or one in the place of another. */
interface Sent {
  readonly file: File;
  readonly number?: number;
  /** What it is a part of. */
  readonly original?: File;
}

/** Gives the pictures of a field to its set, and says in words what was done. */
export function useFieldPictures({ id, datasetId, text, isFull }: Field) {
  const { t } = useTranslation();
  const [told, setTold] = useState("");
  /** By hash: what a part of it is cut from, sharper than the picture that is kept. */
  const originals = useRef(new Map<string, File>());
  const mutationKey = [SENDING, id];
  const { mutateAsync, error } = useMutation({
    mutationKey,
    mutationFn: async ({ file, number, original = file }: Sent) => {
      if (file.size > LIMITS.pictures.fileMaxBytes) throw refused("PICTURE_UNREADABLE");
      if (number === undefined && isFull()) throw refused("PICTURES_FULL");
      const picture = await upload(ROUTES.addPicture, { params: { id: datasetId }, file });
      // Browsers draw a part of it only where it says how large it is.
      if (original.type !== "image/svg+xml") originals.current.set(picture.hash, original);
      if (number !== undefined) return text.alter(number, picture);
      const added = await text.add({ ...picture, alt: "" });
      if (added === null) throw refused("PICTURES_FULL");
      setTold(t("editing.picture.added", { number: added }));
    },
  });
  /** Failures are shown below the field. */
  const add = (files: readonly File[]) =>
    files
      .reduce((before, file) => before.then(() => mutateAsync({ file })), Promise.resolve())
      .catch(() => undefined);
  const replace = (number: number, file: File) => void mutateAsync({ number, file }).catch(() => undefined);
  const crop = (number: number, file: File, original?: File) =>
    mutateAsync({ number, file, ...(original && { original }) });
  const remove = (number: number) => {
    text.remove(number);
    setTold(t("editing.picture.removed", { number }));
  };
  const isAdding = useIsMutating({ mutationKey }) > 0;
  const originalOf = (hash: string) => originals.current.get(hash);
  return { add, replace, crop, remove, originalOf, isAdding, error, told };
}

/** Whether a picture of any field is on its way: what is saved before would lack it. */
export function useIsAddingPicture(): boolean {
  return useIsMutating({ mutationKey: [SENDING] }) > 0;
}

function refused(code: ErrorCode): ApiError {
  return new ApiError({ code, status: ERROR_STATUS[code], message: code, url: ROUTES.addPicture.path });
}

/** The pictures among files. */
export function picturesAmong(files: Iterable<File>): File[] {
  return [...files].filter(({ type }) => type.startsWith("image/"));
}
