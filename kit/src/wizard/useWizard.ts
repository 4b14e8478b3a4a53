import type { FormikValues } from 'formik';
import { useFormState } from 'kit/forms';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ObjectSchema } from 'yup';

import { isStepComplete, stepOfFields, type WizardStep, wrongFields } from './wizardSteps';

/** The present step of a Wizard, and the way to the others. */
export interface WizardState<Values extends FormikValues> {
  step: WizardStep<Values>;
  position: number;
  isLast: boolean;
  /** The step's required input is present. */
  isComplete: boolean;
  /** To the next step, unless something in this one is wrong: then that gets focus. */
  next: () => Promise<void>;
  previous: () => void;
  /** Sends with these answers before the last step; undefined while a step would still miss something. */
  skipping: (answers: Partial<Values>) => (() => Promise<void>) | undefined;
  /** The screen: where focus is looked for. */
  screen: RefObject<HTMLDivElement | null>;
}

/** Goes through the steps inside a Form. Focus follows: to what is wrong in the step, else to its heading. */
export function useWizard<Values extends FormikValues>(
  steps: readonly [WizardStep<Values>, ...WizardStep<Values>[]],
  schema: ObjectSchema<FormikValues> | undefined,
): WizardState<Values> {
  const form = useFormState();
  const [stepId, setStepId] = useState(steps[0].id);
  const [attempts, setAttempts] = useState(0);
  const position = Math.max(
    0,
    steps.findIndex(({ id }) => id === stepId),
  );
  const step = steps[position] ?? steps[0];
  const isComplete = isStepComplete(step, form.values as Values, schema);

  useJumpToRefusedStep(steps, setStepId);
  const screen = useFocusOnStep(step.id, attempts);

  const go = (target: WizardStep<Values> | undefined) => void (target && setStepId(target.id));
  const next = async () => {
    const touched = Object.fromEntries(step.fields.map((name) => [name, true]));
    await form.setTouched({ ...form.touched, ...touched }, false);
    const isWrong = wrongFields(step, await form.validateForm()).length > 0;
    if (!isWrong && isComplete) go(steps[position + 1]);
    else setAttempts(attempts + 1);
  };
  const skipping = (answers: Partial<Values>) => {
    const values = { ...(form.values as Values), ...answers };
    const isReady = steps.every((one) => isStepComplete(one, values, schema));
    if (!isReady || position === steps.length - 1) return undefined;
    return async () => {
      await form.setValues(values, false);
      await form.submitForm();
    };
  };
  return {
    step,
    position,
    skipping,
    isLast: position === steps.length - 1,
    isComplete,
    next,
    previous: () => go(steps[position - 1]),
    screen,
  };
}

/** After a submit that failed: to the first step with a field that is wrong, by the schema or by the server. */
function useJumpToRefusedStep<Values extends FormikValues>(
  steps: readonly WizardStep<Values>[],
  goTo: (id: string) => void,
) {
  const { isSubmitting, submitCount, errors, refusal } = useFormState();
  const handled = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || submitCount <= handled.current) return;
    handled.current = submitCount;
    const target = stepOfFields(steps, [...Object.keys(errors), ...Object.keys(refusal?.fields ?? {})]);
    if (target) goTo(target.id);
  }, [isSubmitting, submitCount, errors, refusal, steps, goTo]);
}

/** Moves focus when the step changes, and when there was a vain attempt to leave it. */
function useFocusOnStep(stepId: string, attempts: number) {
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const wrong = screen.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const heading = screen.current?.querySelector<HTMLElement>('h2');
    const isFirst = shown.current === undefined;
    const hasMoved = shown.current !== stepId;
    shown.current = stepId;
    // On the first screen only when focus was lost with the button that opened it.
    if (isFirst && document.activeElement !== document.body) return;
    if (!isFirst && wrong) wrong.focus();
    else if (hasMoved) heading?.focus();
    if (hasMoved) heading?.scrollIntoView?.({ block: 'nearest' });
  }, [stepId, attempts]);
  return screen;
}
