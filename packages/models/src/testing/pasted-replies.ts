import type { Language } from "@quizmill/contract";

/** What an assistant replied to a prompt on the text that was recorded in this language, as people copy it from a chat. */
interface ChatReply {
  readonly style: string;
  readonly language: Language;
  readonly reply: string;
  /** The questions that are taken, by their keys, and why the others are not. */
  readonly keys: readonly string[];
  readonly refused: readonly string[];
}

const GERMAN_JSON = `Gerne! Hier sind die Fragen zu deinem Text {mit Belegen}:

\`\`\`json
{
  "questions": [
    {
      "quote": "Eine gute Thermoskanne kommt ihm nahe.",
      "stem": "Warum ist eine gute Thermoskanne nur annähernd ein abgeschlossenes System?",
      "key": "Ihr Inhalt kühlt doch langsam ab.",
      "explanation": "Sie kommt dem "abgeschlossenen" System nahe, erreicht es aber nicht.",
      "distractors": [
        { "text": "Ihr Inhalt verdunstet durch die Wand.", "why": "Denkt an Stoff; die Kanne ist dicht." },
        { "text": "Ihr Inhalt ist heißer als die Luft.", "why": "Hält den Unterschied für den Austausch." },
        { "text": "Ihr Inhalt hat eine eigene Temperatur.", "why": "Hält eine Zustandsgröße für einen Austausch." },
        { "text": "Ihr Inhalt wird beim Einfüllen kälter.", "why": "Spricht von einem Schritt davor." },
      ],
    },
    {
      "quote": "Wärme und Arbeit hingegen sind Prozessgrößen, weil sie beschreiben, was auf dem Weg von einem Zustand zum anderen geschieht.",
      "stem": "Warum kann man von einem Körper in Ruhe zwar eine Temperatur, aber keine Wärme angeben?",
      "key": "Wärme beschreibt einen Vorgang zwischen zwei Zuständen.",
      "explanation": "Wärme ist eine Prozessgröße, Temperatur eine Zustandsgröße.",
      "distractors": [
        { "text": "Wärme ist bei einem ruhenden Körper gleich null.", "why": "Behandelt Wärme wie eine Zustandsgröße." },
        { "text": "Wärme lässt sich bei einem Körper nur schätzen.", "why": "Hält es für eine Frage der Messung." },
        { "text": "Wärme ist ein anderes Wort für die Temperatur.", "why": "Setzt beide gleich." },
      ],
    },
  ],
}
\`\`\`

Sag Bescheid, wenn du mehr Fragen möchtest [oder andere]!`;

const ENGLISH_LIST = `# Quiz

**1. Why did Priestley's experiment not yet explain when a plant restores the air in a jar?**

- **A)** He did not wait until the candle had gone out.
- **B)** He did not vary the light that fell on the plant.
- **C)** He did not close the jar tightly after adding mint.
- **D)** He did not use a plant with green leaves for the test.

**Correct answer:** B
**Quote:** *“He did not notice, however, that light was needed.”*
**Explanation:** He did not notice that light was needed, so the condition stayed hidden.

---

**2. What did careful weighing allow de Saussure to show about the growth of plants?**

- **A)** Plants use water to carry substances and then release it.
- **B)** Plants lose weight because they give off oxygen in light.
- **C)** Plants turn water into a part of their own substance.
- **D)** Plants gain weight in the light and lose it in darkness.

**Correct answer:** C) Plants turn water into a part of their own substance.
**Quote:** “In 1804 the Swiss chemist Nicolas-Théodore de Saussure weighed plants carefully and proved that water, too, is built into their substance.”

---

Would you like me to make them harder?`;

