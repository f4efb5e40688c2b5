import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { type SigningKeys, secretFor } from "./signing-keys.ts";

/** Encrypts short secrets, each for one owner. */
export interface Sealing {
  seal(text: string, owner: string): string;
  /** Null if it was sealed for another owner or with another secret, or was changed since. */
  open(sealed: string, owner: string): string | null;
  /** The same text sealed with the present secret, if the one before opens it; else null. */
  renewed(sealed: string, owner: string): string | null;
}

/** The first byte; another way to seal gets another number. */
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/**
 * AES-256-GCM (NIST SP 800-38D) with a secret derived from the installation's, a random nonce each time, and the owner
 * as associated data: version, nonce, tag and ciphertext in base64url.
 */
export function createSealing({ current, previous }: SigningKeys, purpose: string): Sealing {
  const secret = secretFor(purpose, { current });
  const before = previous && secretFor(purpose, { current: previous.key });
  const open = (sealed: string, owner: string) =>
    opened(sealed, owner, secret) ?? (before && opened(sealed, owner, before));
  const seal = (text: string, owner: string) => sealedWith(secret, text, owner);
  return {
    seal,
    open,
    renewed: (sealed, owner) => {
      const text = opened(sealed, owner, secret) === null ? open(sealed, owner) : null;
      return text === null ? null : seal(text, owner);
    },
  };
}

const boundTo = (owner: string) => Buffer.from(`${VERSION}:${owner}`);

function sealedWith(secret: Uint8Array, text: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", secret, nonce).setAAD(boundTo(owner));
  const written = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), written]).toString("base64url");
}

function opened(sealed: string, owner: string, secret: Uint8Array): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes[0] !== VERSION || bytes.length < HEAD_BYTES) return null;
  const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", secret, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(boundTo(owner)).setAuthTag(bytes.subarray(1 + NONCE_BYTES, HEAD_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
