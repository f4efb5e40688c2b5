import type { Language } from "@quizmill/contract";
import type { CommandAimCue } from "./profile.ts";

/** Aims and wishes of one form, as group `fact`, and what is asked and told of them. */
interface Told extends Omit<CommandAimCue, "pattern"> {
  opening: string;
}

/** A sentence that opens with an aim or a wish; whatever follows its last comma is the deed. */
function cuesOf(...told: readonly Told[]): CommandAimCue[] {
  return told.map(({ opening, ...cue }) => ({
    pattern: new RegExp(`^${opening}[,、] ?(?<deed>[^,、;:]{6,100})$`, "iu"),
    ...cue,
  }));
}

/** By which command an aim is reached that opens a sentence. */
export const COMMAND_AIMS: Readonly<Record<Language, readonly CommandAimCue[]>> = {
  en: cuesOf({
    opening:
      "(?:(?:in order )?to|if you(?:[’']d like| (?:want|wish|need|prefer|would like)) to) (?<fact>(?!.*, (?:don[’']t|do not|never)\\b)\\p{Ll}+ [^;:]{6,110}?)",
    ask: (fact) => `Which command is used to ${fact}?`,
    aim: (fact) => `to ${fact}`,
  }),
  de: cuesOf(
    {
      opening: "um (?<fact>[^;:]{8,120}? (?:zu \\p{Ll}+|\\p{Ll}+zu\\p{Ll}+))",
      ask: (fact) => `Welchen Befehl verwendet man, um ${fact}?`,
      aim: (fact) => `um ${fact}`,
    },
    {
      opening:
        "(?:wenn|falls) (?<fact>(?:du|Sie|man|wir) [^;:]{3,120}?(?<!\\p{L})(?:möchten?|möchtest|will|willst|wollen)(?:, [^,;:]{8,80})?)",
      ask: (fact) => {
        const [who = ""] = fact.split(" ", 1);
        const verb = { du: "verwendest", man: "verwendet" }[who.toLowerCase()] ?? "verwenden";
        return `Welchen Befehl ${verb} ${who}, wenn ${fact}?`;
      },
      aim: null,
    },
  ),
  es: cuesOf(
    {
      opening: "para (?<fact>(?!.*, no )\\p{Ll}{2,}(?:ar|er|ir)(?:se)? [^;:]{5,110}?)",
      ask: (fact) => `¿Qué comando se usa para ${fact}?`,
      aim: (fact) => `para ${fact}`,
    },
    {
      opening: "si (?<fact>(?:quieres?|deseas?|necesitas?|queremos|deseamos) (?!.*, no )[^;:]{6,110}?)",
      ask: (fact) => `¿Qué comando se usa si ${fact}?`,
      aim: null,
    },
  ),
  pl: cuesOf(
    {
      opening: "(?:aby|żeby|by) (?<fact>(?!.*, nie )\\p{Ll}{2,}(?:ć|c)(?: się)? [^;:]{5,110}?)",
      ask: (fact) => `Jakiego polecenia użyć, aby ${fact}?`,
      aim: (fact) => `aby ${fact}`,
    },
    {
      opening: "(?:jeśli|jeżeli) (?<fact>(?:chcesz|chcemy|zechcesz) (?!.*, nie )[^;:]{6,110}?)",
      ask: (fact) => `Jakiego polecenia użyć, jeśli ${fact}?`,
      aim: null,
    },
  ),
  uk: cuesOf(
    {
      opening: "(?:для того,? )?(?:щоб|аби) (?<fact>(?!.*, не )[\\p{Ll}’'ʼ]{2,}ти(?:ся|сь)? [^;:]{5,110}?)",
      ask: (fact) => `Якою командою слід скористатися, щоб ${fact}?`,
      aim: (fact) => `щоб ${fact}`,
    },
    {
      opening: "якщо (?<fact>(?:ви |вам )?(?:хочете|бажаєте|потрібно|треба) (?!.*, не )[^;:]{6,110}?)",
      ask: (fact) => `Якою командою слід скористатися, якщо ${fact}?`,
      aim: null,
    },
  ),
  ja: cuesOf(
    {
      opening: "(?<fact>(?:(?!は、)[^「」。]){5,60}[るうくすつむぶぐ])(?:には|ために|ためには)",
      ask: (fact) => `${fact}には、どのコマンドを使うか。`,
      aim: (fact) => `${fact}ため`,
    },
    {
      opening: "(?<fact>(?:(?!は、)[^「」。]){5,60}たい)(?:場合|とき|時)(?:は|には)?",
      ask: (fact) => `${fact}ときは、どのコマンドを使うか。`,
      aim: null,
    },
  ),
};
