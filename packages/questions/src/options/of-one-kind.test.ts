import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { allWritten } from "../engine.ts";
import { embeddedEngine, type Passage, planPassages } from "../index.ts";
import { readDocument } from "../read/document.ts";
import { tieBeside } from "../testing/kinship.ts";
import { rankDistractors } from "../testing/rank-distractors.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";
import { distractorsFor } from "./distractors-for.ts";

/** The three that would be shown; the text is long enough that no made-up names stand in for its own. */
function othersFor(input: { stem: string; answer: string; text: string; language?: Language }): string[] {
  const language = input.language ?? "en";
  const text = `${input.text} ${FILLING.repeat(120)}`;
  return rankDistractors({ ...input, text, language, count: 3 });
}

/** Says nothing and names nothing, in words that are no terms. */
const FILLING = "It was so and it is so, and it will be so again. ";

describe("what the document defines", () => {
  it("stands among what it says is of the same genus", () => {
    const others = othersFor({
      stem: "Which plant lives on dead wood and has no green leaf?",
      answer: "ghostpipe",
      text: `The ghostpipe is a plant that lives on dead wood and has no green leaf. The standpipe is a tool
that brings water to the upper beds. The mistletoe is a plant that lives in the crowns of old apples. The drainpipe is a
tool that leads water from the lower beds. The toothwort is a plant that taps the roots of the hazel. The blowpipe is a
tool that drives insects from the buds. The broomrape is a plant that has no leaves and feeds on clover.`,
    });
    expect(others.sort()).toEqual(["broomrape", "mistletoe", "toothwort"]);
  });
});

describe("what the document says is the same thing as the key", () => {
  it("comes before what else the lexicon has of its family (uk)", () => {
    const text = `Сонце — це зоря, навколо якої обертається Земля. Пульсар — це нейтронна зоря, яка посилає імпульси.
Планета — це небесне тіло, яке обертається навколо зорі. Цефеїда — це зоря, яка рівномірно змінює яскравість.
Галактика — це система зір. Комета — це тіло з льоду й пилу. Супутник обертається навколо планети.`;
    const document = readDocument(planPassages(sourceOf([text], "uk")), { seed: 1, mode: "study" });
    const [line] = document.lines;
    if (line === undefined) throw new Error("The text has no sentence.");
    const asked = {
      key: "Сонце",
      stem: "Як називають зорю, навколо якої обертається Земля?",
      line,
      before: "",
    };
    const others = distractorsFor(asked, document).map(({ text: other }) => other.toLowerCase());
    expect(others.slice(0, 2).sort()).toEqual(["пульсар", "цефеїда"]);
  });
});

describe("what a question names", () => {
  const text = `The thaw is a change that comes to the ice in spring. The moraine is a stack of stones that the ice
left behind. The surge is a movement of the ice that lasts some weeks. The firn is a substance that lies between snow
and ice. The ablation is a loss that takes blocks to the sea. The crevasse is an opening that runs deep into the ice.
The retreat is a process by which the glacier grows shorter.`;

  it("stands among things of its class before others that are as near", () => {
    const others = othersFor({
      stem: "Which change comes to the ice in spring?",
      answer: "thaw",
      text,
    });
    expect(others.sort()).toEqual(["ablation", "retreat", "surge"]);
  });
});

