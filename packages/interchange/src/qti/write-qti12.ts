import { createHash } from "node:crypto";
import type { CarriedQuestion, CarriedSet } from "@quizmill/contract";
import { type FormulaText, parseRichText } from "@quizmill/contract/tables";
import type { WriteSet } from "../format.ts";
import { escapeHtml, explanationHtml, forMathJax, htmlOf, type Look, stemHtml } from "../html/write-html.ts";
import { escapeXml } from "../html/xml.ts";
import { inChunks, packageOf } from "../package-file.ts";
import { beginning } from "../tidy.ts";
import { type Pictures, pathOfPicture, pictureParts } from "./paths.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** One assessment, in the form that Canvas writes and reads. */
export const writeQti12: WriteSet = (set, { pictures }) => {
  const name = `g${createHash("sha256")
    .update(set.id ?? set.title)
    .digest("hex")
    .slice(0, 32)}`;
  const addressOf = (hash: string) => {
    const path = pathOfPicture(pictures, hash);
    return path === null ? null : `$IMS-CC-FILEBASE$/${path}`;
  };
  const parts = [
    { name: "imsmanifest.xml", content: manifestXml(name, pictures) },
    {
      name: `${name}/${name}.xml`,
      content: { chunks: inChunks(assessmentXml(set, name, { addressOf, formula: forCanvas })) },
    },
  ];
  return packageOf([...parts, ...pictureParts(pictures)]);
};

function manifestXml(name: string, pictures: Pictures): string {
  const files = [...pictures.keys()].map((hash) => {
    const path = pathOfPicture(pictures, hash);
    return `<resource identifier="P${hash}" type="webcontent" href="${path}"><file href="${path}"/></resource>`;
  });
  return [
    HEAD,
    `<manifest identifier="M${name}" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1">`,
    "<metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata>",
    "<organizations/>",
    "<resources>",
    `<resource identifier="${name}" type="imsqti_xmlv1p2"><file href="${name}/${name}.xml"/></resource>`,
    ...files,
    "</resources>",
    "</manifest>\n",
  ].join("\n");
}

function* assessmentXml({ title, questions }: CarriedSet, name: string, look: Look): Iterable<string> {
  const head = [
    HEAD,
    '<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">',
    `<assessment ident="${name}" title="${escapeXml(title || "Quizmill")}">`,
    "<qtimetadata><qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel><fieldentry>1</fieldentry></qtimetadatafield></qtimetadata>",
    '<section ident="root_section">\n',
  ];
  yield head.join("\n");
  for (const [i, question] of questions.entries()) yield `${itemXml(question, i, look)}\n`;
  yield "</section>\n</assessment>\n</questestinterop>\n";
}

/**
 * Canvas looks for "\\(" and "$$" before it loads MathJax, so that a large formula alone needs dollars. Beside others of
 * them brackets are surer.
 */
function forCanvas(formula: FormulaText, text: string): string | null {
  const isAmongDollars = parseRichText(text).some(
    ({ kind, source }) => kind !== "math" && source.includes("$"),
  );
  if (!formula.isDisplay || isAmongDollars || formula.tex.includes("$")) return forMathJax(formula);
  return `$$${escapeHtml(formula.tex)}$$`;
}

const material = (html: string) =>
  `<material><mattext texttype="text/html">${escapeXml(html)}</mattext></material>`;

/** The standard has no name for keywords; this one is in use. */
const KEYWORDS = "qmd_keywords";

const metadata = (fields: readonly (readonly [string, string])[]) =>
  `<itemmetadata><qtimetadata>${fields
    .map(
      ([label, entry]) =>
        `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`,
    )
    .join("")}</qtimetadata></itemmetadata>`;

function itemXml(question: CarriedQuestion, index: number, look: Look): string {
  const { id, text, options, key, tags = [] } = question;
  const isSingle = key.length === 1;
  const told = explanationHtml(question, look);
  const idents = options.map((_, i) => String((index + 1) * 100 + i));
  const labels = options.map(
    (option, i) => `<response_label ident="${idents[i]}">${material(htmlOf(option, look))}</response_label>`,
  );
  const type = isSingle ? "multiple_choice_question" : "multiple_answers_question";
  return [
    `<item ident="${escapeXml(id === undefined ? `q${index + 1}` : `q${id}`)}" title="${escapeXml(beginning(text))}">`,
    metadata([
      ["question_type", type],
      ["points_possible", "1.0"],
      ...tags.map((tag) => [KEYWORDS, escapeXml(tag)] as const),
    ]),
    "<presentation>",
    material(stemHtml(question, look)),
    `<response_lid ident="response1" rcardinality="${isSingle ? "Single" : "Multiple"}"><render_choice>`,
    ...labels,
    "</render_choice></response_lid>",
    "</presentation>",
    '<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>',
    ...(told === ""
      ? []
      : [
          '<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>',
        ]),
    `<respcondition continue="No"><conditionvar>${conditionXml(key, idents)}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`,
    "</resprocessing>",
    ...(told === ""
      ? []
      : [`<itemfeedback ident="general_fb"><flow_mat>${material(told)}</flow_mat></itemfeedback>`]),
    "</item>",
  ].join("\n");
}

function conditionXml(key: readonly number[], idents: readonly string[]): string {
  const equal = (ident: string) => `<varequal respident="response1">${ident}</varequal>`;
  if (key.length === 1) return equal(idents[key[0] ?? 0] ?? "");
  const all = idents.map((ident, i) => (key.includes(i) ? equal(ident) : `<not>${equal(ident)}</not>`));
  return `<and>${all.join("")}</and>`;
}
