import type { CarriedQuestion } from "@quizmill/contract";
import { categoryPath } from "../category.ts";
import type { WriteSet } from "../format.ts";
import { explanationHtml, htmlOf, type Look, pictureFile, stemHtml } from "../html/write-html.ts";
import { cdata, escapeXml } from "../html/xml.ts";
import { TextBytes } from "../text-bytes.ts";
import { beginning } from "../tidy.ts";

export const writeMoodle: WriteSet = ({ questions }, { pictures }) => {
  const out = new TextBytes();
  out.lines(['<?xml version="1.0" encoding="UTF-8"?>', "<quiz>"]);
  let section: string | undefined;
  for (const question of questions) {
    if (question.section !== section) out.lines([categoryXml(question.section)]);
    section = question.section;
    out.lines([questionXml(question, pictures)]);
  }
  out.lines(["</quiz>"]);
  return out.bytes();
};

function categoryXml(section: string | undefined): string {
  return `<question type="category"><category><text>${escapeXml(categoryPath(section))}</text></category></question>`;
}

type Pictures = Parameters<WriteSet>[1]["pictures"];

/** A text, and the files of the pictures that it shows. */
function rich(write: (look: Look) => string, pictures: Pictures): string {
  const used = new Map<string, string>();
  const addressOf = (hash: string) => {
    const picture = pictures.get(hash);
    if (picture === undefined) return null;
    const name = pictureFile(picture);
    used.set(name, `<file name="${name}" path="/" encoding="base64">${picture.base64}</file>`);
    return `@@PLUGINFILE@@/${name}`;
  };
  const text = write({ addressOf });
  return `<text>${text === "" ? "" : cdata(text)}</text>${[...used.values()].join("")}`;
}

/** The options keep their order: it is balanced. */
function questionXml(question: CarriedQuestion, pictures: Pictures): string {
  const html = (name: string, write: (look: Look) => string) =>
    `  <${name} format="html">${rich(write, pictures)}</${name}>`;
  const { id, text, options, key, tags = [] } = question;
  const share = (100 / key.length).toFixed(5).replace(/\.?0+$/, "");
  const answers = options.map((option, i) => {
    const fraction = key.includes(i) ? share : key.length === 1 ? "0" : "-100";
    const shown = rich((look) => htmlOf(option, look), pictures);
    return `  <answer fraction="${fraction}" format="html">${shown}<feedback format="html"><text></text></feedback></answer>`;
  });
  return [
    '<question type="multichoice">',
    `  <name><text>${escapeXml(beginning(text))}</text></name>`,
    html("questiontext", (look) => stemHtml(question, look)),
    html("generalfeedback", (look) => explanationHtml(question, look)),
    "  <defaultgrade>1</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden>",
    `  <idnumber>${escapeXml(id ?? "")}</idnumber>`,
    `  <single>${key.length === 1}</single><shuffleanswers>false</shuffleanswers><answernumbering>ABCD</answernumbering>`,
    ...answers,
    ...(tags.length === 0
      ? []
      : [`  <tags>${tags.map((tag) => `<tag><text>${escapeXml(tag)}</text></tag>`).join("")}</tags>`]),
    "</question>",
  ].join("\n");
}
