import type { CatalogueTree } from "../catalogue.ts";

export const pl = {
  quiz: {},
  results: {},
} satisfies CatalogueTree;
