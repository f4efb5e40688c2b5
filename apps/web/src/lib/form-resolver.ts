import type { FieldValues, Resolver } from "react-hook-form";

/** Uses plain rules (a function from form to text keys) as the resolver of react-hook-form. */
export function resolverOf<Form extends FieldValues>(
  faultsOf: (form: Form) => Partial<Record<keyof Form, string>>,
): Resolver<Form> {
  return (form) => {
    const faults = Object.entries(faultsOf(form));
    if (faults.length === 0) return { values: form, errors: {} };
    const errors = Object.fromEntries(faults.map(([field, message]) => [field, { type: "rule", message }]));
    return { values: {}, errors } as Awaited<ReturnType<Resolver<Form>>>;
  };
}
