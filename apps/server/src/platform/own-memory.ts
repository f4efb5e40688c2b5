/** Bytes in memory of their own: they may go to another thread, or be given back, and nobody else's with them. */
export function inOwnMemory(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isAlone ? (bytes as Uint8Array<ArrayBuffer>) : Uint8Array.from(bytes);
}

/**
 * Gives memory back that nobody looks at any more. Left to the collector, the megabytes of a few bodies make it go
 * through all there is, again and again, for as long as some calls take.
 */
export function giveBack(ofThemselves: Uint8Array<ArrayBuffer>): void {
  ofThemselves.buffer.transfer(0);
}
