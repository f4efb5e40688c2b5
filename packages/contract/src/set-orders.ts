/** The orders of the list of sets: newest first, by name, last studied first. Without schemas, since pages read it. */
export const SET_ORDERS = ["newest", "name", "studied"] as const;
/** One of `SET_ORDERS`. */
export type SetOrder = (typeof SET_ORDERS)[number];
