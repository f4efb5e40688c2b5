const UTM_NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
/** As long as the server takes them. */
const MAX_CHARS = 200;

export type Utm = { [Name in (typeof UTM_NAMES)[number]]?: string };

/** The campaign marks in the address somebody came by. */
export function utmOf(address: string): Utm {
  const query = URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();
  const found = UTM_NAMES.map((name) => [name, query.get(name)?.trim().slice(0, MAX_CHARS)] as const);
  return Object.fromEntries(found.filter(([, value]) => value));
}
