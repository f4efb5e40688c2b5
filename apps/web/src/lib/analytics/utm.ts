const UTM_NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
/** The maximum length that the server accepts. */
const MAX_CHARS = 200;

export type Utm = { [Name in (typeof UTM_NAMES)[number]]?: string };

/** The campaign parameters in the URL of the first page. */
export function utmOf(address: string): Utm {
  const query = URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();
  const found = UTM_NAMES.map((name) => [name, query.get(name)?.trim().slice(0, MAX_CHARS)] as const);
  return Object.fromEntries(found.filter(([, value]) => value));
}
