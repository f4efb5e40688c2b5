import type { Cases } from "../../operations.ts";

/** What endings tell of the cases of Polish nouns and adjectives. */
export const POLISH: Cases = {
  nominative: {
    noun: /(?:ość|[csz]ja|gia|fia|ria|ura|oza|eza|aza|[ae]nie|[uęy]cie|(?:par|tar|twar)cie|stwo|ctwo|dło|um|[iy]zm|[eo]r|ent|ant|[iy]k|ec|acz|graf|log|[eo]n|al|at|op|et|kt|pt)$/u,
    agreeing: [
      [/(?<![lrwj]n)[yi]$/u, /[bcdfghklłmnprstwzżźń]$/u],
      [/a$/u, /(?:a|ość)$/u],
      [/(?:[nwtrdłczsż]e|[kg]ie)$/u, /(?:o|[ae]nie|[uęy]cie|um|ę|[yi]|nia|cia|je)$/u],
    ],
    others: { feminine: /^(?:ę|ą)$/u, masculine: /^(?:ów|i?em|owi)$/u },
  },
  fromInstrumental: {
    nouns: [
      [/(?<=\p{L}{2})ością$/u, "ość", "f"],
      [/(?<=[csz]j|[gfr]i)ą$/u, "a", "f"],
      [/(?<=\p{L}{2}[bdfgkłmnprstwz])ą$/u, "a", "f"],
      [
        /(?<=\p{L}{2}(?:[wzsnkłrlm]ani|(?<!kami|korz|promi|jel|płomi|strumi|jesi|pierści|stopi)eni|[ęyiu]ci))em$/u,
        "e",
        "n",
      ],
      [/(?<=\p{L}{2}[sc]tw|dł)em$/u, "o", "n"],
      [/(?<=[iy]zm|[aeo]nt|(?<!jezi)or|\p{L}{3}er|[ae]kt|[ae]tr)em$/u, "", "m"],
      [/(?<=\p{L}(?:log|n?ik|ak))iem$/u, "", "m"],
    ],
    adjectives: {
      f: [[/ą$/u, "a"]],
      m: [
        [/(?<=[kg])im$/u, "i"],
        [/ym$/u, "y"],
      ],
      n: [
        [/(?<=[kg])im$/u, "ie"],
        [/ym$/u, "e"],
      ],
    },
  },
};
