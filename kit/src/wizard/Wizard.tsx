import type { FormikValues } from 'formik';
import { DiscardDialog, Form, FormError, useFormState } from 'kit/forms';
import { ActionBar, Button, phone, useLayer } from 'kit/ui';
import {
  type FormEvent,
  type MouseEvent,
  type RefObject,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import type { ObjectSchema } from 'yup';

import { StepIndicator } from './StepIndicator';
import { useWizard, type WizardState } from './useWizard';
import type { WizardStep } from './wizardSteps';

/** The props of Wizard. */
export type WizardProps<Values extends FormikValues> = {
  /** At least one, in their order; a step that an answer makes superfluous may be left out. */
  steps: readonly [WizardStep<Values>, ...WizardStep<Values>[]];
  initialValues: Values;
  schema?: ObjectSchema<FormikValues>;
  /** The verb on the last step's button. */
  submitLabel: string;
  /** Saves, as the onSubmit of Form; after success the page takes the wizard away. */
  onSubmit: (values: Values) => Promise<unknown>;
  onCancel: () => void;
  /** Lets the questions that are left be skippedRef, once what is obligatory is there: in one way, or in a few. */
  skip?: WizardSkip<Values> | readonly WizardSkip<Values>[];
};

/** Sends a Wizard before its last step. */
export interface WizardSkip<Values> {
  /** The verb on the button. */
  label: string;
  /** What the questions that were not answered are taken for; undefined where skipping is not what is meant. */
  answers: (values: Values) => Partial<Values> | undefined;
  /** Saves in another way than the wizard does. */
  onSubmit?: (values: Values) => Promise<unknown>;
}

/**
 * A form of one question per screen: 'Volgende' appears when the required input is there,
 * Enter goes on, going back keeps everything, and an error of the server leads to the step of its field.
 *
 * @example
 * <Wizard
 *   steps={[
 *     { id: 'title', title: 'Titel', question: 'Wat is de titel?', fields: ['title'],
 *       render: () => <FormTextField name="title" label="Titel" /> },
 *   ]}
 *   initialValues={newNews} schema={newsSchema} submitLabel="Plaatsen" onSubmit={add} onCancel={close}
 * />
 */
export function Wizard<Values extends FormikValues>(props: WizardProps<Values>) {
  const { initialValues, schema, onSubmit, ...rest } = props;
  const gate = useRef<Gate>(null);
  const [isSent, setSent] = useState(false);
  const skippedRef = useRef<WizardSkip<Values>['onSubmit']>(undefined);
  const submit = async (values: Values) => {
    const outcome = await (skippedRef.current ?? onSubmit)(values);
    if (!isRefusal(outcome)) setSent(true);
    return outcome;
  };
  return (
    <div
      // Before the form's own: only the last step sends.
      onSubmitCapture={(event) => {
        // A form in a dialog is inside in React only.
        const isOwn = event.currentTarget.contains(event.target);
        if (isOwn) gate.current?.(event);
      }}
    >
      <Form initialValues={initialValues} schema={schema} onSubmit={submit}>
        <Screen {...rest} schema={schema} gate={gate} isSent={isSent} skippedRef={skippedRef} />
      </Form>
    </div>
  );
}

type Gate = (event: FormEvent) => void;

type ScreenProps<Values extends FormikValues> = Omit<WizardProps<Values>, 'initialValues' | 'onSubmit'> & {
  gate: RefObject<Gate | null>;
  isSent: boolean;
  /** How what is sent by skipping is saved, while that goes on. */
  skippedRef: RefObject<WizardSkip<Values>['onSubmit']>;
};

function Screen<Values extends FormikValues>(props: ScreenProps<Values>) {
  const { steps, schema, submitLabel, onCancel, skip = [], gate, isSent, skippedRef } = props;
  const { isSubmitting } = useFormState();
  const { step, position, isLast, isComplete, next, previous, screen, skipping } = useWizard(steps, schema);
  const isBusy = isSubmitting || isSent;
  const hasMore = [skip].flat().length > 1;
  // Back is 'Vorige'.
  useLayer(() => void (!isBusy && previous()), position > 0, position);

  useImperativeHandle(gate, () => (event) => {
    if (isLast && isComplete && !isBusy) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy) void next();
  });
  return (
    <>
      <StepIndicator titles={steps.map(({ title }) => title)} position={position} />
      <Question ref={screen} $isTall={hasMore}>
        <h2 tabIndex={-1}>{step.question ?? step.title}</h2>
        {/* by step, so that a field begins anew with the value of its own step */}
        <div key={step.id}>{step.render()}</div>
      </Question>
      <Buttons $isWide={hasMore}>
        <FormError />
        {position > 0 && (
          <Button variant="ghost" disabled={isBusy} onClick={previous}>
            Vorige
          </Button>
        )}
        {isComplete && (
          <Button type="submit" pending={isBusy} onClick={ignoreSecondClick}>
            {isLast ? submitLabel : 'Volgende'}
          </Button>
        )}
        {[skip].flat().map((one) => (
          <Skip key={one.label} {...{ skip: one, skipping, skippedRef }} disabled={isBusy} />
        ))}
        <Cancel disabled={isBusy} onCancel={onCancel} />
      </Buttons>
    </>
  );
}

