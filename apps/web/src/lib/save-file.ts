/** Saves a file as a download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun by then; the URL keeps the file in memory as long as it exists.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
