import type { CarriedQuestion, QuestionPicture } from "@quizmill/contract";
import type { Parts } from "../format.ts";
import type { MarkOfPicture } from "../html/read-html.ts";
import { pictureFile } from "../html/write-html.ts";
import type { PackagePart } from "../package-file.ts";
import { type FoundPictures, pathOfAddress } from "../pictures.ts";
import { namedPictures } from "../pictures-in-texts.ts";

export const folderOf = (name: string) => name.slice(0, name.lastIndexOf("/") + 1);

/** A path within the package; one that leaves it names no part. */
export function joinedPath(folder: string, path: string): string {
  const steps: string[] = [];
  for (const step of `${folder}${path}`.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}

/** How cartridges name the folder of their files, and where Canvas puts it. */
const FILES = /^\$IMS[-_]CC[-_]FILE[-_]?BASE\$\/?/i;
const FOLDER_OF_CANVAS = "web_resources/";

/** Finds the pictures that a file of the package names: beside it, from the root of the package, or else in any folder. */
export function picturesBeside(parts: Parts | null, root: string, pictures: FoundPictures) {
  const names = new Map(parts?.names.map((name) => [name.toLowerCase(), name]));
  return (file: string): MarkOfPicture =>
    (address, alt) => {
      const inside = pictures.markOfUrl(address, alt);
      if (inside !== null) return inside;
      const path = pathOfAddress(address);
      const own = path.replace(FILES, "");
      const folders = [...(own === path ? [folderOf(file)] : []), root, `${root}${FOLDER_OF_CANVAS}`];
      const found = folders.flatMap((folder) => names.get(joinedPath(folder, own).toLowerCase()) ?? []);
      const name = found[0] ?? onlyOneIn(names, own);
      if (name === undefined) return null;
      return pictures.mark(name, () => parts?.read(name) ?? null, alt);
    };
}

/** A path whose first folders the address leaves out, as of files that a course has for each of its owners. */
function onlyOneIn(names: ReadonlyMap<string, string> | undefined, path: string): string | undefined {
  const end = `/${joinedPath("", path).toLowerCase()}`;
  const [only, ...others] = [...(names ?? [])].filter(([name]) => path.includes("/") && name.endsWith(end));
  return others.length === 0 ? only?.[1] : undefined;
}

/** The pictures of a set, by their hash. */
export type Pictures = ReadonlyMap<string, QuestionPicture>;

/** Where a package of ours has a picture, from its root; null for one that it does not have. */
export function pathOfPicture(pictures: Pictures, hash: string): string | null {
  const picture = pictures.get(hash);
  return picture === undefined ? null : `images/${pictureFile(picture)}`;
}

/** The files of the pictures of a question, for the manifest. */
export function pictureFilesXml(question: CarriedQuestion | undefined, pictures: Pictures): string {
  const hashes = question === undefined ? [] : namedPictures(question);
  return hashes.map((hash) => `<file href="${pathOfPicture(pictures, hash)}"/>`).join("");
}

export function* pictureParts(pictures: Pictures): Iterable<PackagePart> {
  for (const [hash, { base64 }] of pictures)
    yield { name: pathOfPicture(pictures, hash) ?? "", content: Buffer.from(base64, "base64") };
}
