import { ROUTES } from "@quizmill/contract";
import { download } from "./api.ts";
import { LOGOUT_EVENT } from "./session/session.ts";

/** So many stay in memory; a picture has a few hundred kilobytes at the most. */
const MAX_KEPT = 200;

const addresses = new Map<string, Promise<string>>();

async function load(hash: string): Promise<string> {
  return URL.createObjectURL(await download(ROUTES.questionPicture, { params: { hash } }));
}

function forget(hash: string): void {
  const address = addresses.get(hash);
  addresses.delete(hash);
  address?.then(URL.revokeObjectURL, () => undefined);
}

/** Pictures of questions, as addresses for this page: an image alone could not say whose it is. */
export const questionPictures = {
  /** Rejects with ApiError if there is none, or no network; asked again it tries again. */
  addressOf(hash: string): Promise<string> {
    const known = addresses.get(hash) ?? load(hash);
    addresses.delete(hash);
    addresses.set(hash, known);
    known.catch(() => addresses.delete(hash));
    for (const old of [...addresses.keys()].slice(0, -MAX_KEPT)) forget(old);
    return known;
  },
};

// Nothing of an account stays in a page that it has left.
addEventListener(LOGOUT_EVENT, () => {
  for (const hash of [...addresses.keys()]) forget(hash);
});
