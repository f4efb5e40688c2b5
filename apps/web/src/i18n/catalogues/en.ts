import type { CatalogueTree } from "../catalogue.ts";

export const en = {
  quiz: {},
  results: {},
} satisfies CatalogueTree;
