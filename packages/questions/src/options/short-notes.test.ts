import { describe, expect, it } from "vitest";
import type { Batch } from "../engine.ts";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { sourceOf } from "../testing/sample-texts.ts";

/** What a learner writes down in one lesson, in each language: a page of some 700 characters. */
const NOTES = {
  en: "The heart is a muscular organ that pumps blood through the body. It beats about 100,000 times a day. Blood leaves the heart through arteries, which have thick elastic walls. Veins carry blood back to the heart and contain valves that stop it from flowing backwards. Capillaries are tiny vessels where oxygen passes from the blood into the tissues. Red blood cells contain haemoglobin, a protein that binds oxygen. White blood cells defend the body against infection. Platelets help the blood to clot after an injury. Blood plasma is a yellowish liquid that carries nutrients, hormones and waste. William Harvey described the circulation of the blood in 1628. The average adult has about 5 litres of blood. The lungs supply the blood with oxygen and remove carbon dioxide.",
  pl: "Serce to narząd mięśniowy, który pompuje krew w całym organizmie. Tętnice to naczynia, które odprowadzają krew z serca. Żyły to naczynia, które doprowadzają krew do serca. Naczynia włosowate łączą tętnice z żyłami. Krew składa się z osocza i elementów morfotycznych. Erytrocyty przenoszą tlen z płuc do tkanek. Leukocyty chronią organizm przed zakażeniem. Trombocyty biorą udział w krzepnięciu krwi. Hemoglobina to białko, które wiąże tlen. Krążenie krwi opisał w 1628 roku angielski lekarz William Harvey. Dorosły człowiek ma około 5 litrów krwi. Serce dorosłego człowieka bije około 70 razy na minutę. Prawa komora tłoczy krew do płuc, a lewa komora tłoczy krew do aorty. Największą tętnicą w ciele człowieka jest aorta. Wątroba magazynuje glikogen i oczyszcza krew z trucizn.",
  de: "Das Herz ist ein Hohlmuskel, der das Blut durch den Körper pumpt. Die Arterien führen das Blut vom Herzen weg. Die Venen führen das Blut zum Herzen zurück. In den Kapillaren gibt das Blut Sauerstoff an das Gewebe ab. Die roten Blutkörperchen enthalten Hämoglobin, das den Sauerstoff bindet. Die weißen Blutkörperchen wehren Krankheitserreger ab. Die Blutplättchen sorgen dafür, dass eine Wunde schnell verschlossen wird. Das Blutplasma ist eine gelbliche Flüssigkeit, die Nährstoffe und Hormone transportiert. William Harvey beschrieb 1628 den Kreislauf des Blutes. Ein Erwachsener hat etwa fünf Liter Blut. Das Herz schlägt in Ruhe ungefähr 70 Mal in der Minute. Die Lunge versorgt das Blut mit Sauerstoff. Die Leber baut Giftstoffe ab und speichert Glykogen. Die größte Arterie des Körpers heißt Aorta.",
  es: "El corazón es un órgano muscular que bombea la sangre por todo el cuerpo. Las arterias llevan la sangre desde el corazón hasta los tejidos. Las venas devuelven la sangre al corazón. Los capilares son vasos muy finos en los que se intercambia el oxígeno. Los glóbulos rojos contienen hemoglobina, una proteína que transporta oxígeno. Los glóbulos blancos defienden al organismo de las infecciones. Las plaquetas participan en la coagulación de la sangre. El plasma es un líquido amarillento que transporta nutrientes y hormonas. William Harvey describió la circulación de la sangre en 1628. Un adulto tiene unos 5 litros de sangre. La arteria más grande del cuerpo se llama aorta. Los pulmones aportan oxígeno a la sangre. El hígado almacena glucógeno y elimina toxinas. Los riñones filtran la sangre y producen la orina.",
  uk: "Серце — це мʼязовий орган, який перекачує кров по всьому тілу. Артерії — це судини, які несуть кров від серця. Вени — це судини, які повертають кров до серця. Капіляри зʼєднують артерії з венами. Кров складається з плазми та формених елементів. Еритроцити переносять кисень від легень до тканин. Лейкоцити захищають організм від інфекцій. Тромбоцити беруть участь у зсіданні крові. Гемоглобін — це білок, який звʼязує кисень. Кровообіг описав у 1628 році англійський лікар Вільям Гарвей. Доросла людина має близько 5 літрів крові. Найбільшу артерію тіла називають аортою. Печінка запасає глікоген і знешкоджує отруйні речовини. Нирки очищують кров від продуктів обміну. Легені забезпечують кров киснем.",
  ja: "心臓は、血液を全身に送り出す筋肉の器官である。動脈は、心臓から送り出された血液が流れる血管である。静脈は、心臓に戻る血液が流れる血管である。毛細血管では、血液と組織の間で酸素の受け渡しが行われる。赤血球に含まれるヘモグロビンは、酸素と結びつくタンパク質である。白血球は体内に入った細菌を取り除く。血小板は出血したときに血液を固めるはたらきをもつ。血しょうは養分や二酸化炭素を運ぶ液体である。ウィリアム・ハーベーは1628年に血液の循環を発表した。大人の体には約5リットルの血液がある。肺では酸素が取り入れられ、二酸化炭素が出される。肝臓は有害な物質を分解し、胆汁をつくる。腎臓は血液中の不要な物質をこし取り、尿をつくる。",
} as const;
type Language = keyof typeof NOTES;

