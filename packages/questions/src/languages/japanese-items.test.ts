import { describe, expect, it } from "vitest";
import { allWritten } from "../engine.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { readDocument } from "../read/document.ts";
import { ARTICLE, draftsOf } from "../testing/japanese-article.ts";
import { sourceOf } from "../testing/sample-texts.ts";

describe("a question on what a sentence takes for granted", () => {
  it("does not name its answer behind the title", () => {
    const named = draftsOf(ARTICLE, "仙台市の劇場").filter(
      ({ key }) => key === "奥山劇場" || key === "仙台市",
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ stem }) => stem.includes("について"))).toEqual([]);
  });

  it("leaves out what the title names where three other options are left", () => {
    const sentence = "1961年に北海道の一座は函館市へ公演に出かけた。";
    const filling = "横浜市や青森市でもそうであったし、これからもそうであるだろう。".repeat(160);
    const source = sourceOf([[sentence, ...ARTICLE, filling].join("")], "ja");
    const plan = planPassages({ ...source, title: "東八千代と札幌市" });
    const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
    const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
    const [found] = drafts.filter(({ quote, key }) => quote === sentence && key === "函館市");
    expect(found?.stem).toMatch(/^「東八千代と札幌市」について：/u);
    expect(found?.distractors).not.toContain("札幌市");
  });
});

describe("a name in other letters, set off by spaces", () => {
  it("stands in questions and options without them", () => {
    const text = [
      "Tripwire は設定ファイルの変更を見つける点で Samhain に似ています。",
      "Samhain は中央のサーバに履歴を記録します。 Tripwire は設定を署名して守ります。",
      "AppArmor は多くのプログラムに規則を適用します。 AppArmor はカーネルの機能を使います。",
      "Suricata は通信の流れを監視します。 Suricata は攻撃を検出します。",
      "配布物には Tripwire や AppArmor や Suricata や Samhain が入っています。",
    ];
    const shown = draftsOf(text, "道具の手引き").flatMap(({ stem, key, distractors }) => [
      stem,
      key,
      ...distractors,
    ]);
    expect(shown.filter((one) => one !== one.trim() || / 」|「 /u.test(one))).toEqual([]);
  });
});

