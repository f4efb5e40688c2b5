import { describe, expect, it } from "vitest";
import { READY_MODEL, standInLanguageModel } from "../../../../../testing/language-model.ts";
import type { PromptApi } from "./model.ts";
import { browserOffer } from "./offer.ts";

const DESKTOP =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";
const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Linux x64; rv:150.0) Gecko/20100101 Firefox/150.0";
const secure = { isSecure: true, userAgent: DESKTOP };

const standIn = (changes: object) =>
  standInLanguageModel({ ...READY_MODEL, ...changes }, async () => "") as unknown as PromptApi;

describe("what a browser offers", () => {
  it("is its model with the languages that it knows, downloaded or not", async () => {
    const known = { state: "available", languages: ["de"], language: "de" };
    expect(await browserOffer(standIn({}), secure, "de")).toEqual(known);
    const languages = ["en", "de", "es", "ja", "fr"];
    const fresh = standIn({ isDownloaded: false });
    expect(await browserOffer(fresh, secure, "pl")).toEqual({
      state: "downloadable",
      languages,
      language: "en",
    });
    const downloading = { ...fresh, availability: async () => "downloading" as const };
    expect(await browserOffer(downloading, secure, "en")).toMatchObject({ state: "downloading" });
  });

  it("is nothing where the computer is too weak, the page may not, or there is no model", async () => {
    expect(await browserOffer(standIn({ languages: [] }), secure, "en")).toEqual({ state: "none" });
    const refusing = {
      ...standIn({}),
      availability: () => Promise.reject(new DOMException("", "NotAllowedError")),
    };
    expect(await browserOffer(refusing, secure, "en")).toEqual({ state: "none" });
    expect(await browserOffer(undefined, secure, "en")).toEqual({ state: "none" });
  });

  it("is asked for one language where that is known, since a browser complains in its console of others", async () => {
    const asked: unknown[] = [];
    const api = standIn({});
    const counted: PromptApi = {
      ...api,
      availability: (options) => {
        asked.push(options);
        return api.availability(options);
      },
    };
    await browserOffer(counted, secure, "ja");
    expect(asked).toHaveLength(1);
  });

  it("needs a secure connection, which is said only where it would help", async () => {
    const plain = (userAgent: string) => browserOffer(undefined, { isSecure: false, userAgent }, "en");
    expect(await plain(DESKTOP)).toEqual({ state: "insecure" });
    expect(await plain(DESKTOP.replace("148", "147"))).toEqual({ state: "none" });
    expect(await plain(PHONE)).toEqual({ state: "none" });
    expect(await plain(FIREFOX)).toEqual({ state: "none" });
  });
});
