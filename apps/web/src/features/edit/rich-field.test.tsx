import { LANGUAGES, pictureMark } from "@quizmill/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { useForm } from "react-hook-form";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { expect, it } from "vitest";
import { wordsOf } from "../../i18n/test-words.ts";
import { BLANK_DRAFT, type Draft } from "./draft.ts";
import { RichField } from "./rich-field.tsx";

const MARK = pictureMark({ alt: "A sign", hash: "a".repeat(64), width: 40, height: 30 });

function Field({ text }: { readonly text: string }) {
  const form = useForm<Draft>({ defaultValues: { ...BLANK_DRAFT, text } });
  return <RichField form={form} datasetId="set" language="en" name="text" label="Stem" maxChars={4_000} />;
}

async function shown(language: (typeof LANGUAGES)[number], text: string): Promise<string> {
  const i18n = createInstance().use(initReactI18next);
  await i18n.init({ lng: language, resources: {}, interpolation: { escapeValue: false } });
  i18n.t = (await wordsOf(language)).t;
  i18n.getFixedT = (() => i18n.t) as typeof i18n.getFixedT;
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Field text={text} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

it.each(LANGUAGES)(
  "a picture stands in its field as words, and below it as a named group, in %s",
  async (language) => {
    const { t } = await wordsOf(language);
    const field = await shown(language, `Which?\n${MARK}`);
    expect(field).toContain(`Which?\n${t("editing.picture.place", { number: 1 })}</textarea>`);
    expect(field).not.toContain("](picture");
    expect(field).toContain(`role="group" aria-label="${t("editing.picture.tile", { number: 1 })}: A sign"`);
    for (const action of ["crop", "replace", "first", "last", "remove"] as const)
      expect(field).toContain(`aria-label="${t(`editing.picture.${action}`)}"`);
  },
);

it("a field takes a chosen picture and a photo, each by a button with the field's name", async () => {
  const field = await shown("en", "Which?");
  expect(field).toContain('accept="image/*" capture="environment"');
  for (const name of ["Add a picture: Stem", "Take a photo: Stem"])
    expect(field).toContain(`aria-label="${name}"`);
  expect(field).not.toContain('role="group"');
});

it("a formula is shown below its field, and nothing is for a text without one", async () => {
  const { t } = await wordsOf("en");
  const preview = `aria-label="${t("editing.preview")}"`;
  for (const formula of ["$x^2$", "\\(x\\)", "\\[x\\]", "$\\ce{H2O}$"])
    expect(await shown("en", `What is ${formula}?`)).toContain(preview);
  expect(await shown("en", "It costs $5 or $10.")).not.toContain(preview);
});
