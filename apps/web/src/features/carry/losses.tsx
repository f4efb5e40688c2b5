import { ADAPTABLE, type Adaptable, type Fidelity, type Loss } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { Checkbox } from "../../ui/checkbox.tsx";

interface LossesProps {
  fidelity: Fidelity;
  /** The losses that are accepted. */
  adapt: readonly Adaptable[];
  onAdapt: (adapt: readonly Adaptable[]) => void;
}

const isAdaptable = (kind: string): kind is Adaptable => ADAPTABLE.some((one) => one === kind);

/** What is kept and lost, kind by kind, each with its questions; with a choice where there is one. */
export function Losses({ fidelity, adapt, onAdapt }: LossesProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { kept, questions, losses } = fidelity;
  const choices = [...new Set(losses.map(({ kind }) => kind).filter(isAdaptable))];
  const toggle = (kind: Adaptable) =>
    onAdapt(adapt.includes(kind) ? adapt.filter((one) => one !== kind) : [...adapt, kind]);
  return (
    <div className="grid gap-3">
      <p role="status" className="font-[600]">
        {t("carry.kept", { kept: number(kept), questions: number(questions) })}
      </p>
      {choices.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`carry.adapt.${kind}`)}
          checked={adapt.includes(kind)}
          onChange={() => toggle(kind)}
        />
      ))}
      {losses.length === 0 ? (
        <p className="text-ink-soft">{t("carry.whole")}</p>
      ) : (
        <ul className="grid gap-2">
          {losses.map((loss) => (
            <LossLine key={`${loss.kind} ${loss.effect}`} loss={loss} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** So many questions are listed; the rest is counted. */
const LISTED = 50;

function LossLine({ loss: { kind, effect, count, questions, names = [] } }: { loss: Loss }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const shown = questions.slice(0, LISTED);
  return (
    <li className="rounded-control border border-line px-3.5 py-2.5">
      <details>
        <summary className="cursor-pointer text-[0.94rem]">
          <span className={effect === "leftOut" ? "font-[600] text-wrong" : "font-[600]"}>
            {t(`carry.effect.${kind === "noKey" && effect === "lost" ? "keyless" : effect}`)}
          </span>
          {` · ${t("carry.counted", { what: t(`carry.kind.${kind}`), number: number(count) })}`}
        </summary>
        {names.length > 0 && (
          <ul aria-label={t("carry.names")} className="mt-2 grid gap-1 text-[0.88rem] text-ink-soft">
            {names.map((name) => (
              <li key={name} className="[overflow-wrap:anywhere]">
                <bdi>
                  <code>{name}</code>
                </bdi>
              </li>
            ))}
          </ul>
        )}
        {shown.length > 0 && (
          <ol aria-label={t("carry.list")} className="mt-2 grid gap-1 text-[0.88rem] text-ink-soft">
            {shown.map((question) => (
              <li key={question.number} className="[overflow-wrap:anywhere]">
                <bdi>{`${number(question.number)}. ${question.stem}`}</bdi>
              </li>
            ))}
          </ol>
        )}
        {shown.length > 0 && count > shown.length && (
          <p className="mt-1 text-[0.88rem] text-ink-soft">
            {t("carry.more", { more: number(count - shown.length) })}
          </p>
        )}
      </details>
    </li>
  );
}
