import type { Shot } from "./shots.ts";

/** All pictures on one page, one row per scene. */
export function indexPage(shots: readonly (Shot & { readonly file: string })[]): string {
  const rows = Map.groupBy(shots, ({ scene }) => scene.name);
  const pictures = (of: readonly { readonly file: string }[]) =>
    of.map(
      ({ file }) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}" title="${file}"></a>`,
    );
  const body = [...rows].map(([name, of]) => `<h2>${name}</h2><div>${pictures(of).join("")}</div>`);
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body{font:15px system-ui;margin:2rem}div{display:flex;flex-wrap:wrap;gap:10px;align-items:start}img{width:240px;border:1px solid #8884}</style>
${body.join("\n")}`;
}
