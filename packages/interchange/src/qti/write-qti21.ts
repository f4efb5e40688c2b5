import type { CarriedQuestion, CarriedSet } from "@quizmill/contract";
import type { WriteSet } from "../format.ts";
import { explanationHtml, forMathJax, htmlOf, type Look, stemHtml } from "../html/write-html.ts";
import { escapeXml } from "../html/xml.ts";
import { mathmlOf } from "../math/write-mathml.ts";
import { type PackagePart, packageOf } from "../package-file.ts";
import { beginning, letterOf } from "../tidy.ts";
import { type Pictures, pathOfPicture, pictureFilesXml, pictureParts } from "./paths.ts";

const NAMESPACE = "http://www.imsglobal.org/xsd/imsqti_v2p1";
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const INSTANCE = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const LOCATION = `xsi:schemaLocation="${NAMESPACE} http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd"`;

/** Options are not shuffled: their order is balanced. */
export const writeQti21: WriteSet = (set, { pictures }) => {
  const names = set.questions.map((_, i) => `item${String(i + 1).padStart(5, "0")}`);
  return packageOf(partsOf(set, names, pictures));
};

function* partsOf(set: CarriedSet, names: readonly string[], pictures: Pictures): Iterable<PackagePart> {
  const look: Look = {
    addressOf: (hash) => {
      const path = pathOfPicture(pictures, hash);
      return path === null ? null : `../${path}`;
    },
    // The standard's own way; TeX for what has no other.
    formula: (formula) => mathmlOf(formula.tex, formula.isDisplay) ?? forMathJax(formula),
  };
  yield { name: "imsmanifest.xml", content: manifestXml(set, names, pictures) };
  yield { name: "test.xml", content: testXml(set, names) };
  for (const [i, question] of set.questions.entries()) {
    const name = names[i] ?? "";
    yield { name: `items/${name}.xml`, content: itemXml(question, name, look) };
  }
  yield* pictureParts(pictures);
}

function manifestXml({ questions }: CarriedSet, names: readonly string[], pictures: Pictures): string {
  const items = names.map(
    (name, i) =>
      `<resource identifier="R-${name}" type="imsqti_item_xmlv2p1" href="items/${name}.xml">${tagsXml(questions[i]?.tags)}<file href="items/${name}.xml"/>${pictureFilesXml(questions[i], pictures)}</resource>`,
  );
  const uses = names.map((name) => `<dependency identifierref="R-${name}"/>`);
  return [
    HEAD,
    `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" ${INSTANCE} xsi:schemaLocation="http://www.imsglobal.org/xsd/imscp_v1p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd" identifier="QUIZMILL">`,
    "<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>",
    "<organizations/>",
    "<resources>",
    `<resource identifier="R-test" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/>${uses.join("")}</resource>`,
    ...items,
    "</resources>",
    "</manifest>\n",
  ].join("\n");
}

/** Keywords of IEEE LOM, the metadata that the standard has for items. */
function tagsXml(tags: readonly string[] = []): string {
  if (tags.length === 0) return "";
  const keywords = tags.map((tag) => `<keyword><string>${escapeXml(tag)}</string></keyword>`).join("");
  return `<metadata><lom xmlns="http://ltsc.ieee.org/xsd/LOM"><general>${keywords}</general></lom></metadata>`;
}

function testXml({ title, questions }: CarriedSet, names: readonly string[]): string {
  const sections: string[] = [];
  let from = 0;
  for (let to = 1; to <= questions.length; to++) {
    if (to < questions.length && questions[to]?.section === questions[from]?.section) continue;
    const refs = names
      .slice(from, to)
      .map((name) => `<assessmentItemRef identifier="REF-${name}" href="items/${name}.xml"/>`);
    const name = questions[from]?.section ?? "";
    sections.push(
      `<assessmentSection identifier="S${sections.length + 1}" title="${escapeXml(name)}" visible="${name !== ""}">${refs.join("")}</assessmentSection>`,
    );
    from = to;
  }
  // The standard asks for a section, even of a test without questions.
  if (sections.length === 0) sections.push('<assessmentSection identifier="S1" title="" visible="false"/>');
  return [
    HEAD,
    `<assessmentTest xmlns="${NAMESPACE}" ${INSTANCE} ${LOCATION} identifier="TEST" title="${escapeXml(title || "Quizmill")}">`,
    '<testPart identifier="P1" navigationMode="nonlinear" submissionMode="simultaneous">',
    ...sections,
    "</testPart>",
    "</assessmentTest>\n",
  ].join("\n");
}

