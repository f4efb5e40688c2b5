import type { CatalogueTree } from "../catalogue.ts";

export const es = {
  quiz: {},
  results: {},
} satisfies CatalogueTree;