interface SkipProps<Values extends FormikValues> {
  skip: WizardSkip<Values>;
  skipping: WizardState<Values>['skipping'];
  skippedRef: ScreenProps<Values>['skippedRef'];
  disabled: boolean;
}

/** Sends with the answers that are left, where nothing obligatory is missing. */
function Skip<Values extends FormikValues>({ skip, skipping, skippedRef, disabled }: SkipProps<Values>) {
  const { values } = useFormState();
  const answers = skip.answers(values as Values);
  const send = answers && skipping(answers);
  if (!send) return null;
  const press = () => {
    skippedRef.current = skip.onSubmit;
    void send().finally(() => void (skippedRef.current = undefined));
  };
  return (
    <SkipButton variant="ghost" disabled={disabled} onClick={press}>
      {skip.label}
    </SkipButton>
  );
}

/** Asks first when something was filled in. */
function Cancel({ disabled, onCancel }: { disabled: boolean; onCancel: () => void }) {
  const { dirty } = useFormState();
  const [isAsking, setAsking] = useState(false);
  const cancel = () => (dirty ? setAsking(true) : onCancel());
  // Back at the first step.
  useLayer(() => void (!disabled && cancel()));
  return (
    <>
      <Button variant="text" disabled={disabled} onClick={cancel}>
        Annuleren
      </Button>
      <DiscardDialog isOpen={isAsking} onDiscard={onCancel} onCancel={() => setAsking(false)} />
    </>
  );
}

/** The second click of a double click would answer the next question unseen. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

function isRefusal(outcome: unknown): boolean {
  return typeof outcome === 'object' && outcome !== null && 'fields' in outcome;
}

const Question = styled.div<{ $isTall: boolean }>`
  max-width: 640px;
  h2 {
    margin-bottom: var(--s4);
    font-size: 25px;
    outline: none;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
  @media ${phone} {
    /* what is at the bottom, in two rows or three */
    padding-bottom: ${({ $isTall }) => ($isTall ? 168 : 104)}px;
  }
`;

const SkipButton = styled(Button)`
  @media ${phone} {
    /* in a row of its own with 'Annuleren': more than one ghost button beside the main one is too narrow */
    && {
      flex: 1 0 55%;
    }
  }
`;

const Buttons = styled(ActionBar)<{ $isWide: boolean }>`
  /* as many as there may be stay in one row */
  max-width: ${({ $isWide }) => ($isWide ? 800 : 640)}px;
  margin-top: var(--s5);
  > button:last-of-type {
    margin-left: auto;
  }
  @media ${phone} {
    /* at the bottom also when the question is short */
    position: fixed;
    inset: auto 0 0;
    max-width: none;
    margin: 0;
    > button:last-of-type {
      flex: 0 1 auto;
    }
  }
`;
