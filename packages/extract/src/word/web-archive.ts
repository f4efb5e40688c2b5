/**
 * The page inside a web archive (MHTML, RFC 2557): the bytes of its first HTML part; empty if there is none. Programs
 * that convert HTML to Word files insert such archives.
 */
export function htmlOfArchive(archive: Uint8Array): Uint8Array {
  const text = Buffer.from(archive).toString("latin1");
  const type = /^content-type:\s*text\/html/im.exec(text);
  if (type === null) return new Uint8Array();
  const headStart = Math.max(0, text.lastIndexOf("\n--", type.index));
  const bodyStart = /\r?\n\r?\n/.exec(text.slice(type.index));
  if (bodyStart === null) return new Uint8Array();
  const start = type.index + bodyStart.index + bodyStart[0].length;
  const boundary = /^--\S+/m.exec(text.slice(headStart, type.index))?.[0];
  const end = boundary === undefined ? -1 : text.indexOf(`\n${boundary}`, start);
  const body = text.slice(start, end < 0 ? undefined : end);
  const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(text.slice(headStart, start))?.[1];
  return decodeBody(body, encoding?.toLowerCase() ?? "8bit");
}

function decodeBody(body: string, encoding: string): Uint8Array {
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1");
  const plain = body
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(plain, "latin1");
}
