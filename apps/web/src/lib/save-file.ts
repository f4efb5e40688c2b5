/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun by then; the address holds the file in memory for as long as it stands.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