describe("Japanese terms", () => {
  it("are no things of another class than the key's last morpheme tells, in katakana or not", () => {
    const text = `シャルル7世のフランス王位継承権を奪う条約が結ばれた。ブルゴーニュ公国軍は町を囲んだ。ジョルジョー解放戦が続いた。
イングランド軍は城を守った。シャルル7世のフランス国王代理権も問われた。町の市場の裁判権は司教にあった。領主の水車の使用権は村に移った。`;
    const stem = "シャルル7世の（　　）を奪う条約が結ばれた。";
    expect(othersIn(text, stem, "フランス王位継承権").join(" ")).not.toMatch(/軍|戦/u);
  });

  it("are not of a kind because any thing can be done to both", () => {
    const text = `戴冠式は朝に行われた。町は交渉を行った。王は戴冠式を行った。支払は夜に行われた。支払を行った者もいた。
戴冠式を待つ人は多い。祝典を待つ人は多い。`;
    expect(tieIn(text, "戴冠式", "支払")).toBeNull();
  });

  const tieIn = (text: string, key: string, other: string) => {
    const document = readDocument(planPassages(sourceOf([text], "ja")), { seed: 1, mode: "study" });
    return tieBeside(other, { key, stem: "（　　）が朝に執り行われた。" }, document);
  };

  const filling = "そうであったし、そうであるし、これからもそうであるだろう。";
  const othersIn = (text: string, stem: string, answer: string) =>
    rankDistractors({ stem, answer, text: text + filling.repeat(160), language: "ja", count: 3 }).sort();

  it("stand among what the document calls the same thing by the way", () => {
    const text = `アレグロという速度で演奏が始まる。ソナタは四つの部分からできている。アンダンテという速度が次に選ばれる。
オーボエが主題を受け持つ。ラルゴという速度はゆるやかに聞こえる。チェンバロは音が小さい。プレストという速度で曲が終わる。`;
    expect(othersIn(text, "演奏が始まるときの速さはどれか。", "アレグロ")).toEqual(
      ["アンダンテ", "プレスト", "ラルゴ"].sort(),
    );
  });

  it("never stand among things of another class", () => {
    const text = `大韓民国では照明の計画が進む。電源回路は熱に弱い。電源回路を冷やす板がある。発光素子の寿命は長い。発光素子は光を出す。
中華民国では投資が続く。政府は電源回路と発光素子の研究を支える。フィリピン共和国でも計画が始まった。琵琶湖では照明が禁じられた。`;
    const others = othersIn(text, "（　　）では照明の計画が進む。", "大韓民国");
    expect(others).toContain("中華民国");
    expect(others.filter((other) => /回路|素子/u.test(other))).toEqual([]);
  });
});

describe("what is listed beside a third thing that the key is listed beside too", () => {
  it("has no tie to it, as what is listed with it has", () => {
    const text = `Buyers asked for umber, sienna and ochre in every spring.
The workshop bought sienna, malachite and umber from the south. The kiln stood beside the workshop. The kiln was old.`;
    const document = readDocument(planPassages(sourceOf([text], "en")), { seed: 1, mode: "study" });
    const tie = (other: string) => tieBeside(other, { key: "ochre", stem: "Which …?" }, document);
    expect([tie("umber"), tie("malachite")]).toEqual(["group", null]);
  });
});

describe("what the lexicon has beside a key", () => {
  const filling = Array.from({ length: 12 }, () => FILLING.repeat(30));
  const beside = (paragraphs: readonly string[], key: string, stem: string) => {
    const text = sourceOf([...paragraphs, ...filling], "en");
    const document = readDocument(planPassages(text), { seed: 1, mode: "study" });
    const line = document.lines.find(({ text: told }) => told.includes(key));
    if (line === undefined) throw new Error("The text has no such sentence.");
    return distractorsFor({ key, stem, line, before: "the" }, document);
  };

  it("is not of its kind for a single everyday word of it", () => {
    const sentence = "The steam moves the piston in the cylinder of the engine.";
    const stem = sentence.replace("cylinder", "_____");
    const others = beside([`${sentence} The workers sat in a circle.`], "cylinder", stem).map(
      ({ text }) => text,
    );
    for (const other of ["square", "cone", "triangle"]) expect(others).not.toContain(other);
  });
});

describe("what is of the key's class", () => {
  it("is tied to it where the text defines both, and not by its class alone", () => {
    const text = `Infiltración es la entrada del agua en el suelo, donde alimenta los ríos. La evaporación enfría el mar.
Condensación es el paso del vapor a gotas diminutas, que forman las nubes. El acuífero guarda agua.`;
    const document = readDocument(planPassages(sourceOf([text], "es")), { seed: 1, mode: "study" });
    const tie = (other: string) => tieBeside(other, { key: "Infiltración", stem: "¿Qué …?" }, document);
    expect(tie("Condensación")).toBe("group");
    expect(tie("acuífero")).toBeNull();
  });
});

