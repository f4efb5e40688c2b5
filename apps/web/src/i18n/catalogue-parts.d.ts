/** The two parts of each catalogue, as `build/catalogue-parts.ts` makes them. */
declare module "*/en.ts?frame" {
  export const en: import("./catalogue.ts").CatalogueTree;
}
declare module "*/pl.ts?frame" {
  export const pl: import("./catalogue.ts").CatalogueTree;
}
declare module "*/de.ts?frame" {
  export const de: import("./catalogue.ts").CatalogueTree;
}
declare module "*/es.ts?frame" {
  export const es: import("./catalogue.ts").CatalogueTree;
}
declare module "*/uk.ts?frame" {
  export const uk: import("./catalogue.ts").CatalogueTree;
}
declare module "*/ja.ts?frame" {
  export const ja: import("./catalogue.ts").CatalogueTree;
}
declare module "*/en.ts?rest" {
  export const en: import("./catalogue.ts").CatalogueTree;
}
declare module "*/pl.ts?rest" {
  export const pl: import("./catalogue.ts").CatalogueTree;
}
declare module "*/de.ts?rest" {
  export const de: import("./catalogue.ts").CatalogueTree;
}
declare module "*/es.ts?rest" {
  export const es: import("./catalogue.ts").CatalogueTree;
}
declare module "*/uk.ts?rest" {
  export const uk: import("./catalogue.ts").CatalogueTree;
}
declare module "*/ja.ts?rest" {
  export const ja: import("./catalogue.ts").CatalogueTree;
}
