/** Texts of one language: sections, keys, and plural forms as i18next names them (`key_one`, `key_other`). */
export interface CatalogueTree {
  [key: string]: string | CatalogueTree;
}