describe("a definition", () => {
  /** What is made of the sentence in a text too long to be a note, best first. */
  function kindsFor(sentence: string, others: readonly string[], language: Language): string[] {
    const filling = FILLING.repeat(120);
    const plan = planPassages(sourceOf([sentence, ...others, filling], language), { count: 30 });
    const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
    const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
    const made = drafts.filter(({ quote }) => quote === sentence).sort((a, b) => b.score - a.score);
    return made.map(({ kind }) => kind).filter((kind) => kind === "term" || kind === "definition");
  }

  /** The worth of asking for what the first sentence says its term is, the term given. */
  function worthAmong(sentences: readonly string[], language: Language): number {
    const plan = planPassages(sourceOf([...sentences, FILLING.repeat(120)], language), { count: 30 });
    const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
    const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
    return drafts.find(({ kind, quote }) => kind === "definition" && quote === sentences[0])?.score ?? 0;
  }

  it("has its term asked for at less worth where no other term is such a thing", () => {
    const termAmong = (others: readonly string[]) => {
      const asked = "Infiltración es la entrada del agua en el suelo, donde alimenta las aguas subterráneas.";
      const plan = planPassages(sourceOf([asked, ...others, FILLING.repeat(120)], "es"), { count: 30 });
      const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
      const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
      return drafts.find(({ kind, quote }) => kind === "term" && quote === asked)?.score ?? 0;
    };
    const happenings = [
      "Precipitación es la caída del agua que las nubes dejan ir en forma de lluvia o granizo.",
      "Condensación es el paso del vapor a gotas diminutas, que forman las nubes y la niebla.",
      "Escorrentía es el movimiento del agua que corre por la superficie hasta los ríos.",
    ];
    const things = [
      "Acuífero es una capa de roca o sedimento que almacena agua y la deja circular.",
      "Termoclina es la capa en que la temperatura baja con rapidez al aumentar la profundidad.",
      "Cuenca es el territorio cuyas aguas van a parar a un mismo río o lago.",
    ];
    expect(termAmong(things)).toBeLessThan(0.9 * termAmong(happenings));
  });

  const CRAFTSMEN = [
    "Introligator to rzemieślnik, który oprawia wydrukowane arkusze.",
    "Drukarz to człowiek, który odbija formę na papierze.",
    "Skryba to osoba, która przepisuje księgi piórem.",
  ];
  const THINGS = [
    "Antykwa to pismo o okrągłych literach, wzorowane na inskrypcjach.",
    "Forma to płyta, która przenosi farbę na podłoże.",
    "Inkunabuł to książka wydrukowana przed końcem 1500 roku.",
  ];

  it("is worth less where what stands beside it is told to be of other classes", () => {
    const asked = "Zecer to rzemieślnik, który składa tekst z czcionek.";
    expect(worthAmong([asked, ...THINGS], "pl")).toBeLessThan(0.6 * worthAmong([asked, ...CRAFTSMEN], "pl"));
  });

  it("is worth less where it alone spells a part of its term", () => {
    const others = [
      "Der Brennstoff ist ein Stoff, der beim Verbrennen Energie abgibt.",
      "Das Kühlmittel ist ein Stoff, der die Wärme aus dem Inneren abführt.",
      "Das Schmieröl ist ein Stoff, der die Reibung der Teile vermindert.",
    ];
    const plain = worthAmong(
      ["Der Werkstoff ist ein Stoff, der zum Bauen von Teilen dient.", ...others],
      "de",
    );
    const spelled = worthAmong(
      ["Die Wärmemaschine ist eine Maschine, die einen Teil der Wärme umwandelt.", ...others],
      "de",
    );
    expect(spelled).toBeLessThan(0.6 * plain);
  });

  it("is given, and its term asked for, where other terms end in the same word", () => {
    const others = [
      "雨量計とは、ある時間にどれだけ雨が降ったかを示す装置である。",
      "風速計とは、風の速さを羽根の回り方で測る機械である。",
      "気圧計とは、空気が押す力の変わり方を知るための機器である。",
      "地震計とは、地面のゆれを紙や画面に記録するための設備である。",
    ];
    expect(kindsFor("温度計とは、物の熱さや冷たさを目盛りで示す道具である。", others, "ja")[0]).toBe("term");
  });

  it("is given, and its term asked for, where other terms are such things", () => {
    const others = [
      "The mistletoe is a plant that lives in the crowns of old apples.",
      "The toothwort is a plant that taps the roots of the hazel.",
      "The broomrape is a plant that has no leaves and feeds on clover.",
      "The dodder is a plant that winds its thin stem around nettles.",
    ];
    const asked = "The ghostpipe is a plant that lives on dead wood and has no green leaf.";
    expect(kindsFor(asked, others, "en")).toEqual(["term", "definition"]);
  });
});

