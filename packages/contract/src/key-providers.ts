/**
 * The providers whose key a member may bring, with the one host that each key is sent to. Their names are the same in
 * all languages.
 */
export const KEY_PROVIDERS = {
  openai: { name: "OpenAI", host: "api.openai.com" },
  anthropic: { name: "Anthropic", host: "api.anthropic.com" },
  google: { name: "Google", host: "generativelanguage.googleapis.com" },
  mistral: { name: "Mistral", host: "api.mistral.ai" },
  groq: { name: "Groq", host: "api.groq.com" },
  openrouter: { name: "OpenRouter", host: "openrouter.ai" },
} as const;
/** One of `KEY_PROVIDERS`. */
export type KeyProvider = keyof typeof KEY_PROVIDERS;
