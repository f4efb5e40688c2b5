/** Files that were dropped on another page, on their way to the upload page. */
let handed: readonly File[] = [];

export function handFiles(files: readonly File[]): void {
  handed = files;
}

/** Each is taken once. */
export function takeHandedFiles(): readonly File[] {
  const taken = handed;
  handed = [];
  return taken;
}