describe("what is listed together", () => {
  it("is taken for one another, and what only stands near is not", () => {
    const others = othersFor({
      stem: "The old glaze of the valley was coloured with _____.",
      answer: "ochre",
      text: `The old glaze of the valley was coloured with ochre. The masters kept the kiln beside the workshop. Buyers
asked for umber, sienna and ochre in every spring. A trader brought the ledger to the kiln. The workshop bought
sienna, malachite and umber from the south. The ledger of the workshop names malachite, the kiln and the trader.`,
    });
    expect(others.sort()).toEqual(["sienna", "umber"]);
  });
});

describe("a name", () => {
  const TEXT = `The first map of the delta was drawn by Edwin Pargeter. Walter Ludlow copied the map in Lowick. Pargeter
and his friend Henry Marlow sold it to Pargeter University. In Lowick, Arthur Benning printed the map again. The map
of Lowick hangs in Thornby. The map fell in Austrian hands, was copied from Austrian maps and came to Austrian museums. Old
maps of Thornby University and of Lowick University are lost.`;

  it("of a person stands among persons, not places or bodies", () => {
    const stem = "Who drew the first map of the delta?";
    const others = othersFor({ stem, answer: "Edwin Pargeter", text: TEXT });
    expect(others.sort()).toEqual(["Arthur Benning", "Henry Marlow", "Walter Ludlow"]);
  });

  it("is none where it only tells which of what follows is meant", () => {
    const stem = "The copy was carried to _____ by boat.";
    const given = rankDistractors({ stem, answer: "Lowick", text: TEXT, language: "en", count: 8 });
    expect(given).not.toContain("Austrian");
  });
});

describe("a noun in a German gap", () => {
  it("stands among nouns of its number", async () => {
    const asked = "Am Rand der Bucht misst man seit langem die Feldstärke mit einer Sonde.";
    const others =
      `Die Taucher zählen die Wellenberge im Westen. Ein Wellenberg folgt dem anderen. Im Winter sieht man
die Wellenberge der Bucht. Der Wächter prüft die Wassertiefe am Abend. Am Morgen fällt die Wassertiefe der Bucht. Die
Bojenkette liegt vor der Küste. Man hebt die Bojenkette im Herbst. Der Wächter hält die Ankerkette fest. Man prüft
auch die Ankerkette im Herbst. Der Wächter misst die Feldstärke am Abend. Die Liste nennt die Feldstärke, die Wassertiefe,
die Bojenkette und die Ankerkette.`.replace(/\n/g, " ");
    const plan = planPassages(sourceOf([asked, others, FILLING.repeat(120)], "de"), { count: 30 });
    const offers = embeddedEngine.write(
      plan.passages[0] as Passage,
      embeddedEngine.prepare(plan, { seed: 1, mode: "study" }),
    );
    const item = allWritten(offers).find(({ key, quote }) => key === "Feldstärke" && quote === asked);
    expect(item?.distractors.slice(0, 3).sort()).toEqual(["Ankerkette", "Bojenkette", "Wassertiefe"]);
    expect(item?.distractors).not.toContain("Wellenberge");
  });

  it("stands beside no dative plural, whose ending tells that it does not fit", () => {
    const asked = "Alle Schleusen sind in den Karten der Bucht verzeichnet.";
    const others =
      `Bei den Pegelmessern steht ein Wächter. Der Pegelmesser zeigt die Tiefe. Mit Strömungsdiensten rechnet
man im Herbst. Ein Strömungsdienst meldet das Wetter. Die Strömungsdienste melden sich am Abend. Nach Dammbränden
sucht man im Sommer. Ein Dammbrand kostet viel. Die Bojenketten liegen vor der Küste. Die Ankerketten hält der
Wächter. Die Leuchtbaken stehen im Westen. Man prüft Bojenketten, Schleusen und Ankerketten im Herbst. Die Leuchtbaken und die
Schleusen gehören der Stadt. Alle Schleusen werden am Abend geschlossen.`.replace(/\n/g, " ");
    const document = readDocument(planPassages(sourceOf([asked, others], "de")), { seed: 1, mode: "study" });
    const [line] = document.lines;
    if (line === undefined) throw new Error("No line");
    const stem = asked.replace("Schleusen", "_____");
    const given = distractorsFor({ key: "Schleusen", stem, line, before: "alle" }, document).map(
      ({ text }) => text,
    );
    expect(given).toContain("Ankerketten");
    for (const dative of ["Strömungsdiensten", "Pegelmessern", "Dammbränden"])
      expect(given).not.toContain(dative);
  });
});

