import { describe, expect, it } from "vitest";
import { allWritten } from "../candidates.ts";
import { readDocument } from "../embedded/document.ts";
import type { ItemKind } from "../engine.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { ARTICLE, draftsOf } from "../testing/japanese-article.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { profileOf } from "./index.ts";

/** The questions of some kinds on a sentence, in a text that has enough to stand beside its answers. */
function stemsOn(sentence: string, kinds: readonly ItemKind[], others: readonly string[] = []): string[] {
  return draftsOf([sentence, ...ARTICLE, ...others])
    .filter(({ quote, kind }) => quote === sentence && kinds.includes(kind))
    .map(({ stem }) => stem);
}

describe("Japanese questions for a year", () => {
  it.each([
    "1957年に寄付が相次いだことから、札幌市の奥山劇場の建物を三階建てに改めた。",
    "東八千代の最初の仕事は、1957年に札幌市の奥山劇場と契約を結んだことだ。",
  ])("are not asked of who is not named, or of what somebody did once (%s)", (sentence) => {
    expect(stemsOn(sentence, ["typed"])).toEqual([]);
  });

  it("are asked of what names who did it", () => {
    const sentence = "1957年に寄付を集めた札幌市の奥山劇場が建物を三階建てに改めた。";
    expect(stemsOn(sentence, ["typed"]).join("")).toContain("何年");
  });
});

it("asks in Japanese for no number that is said to be a body", () => {
  const asked = (sentence: string) =>
    profileOf("ja").definitions.map(({ pattern, askTerm }) => {
      const groups = pattern.exec(sentence)?.groups;
      return groups === undefined ? null : (askTerm?.(groups) ?? null);
    });
  const counted = "の議席の十二を占め、札幌市の議会で二番目に大きい政党";
  expect(asked(`議員数は、奥山区${counted}である`).filter((stem) => stem !== null)).toEqual([]);
  expect(asked(`緑風会は、奥山区${counted}である`).join("")).toContain("どれか");
});

describe("a Japanese sentence that says of a deed when it was", () => {
  it.each([
    ["札幌市の奥山劇場が火事で焼けたのは1957年4月3日だった。", "札幌市の奥山劇場が火事で焼けたのは何年か。"],
    [
      "札幌市の奥山劇場に東八千代が立ったのは1957年のことである。",
      "札幌市の奥山劇場に東八千代が立ったのは何年か。",
    ],
  ])("is asked for the year of it (%s)", (sentence, stem) => {
    expect(stemsOn(sentence, ["typed"]).join("")).toContain(stem);
  });

  it("but not where it names nothing", () => {
    expect(stemsOn("その建物が火事で焼けたのは1957年4月3日だった。", ["typed"])).toEqual([]);
  });
});

describe("Japanese questions for a part", () => {
  it("ask for no subject of what is only said of the topic", () => {
    const asked = (after: string) =>
      profileOf("ja").phrases?.askPart?.({
        before: "札幌市の議会では、",
        after,
        text: "緑風会",
        type: "term",
        subject: null,
        told: null,
      });
    expect(asked("が与党の自治体は2020年に64に上る")).toBeNull();
    expect(asked("が農業の予算を2020年に増やした")).toBe(
      "札幌市の議会では、何が農業の予算を2020年に増やしたか。",
    );
  });
});

describe("Japanese questions for a number", () => {
  const HEIGHTS = [
    "奥山劇場の舞台の全幅は35メートルで、札幌市で最も大きい。",
    "東八千代の一座の天幕は高さが12メートルもあった。",
    "劇場の前の広場には札幌市の長さ58メートルの橋がかかる。",
  ];

  it.each([
    [
      "奥山劇場の舞台は仙台市で全長が37メートルに達した。",
      "奥山劇場の舞台は全長37メートル、全高11メートルであった。",
    ],
    [
      "奥山劇場の舞台は仙台市で全長が37メートルに達した。",
      "奥山劇場では札幌市で舞台が37メートルで狭いことが東八千代に指摘された。",
    ],
    [
      "奥山劇場の舞台は仙台市で全長が37メートルに達した。",
      "奥山劇場は札幌市で37メートルの天幕を備える一座の公演を開いた。",
    ],
    [
      "奥山劇場の舞台は仙台市で全長が37メートルに達した。",
      "札幌市の広場は58メートル、奥山劇場の舞台は37メートルに達した。",
    ],
  ])("are asked where it is that of the whole sentence (%s), not of a part (%s)", (whole, part) => {
    const asked = (sentence: string) =>
      stemsOn(sentence, ["typed"], HEIGHTS).filter((stem) => stem.includes("何メートル"));
    expect([asked(whole).length, asked(part).length]).toEqual([1, 0]);
  });
});

