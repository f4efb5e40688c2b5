import type { Parts } from "../format.ts";

/** The texts of a package, by the numbers in their names. */
export const textsIn = ({ names }: Parts) =>
  names
    .filter((name) => /\.(?:txt|gift)$/i.test(name) && !/(?:^|\/)(?:__MACOSX|\.)/.test(name))
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

const lastOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