describe("a word that leads a phrase", () => {
  it.each([
    ["uk", "Унаслідок", "Унаслідок дощів річка розлилася. Унаслідок посухи річка обміліла."],
    ["pl", "Wskutek", "Wskutek deszczu rzeka wylała. Wskutek suszy rzeka opadła. Wskutek mrozu stanęła."],
  ] as const)("is no option, capital or not (%s: %s)", (language, word, text) => {
    const stem = language === "uk" ? "Яка річка розлилася?" : "Co wylało?";
    expect(rankDistractors({ stem, answer: "Rhein", text, language, count: 8 })).not.toContain(word);
  });
});

describe("what a question in the plural asks for", () => {
  it("stands among plurals, though the document speaks of one of them too", () => {
    const text = `The remote branch is a pointer to the work of others. Topic branches are useful in projects of any size.
People think of remote branches as pointers. The release branch is stable. People think of the release branches as
stable. The hotfix branch is a line of work. People learn about hotfix branches and about topic branches.`;
    const others = othersFor({
      stem: "Which of the following are useful in projects of any size?",
      answer: "topic branches",
      text,
    });
    expect(others.length).toBe(3);
    for (const other of others) expect(other).toMatch(/s$/u);
  });
});

describe("what is told of another thing as well", () => {
  it.each([
    {
      answer: "private church schools",
      stem: "Some of the oldest schools there are _____ that missionaries founded.",
      wide: "traditional private schools",
      text: `Parents like traditional private schools. Most traditional private schools ask for fees. The coast has
private church schools. The towns have post-secondary schools and evening language schools. Post-secondary schools are new.
Evening language schools are cheap. Rural boarding schools stand empty. The state pays rural boarding schools. The report
lists private church schools, post-secondary schools and rural boarding schools.`,
    },
  ])(
    "is asked beside none that is a wider or narrower word for it ($wide)",
    ({ answer, stem, wide, text }) => {
      const given = othersFor({ stem, answer, text });
      expect(given.map((other) => other.toLowerCase())).not.toContain(wide);
      expect(given.length).toBeGreaterThan(0);
    },
  );

  it("is asked beside such a word where the text sets both apart", () => {
    const text = `The brain and the spine are the **central nervous system**. All other nerves are the **peripheral
nervous system**. The central nervous system and the peripheral nervous system work together. The endocrine system makes
hormones. The endocrine system is slow.`;
    const document = readDocument(planPassages(sourceOf([text], "en")), { seed: 1, mode: "study" });
    const [line] = document.lines;
    if (line === undefined) throw new Error("The text has no sentence.");
    const asked = {
      key: "central nervous system",
      stem: "The brain is a part of the _____.",
      line,
      before: "the",
    };
    expect(distractorsFor(asked, document).map((other) => other.text)).toContain("peripheral nervous system");
  });

  it("is asked beside none that only one word tells apart from the key", () => {
    const text = `Surveys are answered by research participants. The doctor spoke with research participants. Human
participants sign a form. The doctor pays human participants. Experimental participants wait outside. The doctor names
experimental participants. Clinical psychologists read the answers. The doctor asks clinical psychologists. School teachers
count the answers. The doctor asks school teachers. Hospital nurses write down the answers. The doctor asks hospital nurses. Letters
go to research participants, clinical psychologists, school teachers and hospital nurses.`;
    const stem = "Surveys are lists of questions to be answered by _____.";
    const given = othersFor({ stem, answer: "research participants", text });
    expect(given.join()).not.toMatch(/participants/u);
    expect(given).toHaveLength(3);
  });

  it("is asked beside none that shares all words of the key but one", () => {
    const text = `The city runs private church schools. Pupils like the private church schools. Traditional private schools
charge fees. Pupils like the traditional private schools. The city runs public town libraries. Pupils like the public town
libraries. The city runs modern art museums. Pupils like the modern art museums. The city runs royal flower gardens. Pupils
like the royal flower gardens. The city runs local swimming halls. Pupils like the local swimming halls. Letters go to private
church schools, public town libraries, modern art museums and royal flower gardens.`;
    const stem =
      "Some of the oldest buildings are _____ that were set up by missionaries in the last century.";
    const given = othersFor({ stem, answer: "private church schools", text });
    expect(given.join()).not.toMatch(/private/u);
    expect(given).toHaveLength(3);
  });

  it.each([
    ["Funkstelle", "Relaisfunkstelle"],
    ["Relaisfunkstelle", "Funkstelle"],
    ["Ausbildungsfunkbetrieb", "Ausbildungsbetrieb"],
  ])(
    "is asked beside no compound that the key is a part of, or that is short for it (%s, %s)",
    (answer, other) => {
      const text = `Die ${answer} hat einen Sender. Man prüft eine ${answer} am Abend. Die ${other} hat einen Mast. Man prüft
eine ${other} am Morgen. Man zählt ${answer}, Bojenkette und Ankerkette auf. Eine Bojenkette liegt vor der Küste. Man hebt eine Bojenkette im Herbst. `;
      const stem = "Was muss auf mindestens einer Frequenz betrieben werden können?";
      const given = rankDistractors({
        stem,
        answer,
        text: text + FILLING.repeat(120),
        language: "de",
        count: 8,
      });
      expect(given).not.toContain(other);
      expect(given).toContain("Bojenkette");
    },
  );
});

