export const LETTERS = [..."ABCDEFGH"] as const;

/** The fields of our note type, in their order. */
export const FIELD_NAMES = [
  ...["Question", "Context", ...LETTERS, "Key", "Explanation"],
  ...["Quote", "Page", "Slide", "Heading"],
] as const;

const NOTE_TYPE_NAME = "Quizmill";
/** Fixed, so that every package of ours has the same note type. */
export const NOTE_TYPE_ID = 1_762_000_000_001;

const OPTIONS = LETTERS.map(
  (letter) => `{{#${letter}}}<li class="option" data-option="${letter}">{{${letter}}}</li>{{/${letter}}}`,
).join("\n");

/**
 * Options can be tapped where scripts run, and are a plain list where they do not. The tapped option is remembered for
 * the back only as long as Anki keeps the page.
 */
const QUESTION = `<div class="quizmill">
{{#Context}}<div class="context">{{Context}}</div>{{/Context}}
<div class="stem">{{Question}}</div>
<ol class="options" type="A">
${OPTIONS}
</ol>
</div>`;

const SCRIPT = `<script>
(function () {
  var options = document.querySelectorAll(".quizmill .option");
  for (var i = 0; i < options.length; i++) {
    options[i].onclick = function () {
      for (var j = 0; j < options.length; j++) options[j].classList.remove("chosen");
      this.classList.add("chosen");
      window.quizmillChosen = this.getAttribute("data-option");
    };
  }
})();
</script>`;

const MARKING = `<script>
(function () {
  var key = "{{Key}}".split(" ");
  var options = document.querySelectorAll(".quizmill .option");
  for (var i = 0; i < options.length; i++) {
    var letter = options[i].getAttribute("data-option");
    if (key.indexOf(letter) >= 0) options[i].classList.add("right");
    else if (letter === window.quizmillChosen) options[i].classList.add("wrong");
  }
  window.quizmillChosen = null;
})();
</script>`;

const ANSWER = `${QUESTION}
<hr id="answer">
<div class="quizmill">
{{#Key}}<div class="key">✓ {{Key}}</div>{{/Key}}
{{#Explanation}}<div class="explanation">{{Explanation}}</div>{{/Explanation}}
{{#Quote}}<blockquote>{{Quote}}<footer>{{#Page}}{{Page}} {{/Page}}{{#Slide}}{{Slide}} {{/Slide}}{{Heading}}</footer></blockquote>{{/Quote}}
</div>
${MARKING}`;

const CSS = `.card { font-family: sans-serif; font-size: 19px; line-height: 1.45; text-align: left; }
.quizmill { max-width: 40em; margin: 0 auto; }
.quizmill .context { margin-bottom: .8em; opacity: .85; }
.quizmill .stem { font-weight: 600; }
.quizmill .options { padding-left: 1.6em; }
.quizmill .option { padding: .35em .5em; border-radius: .4em; cursor: pointer; }
.quizmill .chosen { background: rgba(110, 110, 200, .22); }
.quizmill .right { background: rgba(60, 160, 90, .28); font-weight: 600; }
.quizmill .wrong { background: rgba(200, 70, 60, .25); }
.quizmill .key { font-weight: 600; }
.quizmill blockquote { margin: .8em 0; padding-left: .8em; border-left: 4px solid #f2b72b; }
.quizmill footer { opacity: .7; font-size: .85em; }
.quizmill pre { white-space: pre-wrap; }`;

/** When the note type changed last: a newer one replaces that of an earlier export. Raise it with each change. */
const CHANGED_AT_SECONDS = 1_795_800_000;

/** The note type in the form of schema 11. */
export function noteType(deckId: number): object {
  return {
    id: NOTE_TYPE_ID,
    name: NOTE_TYPE_NAME,
    type: 0,
    mod: CHANGED_AT_SECONDS,
    usn: -1,
    sortf: 0,
    did: deckId,
    tmpls: [
      {
        name: "Card 1",
        ord: 0,
        qfmt: QUESTION + SCRIPT,
        afmt: ANSWER,
        did: null,
        bqfmt: "",
        bafmt: "",
      },
    ],
    flds: FIELD_NAMES.map((name, ord) => ({
      name,
      ord,
      sticky: false,
      rtl: false,
      font: "Arial",
      size: 20,
      media: [],
    })),
    css: CSS,
    latexPre:
      "\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage[utf8]{inputenc}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n",
    latexPost: "\\end{document}",
    req: [[0, "any", [0]]],
    tags: [],
    vers: [],
  };
}