async function itemsOf(text: string, language: Language): Promise<Batch["items"]> {
  const plan = planPassages(sourceOf([text], language), { count: 14 });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 7 }),
  );
  return batches.flatMap(({ items }) => items);
}

/** The options, small, of the first question whose key is this word. */
async function optionsBeside(key: string, text: string, language: Language): Promise<string[]> {
  for (const { options, groundTruthOptionId } of await itemsOf(text, language)) {
    const right = options.find(({ id }) => id === groundTruthOptionId)?.text;
    if (right?.toLowerCase() === key) return options.map(({ text: option }) => option.toLowerCase());
  }
  return [];
}

describe("a short note", () => {
  it.each(Object.keys(NOTES) as Language[])("gives at least five questions (%s)", async (language) => {
    expect((await itemsOf(NOTES[language], language)).length).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ["en", "heart", ["heart", "brain", "stomach", "liver", "pancreas", "spleen", "kidney", "lungs", "skin"]],
    ["pl", "serce", ["serce", "wątroba", "trzustka", "śledziona", "skóra", "nerka", "żołądek", "tętnice"]],
    ["de", "herz", ["herz", "gehirn", "auge", "ohr", "leber", "niere", "milz", "lunge"]],
    ["es", "corazón", ["corazón", "hígado", "estómago", "cerebro", "páncreas", "bazo", "riñón", "pulmón"]],
    ["uk", "серце", ["серце", "печінка", "селезінка", "шкіра", "нирка", "шлунок"]],
    ["ja", "心臓", ["心臓", "肝臓", "腎臓", "膵臓", "脾臓"]],
  ] as const)("sets an organ among organs (%s)", async (language, key, organs) => {
    const options = await optionsBeside(key, NOTES[language], language);
    expect(options.length).toBeGreaterThan(2);
    const known = options.filter((option) => (organs as readonly string[]).includes(option));
    expect(known.length).toBeGreaterThan(options.length / 2);
  });
});

describe("a word of several types", () => {
  it("stands among those its document speaks of", async () => {
    const metals =
      "Gold has the symbol Au. Silver conducts heat very well. Mercury is the only metal that is liquid.";
    expect(await optionsBeside("mercury", metals, "en")).not.toEqual(expect.arrayContaining(["venus"]));
    const planets =
      "Venus is the hottest of all. Mars looks red from afar. Mercury is the planet that is nearest to the Sun.";
    expect(await optionsBeside("mercury", planets, "en")).toEqual(
      expect.arrayContaining(["mercury", "venus"]),
    );
  });
});

describe("other words of the key's type", () => {
  const gap = async (text: string, language: Language) => {
    const item = (await itemsOf(text, language)).find(({ text: stem }) => stem.includes("_____"));
    return item?.options.map(({ text: option }) => option) ?? [];
  };

  it("stand in the case that the gap asks for (Polish)", async () => {
    const text = "Rząd przeniósł się wtedy do Krakowa. Port w Gdyni zbudowano w latach dwudziestych.";
    expect(await optionsBeside("krakowa", text, "pl")).toEqual(
      expect.arrayContaining(["krakowa", "gdańska"]),
    );
  });

  it("stand in the case that the gap asks for (Ukrainian)", async () => {
    const options = await gap("Після війни уряд повернувся до Києва і почав працювати в столиці.", "uk");
    expect(options).toContain("Києва");
    for (const option of options) expect(option).toMatch(/а$/u);
  });

  it("have the gender that the article before the gap shows", async () => {
    const german = await optionsBeside(
      "magen",
      "Die Speise kommt durch den Mund in den Magen. Danach folgt der Darm, und die Leber hilft mit.",
      "de",
    );
    for (const option of german)
      expect(["magen", "darm", "dickdarm", "dünndarm", "zwölffingerdarm", "rachen"]).toContain(option);
    const spanish = await gap("Durante la carrera trabaja sobre todo el corazón de los atletas.", "es");
    for (const option of spanish) expect(option).not.toMatch(/a$/u);
  });

  it("are left out where what is true of one is true of all", async () => {
    const text =
      "Noble gases include helium, neon and krypton. Iron rusts in wet air. Copper conducts electricity well. Glass is made from sand. Bronze is a hard alloy.";
    const items = await itemsOf(text, "en");
    for (const { text: stem, options } of items)
      if (/noble gases/iu.test(stem))
        expect(options.map(({ text: option }) => option)).not.toContain("argon");
  });
});

