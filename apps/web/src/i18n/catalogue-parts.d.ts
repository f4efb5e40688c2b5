/** The two parts of each catalogue, as `build/catalogue-parts.ts` makes them: a module exports its own language alone. */
declare module "*.ts?frame" {
  type Tree = import("./catalogue.ts").CatalogueTree;
  export const en: Tree, pl: Tree, de: Tree, es: Tree, uk: Tree, ja: Tree;
}
declare module "*.ts?rest" {
  export * from "*.ts?frame";
}
