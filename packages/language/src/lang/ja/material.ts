import type { MaterialWords } from "../../material.ts";

/** Japanese. */
export const MATERIAL_JA: MaterialWords = {
  headings: ["参考文献|脚注|出典|外部リンク|関連項目|目次|索引|練習問題|演習(?:問題)?|課題|謝辞|学習目標"],
  aims: ["(?:学習|本章の|この章の)目標"],
  captions: ["図表?|表|写真|出典"],
  drawings: ["グラフ|地図|画像|イラスト"],
  pointers: ["[上下左右次]の?(?:図|表|式|グラフ|写真)|図表?\\d|表\\d|式\\(?\\d"],
  elsewhere: ["関連項目"],
  moreAt: [],
  promises: ["(?:この|本)(?:章|節)(?:を(?:学ぶと|読むと)|の終わりまでに)"],
  keywords: ["キーワード"],
  reports: ["報告書|白書|年報|年鑑"],
  tasks: ["確認クイズ|確認問題|練習問題"],
  openers: [],
};
