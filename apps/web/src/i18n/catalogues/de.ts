import type { CatalogueTree } from "../catalogue.ts";

export const de = {
  quiz: {},
  results: {},
} satisfies CatalogueTree;
