import { type FormikValues, getIn } from 'formik';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';

/** One screen of a Wizard. */
export type WizardStep<Values extends FormikValues> = {
  id: string;
  /** Its name in the list of steps. */
  title: string;
  /** The heading of the screen; the title when left out. */
  question?: ReactNode;
  /** The fields that are asked here: checked before the next step, and where an error about them leads. */
  fields: readonly (keyof Values & string)[];
  /** Whether what must be given is there; without it, whether the obligatory fields of the schema are filled. */
  isComplete?: (values: Values) => boolean;
  render: () => ReactNode;
};

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Whether the step's required input is present. */
export function isStepComplete<Values extends FormikValues>(
  step: WizardStep<Values>,
  values: Values,
  schema: ObjectSchema<FormikValues> | undefined,
): boolean {
  if (step.isComplete) return step.isComplete(values);
  // with the values, so that what is obligatory by an earlier answer counts
  const described = schema?.describe({ value: values }).fields ?? {};
  return step.fields.every((name) => {
    const field = described[name];
    const isOptional = !field || !('optional' in field) || field.optional;
    return isOptional || !isBlank(values[name]);
  });
}

/** The fields of the step that have an error. @param errors of formik, by field */
export function wrongFields<Values extends FormikValues>(step: WizardStep<Values>, errors: object): string[] {
  return step.fields.filter((name) => getIn(errors, name) !== undefined);
}

/** The first step that asks one of these fields, which may be paths such as 'lines.0.text'. */
export function stepOfFields<Values extends FormikValues>(
  steps: readonly WizardStep<Values>[],
  names: readonly string[],
): WizardStep<Values> | undefined {
  const wrong = new Set(names.map((name) => name.split('.')[0]));
  return steps.find(({ fields }) => fields.some((name) => wrong.has(name)));
}