describe("an option", () => {
  const optionsOf = async (text: string, language: Language) =>
    (await itemsOf(text, language)).map(({ options }) => options.map(({ text: option }) => option));

  it("never stands beside its own other spelling", async () => {
    const text =
      "Sickle-cell anemia is a genetic condition in which red blood cells take on a crescent-like shape. People with sickle cell anemia often feel weak. Cystic fibrosis is a genetic condition in which mucus blocks the lungs. Color blindness is a genetic condition in which the eye cannot tell red from green. Huntington disease is a genetic condition in which nerve cells break down.";
    for (const options of await optionsOf(text, "en"))
      expect(options.filter((option) => /sickle.cell anemia/iu.test(option)).length).toBeLessThan(2);
  });

  it("writes its share as the key does", async () => {
    const text =
      "Im Herbst stieg der Anteil auf 78 %. Danach fiel der Anteil auf 71%. Später lag der Anteil wieder bei 83%. Im Sommer lag der Anteil bei 80 %.";
    const shares = (await optionsOf(text, "de")).filter((options) =>
      options.every((option) => option.endsWith("%")),
    );
    expect(shares.length).toBeGreaterThan(0);
    for (const options of shares)
      expect(new Set(options.map((option) => option.includes(" ")))).toHaveProperty("size", 1);
  });

  it("is a thing where a Polish question asks for one", async () => {
    const text =
      "Hipokamp to niewielka część mózgu, która bierze udział w zapamiętywaniu nowych zdarzeń. Powszechny jest pogląd, że silne uczucia utrwalają wspomnienia. Naukowcy badali szczury w labiryncie.";
    for (const options of await optionsOf(text, "pl")) expect(options.join()).not.toMatch(/powszechny/iu);
  });

  it("does not describe a thing instead of naming it", async () => {
    const text =
      "Evaporation turns liquid water into vapor. Condensation turns vapor into tiny drops. Antarctica is the driest continent. The Coriolis effect makes winds curve. The average adult drinks two liters of water.";
    for (const options of await optionsOf(text, "en")) expect(options.join()).not.toMatch(/driest|average/iu);
  });

  it("stands in the case that the preposition before the gap takes (Polish)", async () => {
    const text =
      "Erytrocyty przenoszą tlen z płuc do tkanek. Organizm potrzebuje tlenu. Glikogen jest zapasem energii. Krew płynie w naczyniach.";
    for (const options of await optionsOf(text, "pl"))
      if (options.includes("tkanek")) expect(options.join()).not.toMatch(/organizm|glikogen|krew/iu);
  });
});

/** Written for this test, with nothing of it in mind. */
const FIVE_FACTS = {
  en: "The French Revolution began in 1789. Robespierre led the Committee of Public Safety. Napoleon seized power in 1799. The Congress of Vienna redrew the map of Europe. Metternich represented Austria in Vienna.",
  de: "Mitochondrien erzeugen den größten Teil des ATP der Zelle. Der Zellkern speichert das Erbgut der Zelle. Ribosomen bauen Proteine aus Aminosäuren auf. Lysosomen bauen Abfallstoffe mit Enzymen ab. Der Golgi-Apparat verpackt Proteine für den Transport.",
  ja: "フランス革命は1789年に始まった。ロベスピエールは公安委員会を率いた。ナポレオンは1799年に権力を握った。ウィーン会議はヨーロッパの地図を描き直した。メッテルニヒはオーストリアを代表した。",
} as const;

describe.each(Object.keys(FIVE_FACTS) as (keyof typeof FIVE_FACTS)[])("five short facts (%s)", (language) => {
  it("are asked about one by one, though nobody requested a number", async () => {
    const plan = planPassages(sourceOf([FIVE_FACTS[language]], language));
    const batches = await Array.fromAsync(
      generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }),
    );
    const quotes = batches.flatMap(({ items }) => items.map(({ source }) => source?.quote));
    expect(new Set(quotes).size).toBe(quotes.length);
    expect(quotes.length).toBeGreaterThanOrEqual(language === "en" ? 4 : 5);
  });
});