describe("Japanese sentences", () => {
  it.each([
    "東八千代の写真は&lt;公演&gt;の順に並び、仙台市の奥山劇場にある。",
    "本種は日本の濃尾平野と富山平野に分布する淡水魚である。",
    "東八千代の公演では、次のふたつの踊りが同じ意味となる。",
    "レベル5は避難を意味し、レベル1は活火山であることに留意することを意味する。",
    "天平勝宝7年に設立された東大寺戒壇院の中心堂宇である戒壇堂に安置される。",
    "奥山劇場の公演については  で札幌市の客に語られた。",
    "当時は奥山劇場の公演の記録が札幌市に義務付けられていた。",
    "札幌市の雑誌に相当する『』では、東八千代の公演がたびたび賞を受けた。",
  ])("that lean on others or are broken are not asked alone (%s)", (sentence) => {
    const drafts = draftsOf([sentence, ...ARTICLE]);
    expect(drafts.filter(({ quote, stem }) => quote === sentence && !stem.includes("。、"))).toEqual([]);
  });

  it.each([
    ["注釈付きのタグは、データベースの中に完全な形で格納される。", "注釈付", ["cloze", "focus"]],
    ["仙台市の劇場は「解決済み」の記録を一つの棚に集めている。", "解決済", ["cloze", "focus"]],
    ["踊りが盛んであり、1934年に新しい劇場が仙台市に開かれた。", "1934年", ["typed"]],
    ["1961年に東八千代は、仙台市にある劇場の舞台監督に正式就任。", "正式就任", ["cloze", "focus"]],
    ["1961年春に9歳の長男は、札幌市の病院で発作を起こした。", "9歳", ["typed"]],
    ["劇場の社長が使う車については当初は不透明であった。", "不透明", ["focus"]],
    ["1850年に仙台市で1848年革命の公演が奥山劇場の一座によって行われた。", "1848年", ["cloze", "typed"]],
    ["1961年の公演で札幌市の客1人当たりの払いは33,980円になった。", "1人", ["cloze", "typed"]],
    [
      "1961年に東八千代は、奥山劇場、札幌市民会館、白石公会堂らと新しい公演を始めた。",
      "奥山劇場",
      ["cloze", "focus"],
    ],
    [
      "東八千代の名前は、仙台市、札幌市、旭川市の3つの町の劇場の記録に残されている。",
      "旭川市",
      ["cloze", "focus"],
    ],
    ["仙台市の劇場では一定の間ブランチで公演の記録を保持し続ける。", "間ブランチ", ["cloze", "focus"]],
    ["東八千代の一座は1961年に母国フランスの劇場へ帰った。", "母国フランス", ["cloze", "focus"]],
  ])("are not asked for half of a thing (%s)", (sentence, half, kinds) => {
    const found = draftsOf([sentence, ...ARTICLE]).filter(
      ({ quote, kind }) => quote === sentence && kinds.includes(kind),
    );
    expect(found.map(({ key }) => key)).not.toContain(half);
  });

  it("are not asked for a noun that goes on in kana and is done", () => {
    const written = [
      "二番目の劇場の記録が、札幌市に残る最初の記録の結果を上書きするのである。",
      "奥山劇場の社長は札幌市の公演の写真を上書きした。",
      "東八千代の新しい写真は一座の古い写真を上書きしている。",
      "札幌市には記録や写真や結果が残る。",
    ];
    const found = draftsOf([...written, ...ARTICLE]);
    expect(found.filter(({ quote }) => written.includes(quote))).not.toEqual([]);
    expect(found.flatMap(({ key, distractors }) => [key, ...distractors])).not.toContain("上書");
  });

  it("are asked behind the sentence that they point back at", () => {
    const before = "1873年に徴兵令が出され、満20歳の男子が兵役を負った。";
    const sentence = "同じ年に始まった地租改正では、土地の所有者に地券が発行された。";
    const others = "1869年の版籍奉還と1871年の廃藩置県は、藩の支配を終わらせた。";
    const stems = draftsOf([before, sentence, others]).filter(({ key }) => key === "地租改正");
    expect(stems.map(({ stem }) => stem.startsWith(before))).toEqual([true]);
    expect(draftsOf([sentence, others]).filter(({ key }) => key === "地租改正")).toEqual([]);
  });

  it("are asked alone where they only set a condition", () => {
    const sentence = "もし奥山劇場の公演が止まれば、一座は札幌市へ移る。";
    const keys = draftsOf([...ARTICLE, sentence]).filter(({ quote }) => quote === sentence);
    expect(keys.map(({ key }) => key)).toContain("札幌市");
  });

  it("are not asked for what the last clause says of another", () => {
    const sentence = "東八千代はまだ若い踊り子だったために、奥山劇場の社長が札幌市の公演を取り仕切った。";
    const asked = draftsOf([sentence, ...ARTICLE]).filter(({ quote }) => quote === sentence);
    expect(asked.map(({ kind }) => kind)).not.toContain("subject");
  });
});

