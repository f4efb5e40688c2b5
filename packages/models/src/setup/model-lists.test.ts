import { KEY_PROVIDERS, type KeyProvider } from "@quizmill/contract";
import { expect, it } from "vitest";
import { baseUrlOf } from "../settings.ts";

it.each(Object.keys(KEY_PROVIDERS) as KeyProvider[])(
  "a key for %s goes to the host that its owner is told",
  (provider) => {
    const { host, protocol } = new URL(baseUrlOf({ provider, model: "m" }));
    expect({ host, protocol }).toEqual({ host: KEY_PROVIDERS[provider].host, protocol: "https:" });
  },
);
