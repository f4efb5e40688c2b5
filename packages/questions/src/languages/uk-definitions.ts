import type { DefinitionCue } from "./profile.ts";
import { quoted } from "./uk-words.ts";

/** In what ways Ukrainian sentences say what a thing is, and how each is asked for; the first that fits counts. */
export const UK_DEFINITIONS: readonly DefinitionCue[] = [
  {
    pattern:
      /^під (?:поняттям |терміном )?[«„"]?(?<term>[^,;:()–—«»„“"]{3,45}?)[»“"]? (?:розуміють|розуміємо) (?<definition>[^;:–—]{12,170})$/iu,
    askTerm: ({ definition }) => `Яке поняття описано словами: ${quoted(definition)}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?<definition>[^;:–—]{12,160}?(?<!(?:^| )(?:як(?:ий|а|е|і)|котр\p{L}+|що|часто|також|нині|та|і|й))),? (?<verb>має назву|мають назву|(?:дістал|отримал)[аои] назву) [«„"]?(?<term>[^,;:()–—«»„“"]{3,45}?)[»“"]?$/u,
    askTerm: ({ definition, verb = "" }) => `Яку назву ${verb.replace(/ назву$/u, "")} ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    // "Організми, які самі виробляють собі поживу, — це автотрофи."
    pattern:
      /^(?<definition>[^,;:–—]{4,60}, (?:\p{L}{1,3} )?як(?:ий|а|е|і|у|ого|ої|их|ому|ій) [^,;:–—]{8,110}),? [–—-] це (?<term>[^,;:()–—]{3,45})$/u,
    askTerm: ({ definition }) => `Яке поняття описано словами: ${quoted(definition)}?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern: /^(?<term>[^,;:()–—]{3,45}?) (?:являє|являють) собою (?<definition>[^;:–—]{12,170})$/u,
    askTerm: ({ definition }) => `Що являє собою ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?<term>(?!(?:два|дві|три|чотири|пʼять|шість|обидв|один|одна|одне|перш|друг|кож|усі|всі)\p{L}* )[^\s,;:()–—]+(?: [^\s,;:()–—]+){0,2}?),? ?[–—-] (?:це )?(?<definition>(?!\p{L}{2,}(?:увати|ювати|ити|нути|яти) |не |тобто |це |\d|один із |один з |одна з |одна із |одне з |одне із |найважливіш|ось |те, )[^;:–—]{12,200})$/u,
    askTerm: ({ definition }) => `Яке поняття описано словами: ${quoted(definition)}?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    // "Ідеалізм – це …, яка визнає дух первинним, а матерію – вторинною": behind "це" another dash parts no clauses.
    pattern:
      /^(?<term>\p{L}[^\s,;:()–—]+(?: [^\s,;:()–—]+){0,3}),? [–—-] це (?<definition>(?!\p{L}{2,}(?:увати|ювати|ити|нути|яти) |не |\d|один |одна |одне |найважливіш|те, )[^;:–—]{12,150} [–—-] [^;:–—]{3,60})$/u,
    askTerm: ({ definition }) => `Яке поняття описано словами: ${quoted(definition)}?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^(?<definition>це|(?:ц(?:ей|я|е|ю|і)|так(?:ий|а|е|у|і)) [\p{L}’'ʼ]{3,9}|[^;:–—]{12,160}?(?<!(?:, \p{L}* ?|\s)(?:як(?:ий|а|е|і|у|ого|ої|их)|котр\p{L}+|що|часто|іноді|ще|також|тепер|нині|тому|зазвичай))),? (?<verb>називають|називаємо|називається|називаються) (?<term>[^,;:()–—]{3,45}?)(?:; [^;]*|, (?:а|але|оскільки|бо|тому|адже|що|як\p{L}{1,3}) [^;:]*|,? або [^,;:]{3,45})?$/u,
    askTerm: ({ definition, verb }) => `Як ${verb} ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?<term>(?:[\p{L}’'ʼ]+(?:им|ою|ими) ){0,2}[\p{L}’'ʼ]+(?:ом|ем|єм|ою|ею|єю|ами|ями|стю)) (?<verb>називають|називаємо|називається|називаються) (?<definition>[^;:–—]{12,180})$/u,
    askTerm: ({ definition, verb }) => `Як ${verb} ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?<term>(?!(?:[Нн]априклад|[Пп]риклад|[Пп]римітка|[Уу]вага|[Зз]авдання|[Вв]исновок|[Тт]ема|[Мм]ета|[Вв]ажливо|[Дд]овідка):)\p{L}[^\s,;:()–—]+(?: [^\s,;:()–—]+){0,2}): (?<definition>\p{Ll}[^;:–—]{12,180})$/u,
    askTerm: ({ definition }) => `Яке поняття описано словами: ${quoted(definition)}?`,
    strong: false,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^(?:[Тт]ермін |[Пп]оняття |[Сс]лово )?[«„"]?(?<term>[^,;:()–—«»„“"]{3,45}?)[»“"]? (?:означає|означають) (?!,|що(?!\p{L}))(?<definition>[^;:]{12,180})$/u,
    askTerm: ({ definition }) => `Яке з понять означає ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern: /^(?<term>[^,;:()–—]{3,45}?) полягає (?<definition>[ув] (?!тому(?!\p{L}))[^;:]{10,180})$/u,
    askTerm: ({ definition }) => `Що полягає ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
];
