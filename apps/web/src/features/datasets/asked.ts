import type { SetOrder } from "@quizmill/contract";

/** What the list of sets is asked for. It is part of the page's URL. */
export interface Asked {
  readonly q: string;
  readonly order: SetOrder;
  readonly tag: string | null;
  readonly isArchived: boolean;
  readonly isTrash: boolean;
  /** In all places: what is shown are the lists of each. */
  readonly isEverywhere: boolean;
}

/** All sets that are neither archived nor in the trash, the newest first. */
export const ALL_SETS: Asked = {
  q: "",
  order: "newest",
  tag: null,
  isArchived: false,
  isTrash: false,
  isEverywhere: false,
};

const ORDERS: readonly string[] = ["newest", "name", "studied"] satisfies SetOrder[];

export function askedIn(search: URLSearchParams): Asked {
  const order = search.get("order") ?? "";
  return {
    q: search.get("q") ?? "",
    order: ORDERS.includes(order) ? (order as SetOrder) : ALL_SETS.order,
    tag: search.get("tag"),
    isArchived: search.get("archived") === "true",
    isTrash: search.get("trashed") === "true",
    isEverywhere: search.get("everywhere") === "true",
  };
}

/** The query of a URL, or of a call: only what is asked for. */
export function queryOf({ q, order, tag, isArchived, isTrash, isEverywhere }: Asked): Record<string, string> {
  return {
    ...(q !== "" && { q }),
    ...(order !== ALL_SETS.order && { order }),
    ...(tag !== null && { tag }),
    ...(isArchived && { archived: "true" }),
    ...(isTrash && { trashed: "true" }),
    ...(isEverywhere && { everywhere: "true" }),
  };
}

/** These words in every place, whatever tag. */
export function everywhere({ q }: Pick<Asked, "q">): Asked {
  return { ...ALL_SETS, q, isEverywhere: true };
}

export function isAll(asked: Asked): boolean {
  return Object.keys(queryOf(asked)).length === 0;
}
