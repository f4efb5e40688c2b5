import { LIMITS } from "@quizmill/contract/tables";
import type { KeptPictures } from "@quizmill/interchange";
import type { TakePictures } from "./format.ts";

/** The room for pictures of a set without any. */
export const EMPTY_SET = { pictures: LIMITS.pictures.perSet, bytes: LIMITS.pictures.setMaxBytes };

/** Makes pictures anew and hands them over, as long as there is time for it. */
export function keptPictures({
  room = EMPTY_SET,
  begin,
  take,
}: TakePictures): Required<KeptPictures> & { readonly hasTime: () => boolean } {
  let until: number | undefined;
  const hasTime = () => until === undefined || performance.now() <= until;
  const reencode: KeptPictures["reencode"] = async (bytes, edit) => {
    if (until === undefined) await begin?.();
    until ??= performance.now() + LIMITS.pictures.readingMs;
    if (!hasTime()) return null;
    const { reencoded } = await import("./pictures/reencode.ts");
    const picture = await reencoded(bytes, edit);
    if (picture !== null) await take(picture);
    return picture;
  };
  return { reencode, room, hasTime };
}
