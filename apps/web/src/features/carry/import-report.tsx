import {
  ADAPTABLE,
  type Adaptable,
  COLUMN_ROLES,
  type ColumnRole,
  type Columns,
  type Fidelity,
} from "@quizmill/contract";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Losses } from "./losses.tsx";

/** What a person decided of a file of questions, as the upload takes it. */
export interface ImportQuery {
  readonly adapt: string;
  readonly columns?: string;
}

interface ImportReportProps {
  fileName: string;
  fidelity: Fidelity;
  isBusy: boolean;
  /** Asks again what would be lost. */
  onChange: (query: ImportQuery) => void;
  onImport: (query: ImportQuery) => void;
  onCancel: () => void;
}

const queryOf = (adapt: readonly Adaptable[], roles: readonly ColumnRole[] | null): ImportQuery => ({
  adapt: adapt.join(","),
  ...(roles !== null && { columns: roles.join(",") }),
});

/** What a file of questions holds and what will be lost, before anything is stored. */
export function ImportReport({ fileName, fidelity, isBusy, ...act }: ImportReportProps) {
  const { t } = useTranslation();
  const [adapt, setAdapt] = useState<readonly Adaptable[]>(ADAPTABLE);
  const [roles, setRoles] = useState<readonly ColumnRole[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const change = (nextAdapt: readonly Adaptable[], nextRoles: readonly ColumnRole[] | null) => {
    setAdapt(nextAdapt);
    setRoles(nextRoles);
    act.onChange(queryOf(nextAdapt, nextRoles));
  };
  return (
    <Card className="mt-6 grid gap-4 p-5 sm:p-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-[1.1rem] font-[620] outline-none">
          {t("carry.importTitle")}
        </h2>
        <p className="mt-0.5 text-[0.88rem] text-ink-soft [overflow-wrap:anywhere]">{fileName}</p>
        <p className="mt-2 text-pretty">{t("carry.importText")}</p>
      </div>
      {fidelity.columns && (
        <ColumnChooser
          columns={fidelity.columns}
          roles={roles ?? fidelity.columns.roles}
          onChange={(next) => change(adapt, next)}
        />
      )}
      <Losses fidelity={fidelity} adapt={adapt} onAdapt={(next) => change(next, roles)} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={act.onCancel}>
          {t("common.cancel")}
        </Button>
        <Button
          isBusy={isBusy}
          disabled={fidelity.kept === 0}
          onClick={() => act.onImport(queryOf(adapt, roles))}
        >
          {t("carry.import")}
        </Button>
      </div>
    </Card>
  );
}

interface ColumnChooserProps {
  columns: Columns;
  roles: readonly ColumnRole[];
  onChange: (roles: readonly ColumnRole[]) => void;
}

function ColumnChooser({ columns, roles, onChange }: ColumnChooserProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 text-[0.94rem] font-medium">{t("carry.columns")}</legend>
      {columns.names.map((name, i) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: columns may have the same name and never move
          key={i}
          label={name}
          hint={columns.samples.map((row) => row[i] ?? "").find((sample) => sample !== "")}
          value={roles[i] ?? "ignore"}
          onChange={(event) => onChange(roles.with(i, event.target.value as ColumnRole))}
        >
          {COLUMN_ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`carry.role.${role}`)}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  );
}