const JAPANESE_LIST = `以下のとおりです。

1. 日本に地震と火山が多いのはなぜですか。
   A) 一つの大きなプレートの中央に位置しているから。
   B) 四つのプレートがこの地域で押し合っているから。
   C) 四つのプレートがこの地域で離れていくから。
   D) 海の水の重さが岩盤を下に押しているから。
   根拠：「四つのプレートが押し合うため、日本では地震と火山が多い。」

2. ある断層で長い間地震が起きていません。このことから何が考えられますか。
   A) 岩盤のひずみはもう消えてしまったと言える。
   B) 岩盤に力が加わらなくなったことがわかる。
   C) 岩盤にひずみがたまり続けている可能性がある。
   D) 岩盤が丈夫になって割れなくなったと言える。
   根拠：「ひずみが限界に達すると、岩盤は割れてずれる。」

正解：1-B、2-C`;

const INVENTED = `[
  {
    "question": "What did Ingenhousz find out about the air that plants give off?",
    "options": ["A) Plants give off oxygen only while the sun shines.", "B) Plants give off oxygen by day and by night.", "C) Plants give off oxygen only in winter months.", "D) Plants give off oxygen from all of their parts."],
    "answer": "A",
    "evidence": "Ingenhousz discovered in 1779 that sunlight is essential for oxygen production."
  },
  {
    "question": "Why did Calvin and his colleagues stop the reaction within seconds?",
    "options": {"A": "They wanted to keep the carbon from decaying.", "B": "They wanted to catch the first labelled substance.", "C": "They wanted to measure how fast the algae grow."},
    "evidence": "The first labelled substance they found had three carbon atoms."
  },
]`;

const SPANISH_OBJECTS = `**Pregunta 1**
{“quote”: “Para ello hacen falta partículas de polvo o de sal sobre las que se deposita el agua.”, “stem”: “¿Por qué en un aire húmedo pero libre de partículas cuesta que se formen nubes?”, “key”: “El vapor no encuentra dónde depositarse en gotas.”, “explanation”: “La condensación necesita partículas de polvo o de sal.”, “distractors”: [“El vapor no recibe el calor que necesita.”, “El vapor pesa menos y escapa hacia arriba.”, “El vapor se convierte directamente en hielo.”]}

**Pregunta 2**
{“pregunta”: “¿Qué pasaría con el ciclo del agua si el Sol dejara de calentar la Tierra?”, “opciones”: {“A”: “El agua subiría, pero no volvería a caer.”, “B”: “El agua bajaría, pero no volvería a subir.”, “C”: “El ciclo seguiría igual gracias al viento.”}, “respuesta_correcta”: “B”, “cita”: “Lo mantienen en marcha la energía del Sol, que levanta el agua, y la gravedad, que la hace bajar.”}`;

/** Written for tests, each in the manner of another assistant. */
export const CHAT_REPLIES: readonly ChatReply[] = [
  {
    style: "JSON in a fence, with chatter, commas too many and quotes inside of quotes",
    language: "de",
    reply: GERMAN_JSON,
    keys: ["Ihr Inhalt kühlt doch langsam ab.", "Wärme beschreibt einen Vorgang zwischen zwei Zuständen."],
    refused: [],
  },
  {
    style: "a list in Markdown with bold letters",
    language: "en",
    reply: ENGLISH_LIST,
    keys: [
      "He did not vary the light that fell on the plant.",
      "Plants turn water into a part of their own substance.",
    ],
    refused: [],
  },
  {
    style: "a numbered list with its answers at the end",
    language: "ja",
    reply: JAPANESE_LIST,
    keys: ["四つのプレートがこの地域で押し合っているから。", "岩盤にひずみがたまり続けている可能性がある。"],
    refused: [],
  },
  {
    style: "quotes that nobody wrote, and a question without a key",
    language: "en",
    reply: INVENTED,
    keys: [],
    refused: ["quote_missing", "no_key"],
  },
  {
    style: "several objects with curly quotes, one of them in words of its own",
    language: "es",
    reply: SPANISH_OBJECTS,
    keys: ["El vapor no encuentra dónde depositarse en gotas.", "El agua bajaría, pero no volvería a subir."],
    refused: [],
  },
];
