import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { bestEncoding, type Encoding, pack } from "./encodings.ts";

interface ReadyPage {
  readonly bytes: Buffer;
  readonly encoding: Encoding | null;
  /** For `If-None-Match`; weak, because one page is sent in several encodings. */
  readonly tag: string;
}

export interface ReadyPages {
  /** A page by its file, in the best encoding that an `Accept-Encoding` header allows. */
  page(file: string, acceptEncoding: string): Promise<ReadyPage>;
}

interface ReadyPagesOptions {
  readonly folder: string;
  readonly originStandIn: string;
  /** The URL that replaces the placeholder. */
  readonly origin: () => string;
}

/** The prerendered pages with this installation's own URL; each is filled in and compressed once. */
export function createReadyPages({ folder, originStandIn, origin }: ReadyPagesOptions): ReadyPages {
  const filled = remembering(async (file: string) => {
    const html = await readFile(path.join(folder, file), "utf8");
    return Buffer.from(html.replaceAll(originStandIn, escapeAttribute(origin())));
  });
  const compressed = remembering(async (key: string) => {
    const [encoding = "", file = ""] = key.split(" ");
    return pack(await filled(file), encoding as Encoding, "kept");
  });
  return {
    page: async (file, acceptEncoding) => {
      const plain = await filled(file);
      const tag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 16)}"`;
      const encoding = bestEncoding(acceptEncoding);
      return { bytes: encoding === null ? plain : await compressed(`${encoding} ${file}`), encoding, tag };
    },
  };
}

/** The keys are the build's own files, so the map stays small. A failed result is made again. */
function remembering<Value>(make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const made = new Map<string, Promise<Value>>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const making = make(key);
    made.set(key, making);
    making.catch(() => made.delete(key));
    return making;
  };
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
