import { tidyLine } from "./tidy.ts";

/** Moodle's paths of categories: a slash parts them, two are one of a name, with a space at its beginning or end. */
export function categoryPath(section = ""): string {
  const apart = section.replace(/^\//, " /").replace(/\/$/, "/ ");
  return `$course$/top${section === "" ? "" : `/${apart.replaceAll("/", "//")}`}`;
}

/** The last part of a path that is a name: "top" and the course's are none. */
export function sectionOfPath(path: string): string | undefined {
  const parts = path
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .map((part) => tidyLine(part.replaceAll("//", "/")));
  const names = parts.filter(
    (part, i) => !(i === 0 && /^\$\w+\$$/.test(part)) && !(i <= 1 && part === "top"),
  );
  return names.at(-1) || undefined;
}
