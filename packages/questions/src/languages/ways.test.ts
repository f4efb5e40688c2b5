import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { allWritten } from "../candidates.ts";
import type { Draft } from "../engine.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { profileOf } from "./index.ts";

function relationOn(sentence: string, others: readonly string[], language: Language): Draft | undefined {
  const plan = planPassages(sourceOf([sentence, ...others], language));
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
  return drafts.find(({ kind, quote }) => kind === "relation" && quote === sentence);
}

interface Told {
  sentence: string;
  others: readonly string[];
  stem: string;
  key: string;
  option: string;
}

/** From the manual of a camera: what one deed is for, and three others. */
const MANUAL: Readonly<Record<Language, Told>> = {
  en: {
    sentence: "If you want to delete a single photo, you can press the lower round button:",
    others: [
      "To protect a photo from deletion, hold the upper round button for two seconds.",
      "To share the whole album with a phone, open the small cover on the left side.",
      "In bright sunlight, you should turn the wide ring of the lens to the left.",
    ],
    stem: "What can you do to delete a single photo?",
    key: "press the lower round button",
    option: "hold the upper round button for two seconds",
  },
  de: {
    sentence: "Wenn du ein einzelnes Foto löschen möchtest, kannst du den unteren runden Knopf drücken:",
    others: [
      "Um die Kamera auszuschalten, drücken Sie den oberen runden Knopf.",
      "Um das ganze Album mit einem Telefon zu teilen, musst du die kleine Klappe links öffnen.",
      "Um das Bild zu vergrößern, führe die Bewegung mit zwei Fingern aus.",
    ],
    stem: "Was kannst du tun, wenn du ein einzelnes Foto löschen möchtest?",
    key: "den unteren runden Knopf drücken",
    option: "die Bewegung mit zwei Fingern ausführen",
  },
  es: {
    sentence: "Si quieres borrar una sola foto, puedes pulsar el botón redondo del lado inferior:",
    others: [
      "Para proteger una foto del borrado, pulsa el botón redondo del lado superior.",
      "Para compartir el álbum entero con un teléfono, tienes que abrir la tapa pequeña del lado izquierdo.",
      "Si deseas ampliar la imagen, puedes girar el anillo ancho del objetivo hacia la izquierda.",
    ],
    stem: "¿Qué puedes hacer si quieres borrar una sola foto?",
    key: "pulsar el botón redondo del lado inferior",
    option: "pulsar el botón redondo del lado superior",
  },
  pl: {
    sentence: "Jeśli chcesz skasować jedno zdjęcie, naciśnij dolny okrągły przycisk obudowy:",
    others: [
      "Aby zabezpieczyć zdjęcie przed skasowaniem, możesz przytrzymać górny okrągły przycisk.",
      "Aby udostępnić cały album, musisz otworzyć małą klapkę z lewej strony.",
      "Żeby powiększyć obraz na ekranie, należy obrócić szeroki pierścień obiektywu.",
    ],
    stem: "Co należy zrobić, jeśli chcesz skasować jedno zdjęcie?",
    key: "nacisnąć dolny okrągły przycisk obudowy",
    option: "obrócić szeroki pierścień obiektywu",
  },
  uk: {
    sentence: "Щоб видалити одну світлину, натисніть нижню круглу кнопку корпусу:",
    others: [
      "Щоб захистити світлину від видалення, можна утримувати верхню круглу кнопку.",
      "Якщо ви хочете поділитися всім альбомом, потрібно відкрити маленьку кришку ліворуч.",
      "Щоб збільшити зображення на екрані, слід повернути широке кільце об’єктива.",
    ],
    stem: "Що слід зробити, щоб видалити одну світлину?",
    key: "натиснути нижню круглу кнопку корпусу",
    option: "повернути широке кільце об’єктива",
  },
  ja: {
    sentence: "写真を一枚だけ削除したい場合は、本体の下にある丸いボタンを押します。",
    others: [
      "写真を誤って消さないように保護するには、本体の上にある丸いボタンを長く押します。",
      "アルバム全体を電話と共有するには、本体の左にある小さなカバーを開きます。",
      "画面の画像を大きく表示するには、レンズの幅の広いリングを左に回すことができます。",
    ],
    stem: "写真を一枚だけ削除したいときは、どうすればよいか。",
    key: "本体の下にある丸いボタンを押す",
    option: "レンズの幅の広いリングを左に回す",
  },
};

