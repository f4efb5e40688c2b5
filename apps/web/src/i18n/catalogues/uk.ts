import type { CatalogueTree } from "../catalogue.ts";

export const uk = {
  quiz: {},
  results: {},
} satisfies CatalogueTree;
