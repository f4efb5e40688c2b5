/** Letters and signs of Japanese, between which there are no spaces. */
export const UNSPACED_LETTER = /[\u3000-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/gu;