describe("Japanese questions for a year", () => {
  it.each([
    "1961年に古い劇場が閉じられると、奥山劇場の一座は札幌市の広場へ移った。",
    "1961年に仙台市で東八千代の写真が見つかり、奥山劇場の公演は今では広く語られている。",
  ])("are asked of the whole sentence, not of its first clause (%s)", (sentence) => {
    expect(stemsOn("1961年に奥山劇場の一座は札幌市の広場へ移った。", ["typed"]).length).toBe(1);
    expect(stemsOn(sentence, ["typed"])).toEqual([]);
  });
});

describe("Japanese questions for the year of what is told as if it were now", () => {
  it.each([
    [
      "1961年に奥山劇場の一座は札幌市の広場で生まれる。",
      "奥山劇場の一座が札幌市の広場で生まれたのは何年か。",
    ],
    ["1961年に奥山劇場の一座は札幌市の名所となる。", "奥山劇場の一座が札幌市の名所となったのは何年か。"],
    [
      "1961年に奥山劇場の一座は札幌市の広場で公演する。",
      "奥山劇場の一座が札幌市の広場で公演したのは何年か。",
    ],
  ])("are in the past (%s)", (sentence, stem) => {
    expect(stemsOn(sentence, ["typed"])).toContain(stem);
  });
});

describe("Japanese questions for a number of what stands far from it", () => {
  it("are gaps, since nobody would know any longer what is asked", () => {
    const long =
      "奥山劇場の一座は、仙台市の古い寺の前の広場から、札幌市の新しい駅の裏の広場まで、東八千代の写真と台本と衣装を載せた車で、昼も夜も休まず走り、37メートルの天幕を運んだ。";
    const short = "奥山劇場の一座は札幌市の広場まで37メートルの天幕を運んだ。";
    const others = [
      "一座の天幕は高さが12メートルあった。",
      "橋の長さは58メートルである。",
      "舞台の全幅は35メートルで大きい。",
    ];
    expect([long, short].map((sentence) => stemsOn(sentence, ["typed"], others).length)).toEqual([0, 1]);
  });
});

describe("Japanese questions for a thing", () => {
  it("say where, not what, of where somebody goes", () => {
    const others = ["旭川駅と函館駅には一座の客が集まった。", "仙台駅の前には東八千代の写真が並ぶ。"];
    const stems = stemsOn("東八千代の一座は北海道の公演のあとに札幌駅に着いた。", ["focus"], others);
    expect(stems).toEqual(["東八千代の一座は北海道の公演のあとにどこに着いたか。"]);
    const abroad = ["フランスの客は一座の写真を撮った。", "イタリアとスペインの劇場も公演を招いた。"];
    expect(stemsOn("東八千代の一座は奥山劇場の次にドイツで踊った。", ["focus"], abroad)).toEqual([
      "東八千代の一座は奥山劇場の次にどこで踊ったか。",
    ]);
  });

  it.each([
    "奥山劇場の一座は昨年には函館市、仙台市で東八千代の公演を開いた。",
    "奥山劇場の一座は昨年には仙台市で東八千代の公演を開いたことがわかる。",
  ])("are not asked of half a list or of what is only known (%s)", (half) => {
    const whole = "奥山劇場の一座は昨年には仙台市で東八千代の公演を開いた。";
    expect(stemsOn(whole, ["focus"])).toContain("奥山劇場の一座は昨年にはどこで東八千代の公演を開いたか。");
    expect(stemsOn(half, ["focus"]).filter((stem) => stem.includes("どこ"))).toEqual([]);
  });
});