const OTHER_ENDS = [
  "To protect a photo from deletion, hold the upper round button for two seconds.",
  "To share the whole album with a phone, open the small cover on the left side.",
  "To enlarge the picture on the screen, turn the wide ring of the lens to the left.",
  "To start a film, press the red button on the right side.",
];

describe("what is done to an end", () => {
  it.each(Object.entries(MANUAL))("is asked for among other deeds: %s", (language, told) => {
    const draft = relationOn(told.sentence, told.others, language as Language);
    expect(draft?.stem).toBe(told.stem);
    expect(draft?.key).toBe(told.key);
    expect(draft?.distractors).toContain(told.option);
  });

  it("leaves a German noun its capital where it opens the deed of another", () => {
    const others = [...MANUAL.de.others, "Dort kann man Bilder aus dem Speicher hochladen."];
    const options = relationOn(MANUAL.de.sentence, others, "de")?.distractors ?? [];
    expect(options).toContain("Bilder aus dem Speicher hochladen");
  });

  it("is told in one form with the others, however its sentence advises it (ja)", () => {
    const sentence = "写真を一枚だけ削除したい場合は、本体の下にある丸いボタンを操作すればよいのです。";
    expect(relationOn(sentence, MANUAL.ja.others, "ja")?.key).toBe("本体の下にある丸いボタンを操作する");
  });

  it("is not asked for where only a listing or another sentence tells it", () => {
    for (const sentence of [
      "If you want to delete a single photo, you can use the following buttons:",
      "If you want to delete a single photo, you can do something like this with the menu:",
      "If you want to delete it before long, you can press the lower round button:",
      "To delete a single photo, don't touch the screen, just press the lower round button.",
    ])
      expect(relationOn(sentence, OTHER_ENDS, "en")).toBeUndefined();
  });

  it("stands beside no deed that serves a like end", () => {
    const sentence = "To delete a single photo from the album, press the lower round button.";
    const like = "To delete every single photo from the album, turn the small wheel to the left.";
    const others = relationOn(sentence, [...OTHER_ENDS, like], "en")?.distractors ?? [];
    expect(others.length).toBeGreaterThan(2);
    expect(others).not.toContain("turn the small wheel to the left");
  });

  it("gives an option without what its reader is to fill in", () => {
    const sentence = "To rename a remote on your side, run git remote rename <old> <new>.";
    const others = ["git fetch --prune", "git tag -d", "git branch -v", "git log --graph"].map(
      (command, i) => `To reach end number ${i} of the course, run ${command} <name>:`,
    );
    const draft = relationOn(sentence, others, "en");
    expect(draft?.key).toBe("run git remote rename");
    expect(draft?.distractors).toContain("run git fetch --prune");
  });
});

it.each([
  ["en", "To work with other people on a film, you have to know how to share your own pictures."],
  ["de", "Um mit anderen an einem Film zu arbeiten, musst du den Aufbau der Kamera kennen."],
  ["de", "Wenn du ein Bild schon geändert hast, musst du das Entfernen mit dem runden Knopf erzwingen."],
] as const)(
  "what one knows, or does to what is not named, is nothing one does (%s: %s)",
  (language, sentence) => {
    const { others } = MANUAL[language];
    expect(relationOn(sentence, others, language)).toBeUndefined();
  },
);

it("what comes of something is not asked for where its condition says it already (es)", () => {
  const { relations } = profileOf("es");
  const asked = (sentence: string) =>
    relations.flatMap(({ pattern, ask }) => {
      const groups = pattern.exec(sentence)?.groups;
      const stem = groups === undefined || ask === null ? null : ask(groups);
      return stem?.startsWith("¿Qué ocurre") === true ? [stem] : [];
    });
  const open = "Cuando el pozo baja durante meses, la falta de agua agosta los prados del pueblo";
  const told = "Cuando el pozo baja durante meses se habla de agostamiento, una plaga que reseca los prados";
  expect(asked(open)).toEqual(["¿Qué ocurre cuando el pozo baja durante meses?"]);
  expect(asked(told)).toEqual([]);
});
