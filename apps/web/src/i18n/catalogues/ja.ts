import type { CatalogueTree } from "../catalogue.ts";

export const ja = {
  quiz: {},
  results: {},
} satisfies CatalogueTree;
