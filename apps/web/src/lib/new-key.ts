/** A random UUID, version 4. `randomUUID` is missing on pages served without TLS from another machine. */
export function newKey(): string {
  return "........-....-4...-8...-............".replaceAll(".", () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (byte % 16).toString(16);
  });
}
