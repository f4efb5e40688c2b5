import type { Parts } from "../format.ts";
import type { MarkOfPicture } from "../html/read-html.ts";
import { type FoundPictures, pathOfAddress } from "../pictures.ts";

/** The texts of a package, by the numbers in their names. */
export const textsIn = ({ names }: Parts, endings = /\.(?:txt|gift)$/i) =>
  names
    .filter((name) => endings.test(name) && !/(?:^|\/)(?:__MACOSX|\.)/.test(name))
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));

/** Where a picture that a text names is: beside it, or else anywhere under this name. Letters may differ in case. */
export function pathsBeside(parts: Parts | null): (text: string, picture: string) => string | undefined {
  const files = (parts?.names ?? []).filter((path) => !path.endsWith("/"));
  const paths = new Map(files.map((path) => [path.toLowerCase(), path]));
  const byName = new Map(files.map((path) => [lastOf(path.toLowerCase()), path]));
  return (text, picture) => {
    const name = picture.trim().replaceAll("\\", "/").toLowerCase();
    return paths.get(text.toLowerCase().replace(/[^/]*$/, () => name)) ?? byName.get(lastOf(name));
  };
}

/** Marks the pictures that a text of a package names by their address, be it of a file or their bytes. */
export function picturesBeside(
  parts: Parts | null,
  pictures: FoundPictures,
): (text: string) => MarkOfPicture {
  const pathOf = pathsBeside(parts);
  return (text) => (address, alt) => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return pictures.markOfUrl(address, alt);
    const path = pathOf(text, pathOfAddress(address.replace(/^@@PLUGINFILE@@\//, "")));
    return path === undefined ? null : pictures.mark(path, () => parts?.read(path) ?? null, alt);
  };
}

const lastOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
