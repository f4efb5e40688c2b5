import { describe, expect, it } from "vitest";
import type { ItemKind } from "../engine.ts";
import { ARTICLE, draftsOf } from "../testing/japanese-article.ts";

/** The questions of some kinds on a sentence, in a text that has enough to stand beside its answers. */
function stemsOn(sentence: string, kinds: readonly ItemKind[], others: readonly string[] = []): string[] {
  return draftsOf([sentence, ...ARTICLE, ...others])
    .filter(({ quote, kind }) => quote === sentence && kinds.includes(kind))
    .map(({ stem }) => stem);
}

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

describe("Japanese questions for a thing", () => {
  it("say where, not what, of where somebody goes", () => {
    const others = ["旭川駅と函館駅には一座の客が集まった。", "仙台駅の前には東八千代の写真が並ぶ。"];
    const stems = stemsOn("東八千代の一座は北海道の公演のあとに札幌駅に着いた。", ["focus"], others);
    expect(stems).toEqual(["東八千代の一座は北海道の公演のあとにどこに着いたか。"]);
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

describe("Japanese questions for what is defined", () => {
  const PEOPLE = [
    "マヌエル2世とヨハネス7世は仙台市の一座の公演を見た。",
    "マヌエル2世は北海道へ行き、ヨハネス7世は旭川市に残った。",
  ];

  it("ask who somebody is", () => {
    const emperor = "バヤズィト1世は、奥山劇場の芝居に出てくるオスマン帝国の第4代皇帝である。";
    const again = ["バヤズィト1世は札幌市の公演でも人気があった。", ...PEOPLE];
    expect(stemsOn(emperor, ["term"], again)).toEqual([
      "奥山劇場の芝居に出てくるオスマン帝国の第4代皇帝は誰か。",
    ]);
  });

  it("ask for no meaning of a word as if it were a thing", () => {
    const again = ["円周速度と車両速度の差が大きいと車輪は滑る。", "円周速度は速度計で読む。"];
    const told = (end: string) =>
      stemsOn(`円周速度は、滑らない車輪が回転する${end}である。`, ["term"], again);
    expect(told("速度")).not.toEqual([]);
    expect(told("速度という意味")).toEqual([]);
  });
});

describe("Japanese outcomes", () => {
  const MANUAL = [
    "記録を開くと、古い版の一覧が左の欄に表示される。",
    "変更した箇所の一覧が画面の下の欄に残っている。",
    "新しい版の番号が記録の最後の行に書き込まれる。",
    "変更した記録の写しが別の棚に移されて残る。",
    "履歴の長い行が自動で二つの段に分かれる。",
    "閉じた記録の名前が一覧の終わりに加わる。",
    "開発者が前の版の中身を読み直すことができる。",
    "利用者が変更の履歴を画面で確かめることができる。",
    "管理者が記録の写しを別の棚に移すことができる。",
    "古い記録を捨てるには、記録の番号を命令の後に指定する。",
  ];
  const draftOn = (sentence: string) =>
    draftsOf([sentence, ...MANUAL]).find(({ kind, quote }) => kind === "relation" && quote === sentence);

  it("are asked for as what can be done then, among what else can be done", () => {
    const found = draftOn("変更の印を押すと、開発者が記録の古い版を比べることができる。");
    expect(found?.stem).toBe("変更の印を押すと、何ができるか。");
    expect(found?.distractors.every((option) => option.endsWith("できる"))).toBe(true);
  });

  it("are nothing its reader has to do", () => {
    expect(draftOn("保存の印を押すと、係の机の上に通知の札が一枚ずつ届く。")).toBeDefined();
    expect(draftOn("保存の印を押すと、係の机の上に通知の札を置かなければならない。")).toBeUndefined();
    const { distractors = [] } = draftOn("保存の印を押すと、係の机の上に通知の札が一枚ずつ届く。") ?? {};
    expect(distractors).not.toContain("古い記録を捨てるには、記録の番号を命令の後に指定する");
  });
});

describe("Japanese sentences", () => {
  it.each([
    "一座の名前が決まったので、札幌市の奥山劇場の公演を宣伝できる。",
    "奥山劇場を作った東八千代の名前、札幌市の公演の日付なども含まれる。",
    "奥山劇場の公演の記録はどうかというと、東八千代が札幌市に残した写真である。",
  ])("that go on from what was told are not asked alone (%s)", (sentence) => {
    const stems = stemsOn(sentence, ["cloze", "focus", "typed", "subject", "term", "definition"]);
    expect(stems).toEqual([]);
  });

  it("close up where what stood in brackets was cut", () => {
    const stems = stemsOn("東八千代は仙台市の劇場の名前の最後にスラッシュ (`/`) をつける。", [
      "cloze",
      "focus",
    ]);
    expect(stems.length).toBeGreaterThan(0);
    expect(stems.filter((stem) => / /u.test(stem))).toEqual([]);
  });
});
