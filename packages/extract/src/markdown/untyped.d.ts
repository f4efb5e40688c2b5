/** Types of plugins that ship without any. */

declare module "markdown-it-footnote" {
  import type { PluginSimple } from "markdown-it";

  const footnote: PluginSimple;
  export = footnote;
}

declare module "markdown-it-deflist" {
  import type { PluginSimple } from "markdown-it";

  const deflist: PluginSimple;
  export = deflist;
}