describe("Japanese questions for the subject", () => {
  const NAMES = [
    "バートとマリアンヌは仙台市に住む。",
    "オスカーとバートは一座の写真を撮った。",
    "マリアンヌはオスカーの友である。",
    "客はエディスとバートとオスカーを知っている。",
  ];

  it("ask who, where only a person does so", () => {
    const kinds = ["subject"] as const;
    const told = "エディスは仙台市の学校祭で奥山劇場の歌を歌い、客の喝采を浴びた。";
    const stems = stemsOn(told, kinds, ["エディスはバートと北海道へ行った。", ...NAMES]);
    expect(stems).toEqual(["仙台市の学校祭で奥山劇場の歌を歌い、客の喝采を浴びたのは誰か。"]);
    const hall = "奥山劇場は仙台市の学校祭で東八千代の歌を流し、客の喝采を浴びた。";
    expect(stemsOn(hall, kinds)).toEqual([
      "仙台市の学校祭で東八千代の歌を流し、客の喝采を浴びたのはどれか。",
    ]);
  });

  it("ask nothing of a number's owner, as if the rest were told of it", () => {
    const asked = (opening: string) =>
      stemsOn(`奥山劇場は${opening}、仙台市の広場の前にある一座の舞台で踊る。`, ["subject"]);
    expect([asked("夏から").length, asked("二名で").length]).toEqual([1, 0]);
  });
});

describe("Japanese questions for what is defined", () => {
  const PEOPLE = [
    "マヌエル2世とヨハネス7世は仙台市の一座の公演を見た。",
    "マヌエル2世は北海道へ行き、ヨハネス7世は旭川市に残った。",
  ];

  /** How a sentence that says what a thing is would be asked for it. */
  const asking = (sentence: string, again: readonly string[]) => {
    const plan = planPassages(sourceOf([sentence, ...again, ...ARTICLE], "ja"));
    const { definitions } = readDocument(plan, { seed: 1, mode: "study" });
    return definitions
      .filter(({ line }) => line.quote === sentence)
      .map(({ cue, groups }) => cue.askTerm?.(groups));
  };

  it("ask who somebody is", () => {
    const emperor = "バヤズィト1世は、奥山劇場の芝居に出てくるオスマン帝国の第4代皇帝である。";
    const again = ["バヤズィト1世は札幌市の公演でも人気があった。", ...PEOPLE];
    expect(asking(emperor, again)).toEqual(["奥山劇場の芝居に出てくるオスマン帝国の第4代皇帝は誰か。"]);
  });

  it.each(["速度の1つ", "速度という意味"])(
    "ask for none of several, and for no meaning of a word (%s)",
    (end) => {
      const again = ["円周速度と車両速度の差が大きいと車輪は滑る。", "円周速度は速度計で読む。"];
      const told = (last: string) => asking(`円周速度は、滑らない車輪が回転する${last}である。`, again);
      expect(told("速度")).toHaveLength(1);
      expect(told(end)).toEqual([]);
    },
  );
});

describe("A Japanese term that says what it is", () => {
  const sentence = "日かげになる林の床でもよく育つ植物を耐陰植物という。";

  it("is asked for among others that say so, which the lexicon has where a short text has none", () => {
    const [asked] = draftsOf([sentence, ...ARTICLE]).filter(
      ({ kind, quote }) => kind === "term" && quote === sentence,
    );
    const others = asked?.distractors.slice(0, 3) ?? [];
    expect(others.filter((text) => text.endsWith("植物")).length).toBeGreaterThan(1);
  });
});

describe("Japanese parts of a name or of an amount", () => {
  it.each([
    ["奥山劇場では仙台市の人々に不足分を支給した。", "不足分"],
    ["仙台市のサン・ドニ劇場は公演の多い町にあった。", "サン・ドニ"],
    ["奥山劇場の公演の売上は約4兆8,641億円となっている。", "8,641億円"],
    ["舞台の床には札幌市の木が80%〜90%使われている。", "80%"],
  ])("are no answers (%s: %s)", (sentence, part) => {
    const keys = draftsOf([sentence, ...ARTICLE]).filter(({ quote }) => quote === sentence);
    expect(keys.map(({ key }) => key)).not.toContain(part);
  });
});