describe("Japanese definitions", () => {
  const METHODS = [
    "耐震は、柱や壁を丈夫にして建物がゆれに耐える方法である。",
    "冷えて固まったマグマが地下の深い所につくる岩石を深成岩という。",
    "軽石とは、気体の抜けた穴が多く、白っぽくて軽い石である。",
    "制震とは、ゆれを吸収する装置を建物の中に組み込む方法である。",
    "マグニチュードとは、地震そのものの大きさを一つの数で表す値である。",
    "地震の波が届く前に、離れた町へ警報を出す方法を緊急速報という。",
    "免震とは、建物と地盤の間に装置を入れて、ゆれを伝わりにくくする方法である。",
  ];
  /** Long enough that what shows its key loses by it. */
  const filling = "そうであったし、そうであるし、これからもそうであるだろう。".repeat(160);
  const definitionOf = (term: string) =>
    draftsOf([...METHODS, filling]).find(
      ({ kind, stem }) => kind === "definition" && stem.includes(`「${term}」`),
    );

  it("stand among what the text says to be such a thing, told in whatever way", () => {
    expect(definitionOf("制震")?.distractors.slice(0, 3).sort()).toEqual(
      [
        "地震の波が届く前に、離れた町へ警報を出す方法",
        "建物と地盤の間に装置を入れて、ゆれを伝わりにくくする方法",
        "柱や壁を丈夫にして建物がゆれに耐える方法",
      ].sort(),
    );
  });

  it("are not asked for where no other is of such a thing", () => {
    expect(definitionOf("軽石")).toBeUndefined();
    expect(definitionOf("制震")).toBeDefined();
  });

  it("are not given to choose from among definitions of other things", () => {
    const magma = "マグマとは、地下の岩石がとけてできた高温の物質である。";
    const kinds = draftsOf([...METHODS.filter((told) => !/石/u.test(told)), magma, filling])
      .filter(({ quote }) => quote === magma)
      .map(({ kind }) => kind);
    expect(kinds).not.toContain("definition");
  });

  it("that end in a thing of no name are asked for as they stand", () => {
    const system =
      "版管理とは、変更の履歴を記録し、後で古い版を呼び出すことができるようにするためのものである。";
    const listed = "本では版管理と制震と免震が並ぶ。";
    const found = draftsOf([...METHODS, system, listed, filling]).find(
      ({ kind, key }) => kind === "term" && key === "版管理",
    );
    expect(found?.stem).toMatch(/ためのものを何というか。$/u);
  });

  it("tell what a thing is, not how good it is", () => {
    const judged = "緊急速報は、離れた町の大きさにかかわらずとても便利なものです。";
    const asked = draftsOf([...METHODS, judged, filling]).filter(({ quote }) => quote === judged);
    expect(asked.filter(({ kind }) => kind === "term" || kind === "definition")).toEqual([]);
  });

  it("may speak of a thing itself", () => {
    const plan = planPassages(sourceOf([...METHODS, filling], "ja"));
    const { definitions } = readDocument(plan, { seed: 1, mode: "study" });
    const told = definitions.map(({ definition }) => definition);
    expect(told).toContain("地震そのものの大きさを一つの数で表す値");
  });
});

describe("a question word", () => {
  it("does not ask why where it means by what", () => {
    const text = [
      "傀儡国家のアルバニアは第二次世界大戦で政権と共に崩壊した。",
      "植民地のエチオピアは第一次世界大戦で多くの兵士を失った。",
      "王国の同君連合は日露戦争で政権の支えを失った。",
      "帝国の同盟国は太平洋戦争で港の船を失った。",
    ];
    const drafts = draftsOf(text);
    expect(drafts.filter(({ stem }) => stem.includes("何で"))).toEqual([]);
    expect(drafts.map(({ key }) => key)).toContain("第二次世界大戦");
  });
});

describe("a Japanese noun that is mostly done", () => {
  const text = [
    "工房の職人はテンプレートをアトリエの棚に保存する。",
    "工房ではファイルをアップロードして、弟子がアップロードできるかを調べる。",
    "工房の棚にはパッケージとサンプルが並ぶ。",
    "職人はパッケージを弟子に渡す。",
    "弟子はサンプルを棚に戻す。",
    "棚にはテンプレートやパッケージやサンプルがある。",
  ];

  it("is no other answer for a thing, which another thing is", () => {
    const beside = draftsOf(text).flatMap(({ key, distractors }) =>
      key === "テンプレート" ? distractors : [],
    );
    expect(beside).toContain("パッケージ");
    expect(beside).not.toContain("アップロード");
  });
});

describe("a Japanese compound that goes on in kana", () => {
  it("is asked for whole or not at all", () => {
    const asked = "第二次囲い込みで土地を失った北海道の農民は奥山劇場の労働者となった。";
    const drafts = draftsOf([asked, ...ARTICLE]);
    expect(drafts.flatMap(({ key, distractors }) => [key, ...distractors])).not.toContain("第二次囲");
  });
});