describe("a German unit", () => {
  it("stands among units, behind an article too", () => {
    const asked = "Die Einheit der Temperatur im Internationalen Einheitensystem ist das Kelvin.";
    const plan = planPassages(sourceOf([asked, ...LESSONS.de], "de"), { count: 30 });
    const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
    const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
    const { distractors = [] } = drafts.find(({ key, quote }) => key === "Kelvin" && quote === asked) ?? {};
    expect(distractors.slice(0, 3).join()).toMatch(
      /^(?:(?:Joule|Watt|Newton|Pascal|Volt|Ampere|Ohm|Kilogramm|Mol|Kelvin|Candela),?){3}$/u,
    );
  });
});

describe("a word of everyday that physics measures by", () => {
  const contracts = [
    "Der Schuldner erbringt die Leistung am vereinbarten Tag.",
    "Eine Mahnung fordert den Schuldner zur Zahlung auf.",
    "Die Zahlung erfolgt in bar oder durch eine Überweisung.",
    "Die Überweisung geht an die Bank des Gläubigers.",
    "Eine Lieferung gilt mit der Übergabe als erbracht.",
    "Die Lieferung trägt ein Bote zum Haus des Käufers.",
    "Die Übergabe bestätigt der Käufer mit seiner Unterschrift.",
    "Eine Unterschrift beweist den Empfang der Ware.",
  ];

  /** What would stand beside it in a text of so many lines, with this behind them. */
  const besides = (behind: string) => {
    const text = [
      ...contracts,
      ...contracts.map((line) => line.replace(".", " zu Beginn des Jahres.")),
      behind,
    ];
    const document = readDocument(planPassages(sourceOf([text.join(" ")], "de")), { seed: 1, mode: "study" });
    const [line] = document.lines;
    if (line === undefined) throw new Error("The text has no sentence.");
    const stem = "Der Schuldner erbringt die _____ am vereinbarten Tag.";
    return distractorsFor({ key: "Leistung", stem, line, before: "die" }, document)
      .slice(0, 3)
      .map(({ text: other }) => other);
  };

  it("stands among measures where the text has another", () => {
    expect(besides("Die Spannung und die Stromstärke misst der Bote.")).toContain("Stromstärke");
  });
});
