import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { decodeText } from "./encoding.ts";

const lecture = (name: string) => {
  const file = fileURLToPath(new URL(`../../../fixtures/texts/${name}.md`, import.meta.url));
  // Without front matter, and without characters that old encodings lack.
  const text = existsSync(file) ? readFileSync(file, "utf8").slice(200) : "";
  return text.replace(/[^\p{L}\p{N}\p{Zs}\n.,:;()-]/gu, "-").replace(/[²³₂₀-₉⁰-⁹Ωµ]/gu, "-");
};

const TEXTS: Record<string, string> = {
  pl: lecture("pl-historia-druku"),
  de: lecture("de-thermodynamik"),
  es: lecture("es-ciclo-del-agua"),
  uk: lecture("uk-astronomiia"),
  ja: lecture("ja-jishin-kazan"),
  ru: "Фотосинтез - сложный химический процесс преобразования энергии видимого света в энергию химических связей органических веществ при участии фотосинтетических пигментов. Объём съёмки растёт.",
  cs: "Příliš žluťoučký kůň úpěl ďábelské ódy. Fotosyntéza je složitý biochemický proces, při kterém se mění energie světelného záření na energii chemických vazeb.",
  fr: "La photosynthèse est le processus bioénergétique qui permet à des organismes de synthétiser de la matière organique. Où ça ? Là-bas, à côté du chêne.",
  el: "Η φωτοσύνθεση είναι η διαδικασία κατά την οποία τα πράσινα φυτά μετατρέπουν την ηλιακή ενέργεια σε χημική.",
  he: "פוטוסינתזה היא תהליך ביוכימי שבו צמחים ממירים אנרגיית אור לאנרגיה כימית",
  zh: "光合作用是植物、藻类等生产者和某些细菌，利用光能把二氧化碳、水变成碳水化合物的过程。可分为产氧光合作用和不产氧光合作用。",
};
const ENCODINGS: Record<string, readonly string[]> = {
  pl: ["windows-1250", "iso-8859-2", "cp852", "maccenteuro", "utf-16le", "utf-16be", "utf-8"],
  de: ["windows-1252", "iso-8859-15", "cp850", "cp437", "macintosh"],
  es: ["windows-1252", "iso-8859-15", "cp850", "cp437", "macintosh"],
  uk: ["windows-1251", "koi8-u", "iso-8859-5", "cp1125", "cp855", "macukraine", "utf-16le"],
  ja: ["shift_jis", "euc-jp", "utf-16le", "utf-16be"],
  ru: ["windows-1251", "koi8-r", "iso-8859-5", "cp866", "cp855", "maccyrillic"],
  cs: ["windows-1250", "iso-8859-2", "cp852", "maccenteuro"],
  fr: ["windows-1252", "iso-8859-15", "cp850", "cp437", "macintosh"],
  el: ["windows-1253"],
  he: ["windows-1255"],
  zh: ["gb18030"],
};
const CASES = Object.entries(ENCODINGS).flatMap(([language, encodings]) =>
  encodings.map((encoding) => [language, encoding] as const),
);

describe("text without a mark of its encoding", () => {
  it.each(CASES)(
    "in %s, written as %s, is read as it was written, short or long",
    async (language, encoding) => {
      const text = TEXTS[language] ?? "";
      for (const chars of [300, 3_000, 30_000]) {
        const bytes = iconv.encode(text.slice(0, chars), encoding, { addBOM: false });
        expect(await decodeText(bytes)).toBe(iconv.decode(bytes, encoding));
      }
    },
  );

  it.each([
    "El 1.º de mayo, la 2.ª reunión: «La célula» – dijo él… “sí”",
    "¿Que?",
    "Übung 3: Öl schwimmt auf Wasser – die Dichte ist „kleiner“.",
    "§ 5 Straße",
    "Don’t. It’s £5 or €6.",
    "The angle is 90° ± 2°",
    "L’élève a reçu une leçon… « où ça ? »",
  ])("of one line is told by where its signs stand: %s", async (text) => {
    expect(await decodeText(iconv.encode(text, "windows-1252"))).toBe(text);
  });

  it("may hold half-width kana", async () => {
    const text = "ｺﾝﾋﾟｭｰﾀの基礎をまなぶ。光合成ﾉ反応です。ﾌﾟﾛｸﾞﾗﾑを書く。";
    expect(await decodeText(iconv.encode(text, "shift_jis"))).toBe(text);
  });

  it("is UTF-8 also with a few broken bytes, and after a long preface in English", async () => {
    const text = (TEXTS.uk ?? "").slice(0, 2_000);
    const broken = Buffer.concat([Buffer.from(text), Buffer.from([0xd0]), Buffer.from(" кінець")]);
    expect(await decodeText(broken)).toBe(`${text}\uFFFD кінець`);
    const preface = "Nothing but English comes first. ".repeat(1_000);
    const late = iconv.encode(preface + TEXTS.pl, "windows-1250");
    expect(await decodeText(late)).toBe(preface + TEXTS.pl);
  });

  it.each(["utf-8", "utf-16le", "utf-16be", "utf-32le", "utf-32be"])(
    "is told by its mark: %s",
    async (encoding) => {
      const text = "Zażółć gęślą jaźń";
      const bytes = iconv.encode(text, encoding, { addBOM: true });
      expect((await decodeText(bytes)).replace("\uFEFF", "")).toBe(text);
    },
  );

  it("believes a declaration only where its bytes do not contradict", async () => {
    const text = "Köln und Größe, schöne Wörter";
    expect(await decodeText(Buffer.from(text), { declared: "iso-8859-1" })).toBe(text);
    const short = iconv.encode("Гр", "koi8-u");
    expect(await decodeText(short, { declared: "koi8-u" })).toBe("Гр");
    expect(await decodeText(iconv.encode(text, "windows-1252"), { declared: "no-such" })).toBe(text);
  });

  it("is refused where it is none", async () => {
    const noise = Buffer.from(
      Array.from({ length: 5_000 }, (_, index) => (index * index * 31 + index) % 256),
    );
    await expect(decodeText(noise)).rejects.toMatchObject({ code: "UNSUPPORTED_FILE" });
  });
});