/** HTML as the standard takes it: inline content stands in blocks, and void elements are closed. */
function blockXml(html: string): string {
  const pieces = html.split(
    /(<div class[\s\S]*?<\/div>|<pre>[\s\S]*?<\/pre>|<blockquote[\s\S]*?<\/blockquote>)/,
  );
  return pieces
    .map((piece) => {
      const closed = flowXml(piece);
      if (closed.trim() === "") return "";
      if (/^<(?:div|pre)/.test(closed)) return closed;
      if (closed.startsWith("<blockquote")) return quoteXml(closed);
      return `<p>${closed}</p>`;
    })
    .join("");
}

/** A quote's content is in a block too, and the standard has no attributes of our own: its place is in its footer. */
function quoteXml(html: string): string {
  const [, attributes = "", quote = "", footer = ""] =
    /^<blockquote([^>]*)>([\s\S]*?)(?:<footer>([\s\S]*)<\/footer>)?<\/blockquote>$/.exec(html) ?? [];
  const place = ["page", "slide", "heading"].flatMap((name) => {
    const value = new RegExp(`data-${name}="([^"]*)"`).exec(attributes)?.[1];
    return value === undefined ? [] : [`<span class="quizmill-${name}">${value}</span>`];
  });
  const shown = footer === "" ? "" : `<p class="quizmill-place">${place.join(" ")}</p>`;
  return `<blockquote class="quizmill-source">${blockXml(quote)}${shown}</blockquote>`;
}

/** Inside a choice, blocks and words may stand beside each other. */
const flowXml = (html: string) => html.replaceAll(/<(br|img [^>]*)>/g, "<$1/>");

function itemXml(question: CarriedQuestion, name: string, look: Look): string {
  const { options, key, text } = question;
  const ids = options.map((_, i) => letterOf(i));
  const right = key.map((i) => `<value>${ids[i]}</value>`).join("");
  const told = explanationHtml(question, look);
  const isSingle = key.length === 1;
  const choices = options.map(
    (option, i) =>
      `<simpleChoice identifier="${ids[i]}" fixed="true">${flowXml(htmlOf(option, look))}</simpleChoice>`,
  );
  return [
    HEAD,
    `<assessmentItem xmlns="${NAMESPACE}" ${INSTANCE} ${LOCATION} identifier="${name}" title="${escapeXml(beginning(text))}" adaptive="false" timeDependent="false">`,
    `<responseDeclaration identifier="RESPONSE" cardinality="${isSingle ? "single" : "multiple"}" baseType="identifier">`,
    ...(right === "" ? [] : [`<correctResponse>${right}</correctResponse>`]),
    "</responseDeclaration>",
    '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>',
    ...(told === ""
      ? []
      : ['<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>']),
    "<itemBody>",
    stemXml(question, look),
    `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${isSingle ? 1 : 0}">`,
    ...choices,
    "</choiceInteraction>",
    "</itemBody>",
    ...responseXml(told),
    "</assessmentItem>\n",
  ].join("\n");
}

function stemXml(question: CarriedQuestion, look: Look): string {
  const context = question.context === undefined ? "" : htmlOf(question.context, look);
  const before = context === "" ? "" : `<div class="quizmill-context">${blockXml(context)}</div>`;
  return before + blockXml(stemHtml({ text: question.text }, look));
}

const MATCH = "http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct";
/** Feedback is shown whatever was answered. */
const WITH_FEEDBACK = [
  "<responseProcessing>",
  '<responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition>',
  '<setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">EXPLANATION</baseValue></setOutcomeValue>',
  "</responseProcessing>",
];

function responseXml(told: string): string[] {
  if (told === "") return [`<responseProcessing template="${MATCH}"/>`];
  return [
    ...WITH_FEEDBACK,
    `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="EXPLANATION" showHide="show">${blockXml(told)}</modalFeedback>`,
  ];
}