describe("Japanese gaps", () => {
  const PEOPLE = [
    "支持者は札幌市の公演に花を贈った。",
    "聖職者は仙台市の劇場へは行かない。",
    "後継者は北海道の一座を引き受けた。",
    "専門学校は仙台市にあり、高等学校は札幌市にある。",
    "商業学校と工業学校は旭川市に移った。",
    "中学校の校舎は函館市の山に建つ。",
  ];
  const keysOn = (sentence: string, others: readonly string[] = PEOPLE) =>
    draftsOf([sentence, ...ARTICLE, ...others])
      .filter(({ quote, kind }) => quote === sentence && ["cloze", "focus"].includes(kind))
      .map(({ key }) => key);

  it.each([
    [
      "専門学校",
      "東八千代が学んだ専門学校は、1946年に仙台市へ移された。",
      "東八千代が学んだある専門学校は、1946年に仙台市へ移された。",
    ],
    [
      "奥山劇場",
      "1961年に奥山劇場は仙台市へ公演の記録を送った。",
      "1961年に奥山劇場たちは仙台市へ公演の記録を送った。",
    ],
    [
      "奥山劇場",
      "1961年に奥山劇場は仙台市へ公演の記録を送った。",
      "1961年に奥山劇場「緑の館」は仙台市へ公演の記録を送った。",
    ],
    [
      "奥山劇場",
      "1961年に一座の公演が札幌市で開かれた所は、奥山劇場。",
      "1961年に一座の公演が札幌市で開かれた所も、昨年も奥山劇場。",
    ],
  ])("ask for %s in %s, and not in %s", (key, sure, unsure) => {
    expect(keysOn(sure)).toContain(key);
    expect(keysOn(unsure)).not.toContain(key);
  });

  it("ask not whose something is, told by the way, but what is told of a place itself", () => {
    const filling = "横浜市や青森市でもそうであったし、これからもそうであるだろう。".repeat(160);
    const others = ["函館市の公演は長い。", "旭川市の客は多い。", "札幌市の舞台は広い。", filling];
    expect(keysOn("一座の公演は仙台市の最も古い劇場で開かれる。", others)).toContain("仙台市");
    expect(keysOn("一座の公演は仙台市の古い劇場で開かれる。", others)).not.toContain("仙台市");
  });

  it("ask for nobody by a part that another plays as well", () => {
    const sentence = "東八千代は協力者を連れて札幌市の奥山劇場を訪れた。";
    // Where no number was asked for, a short text gives no more than is worth asking.
    const keysOf = (others: readonly string[]) => {
      const plan = planPassages(sourceOf([[sentence, ...ARTICLE, ...others].join("")], "ja"));
      const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
      return plan.passages
        .flatMap((passage) => allWritten(embeddedEngine.write(passage, context)))
        .filter(({ quote, kind }) => quote === sentence && ["cloze", "focus"].includes(kind))
        .map(({ key }) => key);
    };
    const again = [
      "協力者は仙台市の公演を毎年のように喜ぶ。",
      "支持者は協力者よりも旭川市に多い。",
      "聖職者と後継者は札幌市で協力者に会った。",
    ];
    expect(keysOf([...again, ...PEOPLE])).not.toContain("協力者");
  });

  it("ask for nothing that is pointed at", () => {
    const told = (which: string) =>
      `1946年に仙台市の一座の踊りを東八千代に教えた${which}専門学校は札幌市に移された。`;
    expect(keysOn(told(""))).toContain("専門学校");
    expect(keysOn(told("その"))).not.toContain("専門学校");
  });

  it("ask for a whole word, its kana among it, and not for two of a list", () => {
    const forces = [
      "垂直応力と主応力は円で表す。",
      "引張応力は棒を伸ばす。",
      "圧縮応力は柱を縮める。",
      "降伏応力は材料で違う。",
    ];
    const shear = "技師は仙台市の橋の桁にかかるせん断応力を1961年に初めて測った。";
    const keys = keysOn(shear, [...forces, "せん断応力は面に沿って働く。"]);
    expect(keys).toContain("せん断応力");
    expect(keys).not.toContain("断応力");
    const found = keysOn("一座の記録は札幌市で公演開始・ファイルの整理に使われる。");
    expect(found).not.toContain("公演開始・ファイル");
  });

  it("ask for no thing by a word that points back at it", () => {
    const schools = ["専門学校の校舎は仙台市の山に建つ。", "同専門学校は札幌市の一座に校舎を貸した。"];
    const sentence = "奥山劇場の社長は同専門学校を仙台市の記録に残した。";
    expect(keysOn(sentence, [...PEOPLE, ...schools])).not.toContain("同専門学校");
  });

  it("ask for nothing that only says where or while", () => {
    const sentence = "一座は北海道の古い劇場を支配下に置いた。";
    const others = ["劇場は情勢下にも開いた。", "水面下で公演の準備が進んだ。", "影響下に一座は踊った。"];
    expect(keysOn(sentence, others)).not.toContain("支配下");
  });

  it("are worth more for the date of a landmark than for what else was done, and more for what is so than for a story", () => {
    const filling = "横浜市や青森市でもそうであったし、これからもそうであるだろう。".repeat(160);
    const worthOf = (sentence: string, key: string) =>
      draftsOf([sentence, ...ARTICLE, filling]).find(
        (found) => found.quote === sentence && found.key === key && found.kind === "cloze",
      )?.score ?? 0;
    const founded = worthOf("1961年の夏に東八千代の一座は仙台市の劇場を設立した。", "1961年");
    const visited = worthOf("1961年の夏に東八千代の一座は仙台市の劇場を見物した。", "1961年");
    expect(visited).toBeGreaterThan(0);
    expect(visited).toBeLessThan(founded * 0.85);
    const lasting = worthOf("東八千代の一座の踊り子は奥山劇場の舞台に並ぶ。", "奥山劇場");
    const told = worthOf("東八千代の一座の踊り子は奥山劇場の舞台に並んだ。", "奥山劇場");
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(lasting * 0.95);
  });
});

describe("Japanese sentences", () => {
  it.each([
    "同楽曲は札幌市の奥山劇場の東八千代の公演でも使われ、よく知られる。",
    "奥山劇場の一座にとって、東八千代の写真は札幌市でとても便利なものである。",
    "札幌市の奥山劇場の記録の中には、東八千代の名前が見えるはずである。",
    "新たな公演は札幌市の奥山劇場で東八千代の踊りを見せるものである。",
    "奥山劇場の一座は札幌市で東八千代の写真を売っていたわけですから。",
    "こちらの写真は、札幌市の奥山劇場の一座の東八千代が公演に使っている。",
    "札幌市の奥山劇場は注文番号 53 の写真を東八千代の公演に使っている。",
    "一座の名前が決まったので、札幌市の奥山劇場の公演を宣伝できる。",
    "奥山劇場を作った東八千代の名前、札幌市の公演の日付なども含まれる。",
    "奥山劇場の公演の記録はどうかというと、東八千代が札幌市に残した写真である。",
  ])("that go on from what was told are not asked alone (%s)", (sentence) => {
    const stems = stemsOn(sentence, ["cloze", "focus", "typed", "subject", "term", "definition"]);
    expect(stems).toEqual([]);
  });

  it.each([
    "奥山劇場は仙台市の劇場の名前の最後にスラッシュ (`/`) をつける。",
    "仙台市の奥山劇場の札には、軽量 (light) 版と東八千代の名前付きの版の二通りがある。",
  ])("close up where what stood in brackets was cut (%s)", (sentence) => {
    const stems = stemsOn(sentence, ["cloze", "focus"]);
    expect(stems.length).toBeGreaterThan(0);
    expect(stems.filter((stem) => / /u.test(stem))).toEqual([]);
  });
});

describe("Japanese sentences that name nobody they tell of", () => {
  const filling = "横浜市や青森市でもそうであったし、これからもそうであるだろう。".repeat(160);
  const stemsUnder = (heading: string, sentence: string) =>
    draftsOf(
      [sentence, ...ARTICLE, "東八千代は札幌市の奥山劇場で新しい踊りを見せた。", filling],
      null,
      heading,
    )
      .filter(({ quote, kind }) => quote === sentence && ["cloze", "focus", "typed"].includes(kind))
      .map(({ stem }) => stem);
  const bare = "1946年に専門学校を中退し、北海道の一座に加わった。";

  it("are asked behind a heading that the text tells of, and behind no other", () => {
    expect(stemsUnder("東八千代", bare).length).toBeGreaterThan(0);
    expect(stemsUnder("三つの状態", bare)).toEqual([]);
  });

  it("are not where they name the heading in another role", () => {
    expect(stemsUnder("東八千代・マリー", "1946年に東八千代の役割を仙台市の一座に伝えた。")).toEqual([]);
  });

  it("are where they say how something is done", () => {
    expect(
      stemsUnder("三つの状態", "仙台市で公演をするには、北海道の一座から奥山劇場の名前をもらう。"),
    ).not.toEqual([]);
  });
});
