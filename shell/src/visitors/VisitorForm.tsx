import type { ApiError } from 'kit/graphql';
import {
  Alert,
  Button,
  Checkbox,
  type CheckboxProps,
  Field,
  type FieldTexts,
  inputStyle,
  TextInput,
  type TextInputProps,
} from 'kit/ui';
import {
  type ComponentPropsWithRef,
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';

import { failureOf } from './useAsked';

/** What was refused of each field. */
const Refused = createContext<Readonly<Record<string, string>>>({});

interface VisitorFormProps {
  label: string;
  /** What the button says. */
  button: string;
  /** Sends what was filled in, by the name of each field. What was typed is kept when it throws. @throws ApiError */
  onSend: (values: Record<string, string>) => Promise<unknown>;
  /** Fields, and what stands between them and the button. @param failure why it was refused, if it was */
  children: (failure: ApiError | undefined) => ReactNode;
}

/** A form of a page for who has no account. The server looks at what was filled in, and says what is wrong at each field. */
export function VisitorForm({ label, button, onSend, children }: VisitorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    // A file is sent by itself.
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].filter(([, value]) => typeof value === 'string'),
    ) as Record<string, string>;
    setSending(true);
    try {
      await onSend(values);
    } catch (error) {
      setFailure(failureOf(error));
    }
    setSending(false);
  };
  const fields = failure?.fields ?? {};
  return (
    <Refused.Provider value={fields}>
      <Root ref={form} aria-label={label} noValidate onSubmit={(event) => void send(event)}>
        {children(failure)}
        {failure && Object.keys(fields).length === 0 && <Alert kind="error">{failure.message}</Alert>}
        <Button type="submit" wide pending={isSending}>
          {button}
        </Button>
      </Root>
    </Refused.Provider>
  );
}

/** A line of text of a VisitorForm. */
export function VisitorField(props: TextInputProps & { name: string }) {
  return <TextInput {...props} error={useContext(Refused)[props.name]} />;
}

/** Some lines of text of a VisitorForm. */
export function VisitorText({
  label,
  description,
  ...rest
}: ComponentPropsWithRef<'textarea'> & FieldTexts & { name: string }) {
  return (
    <Field label={label} description={description} error={useContext(Refused)[rest.name]}>
      {(control) => <Area rows={4} {...rest} {...control} />}
    </Field>
  );
}

/** A file of a VisitorForm, chosen by the browser's own button. @param accept the endings of what can be chosen */
export function VisitorFile({
  label,
  description,
  ...rest
}: ComponentPropsWithRef<'input'> & FieldTexts & { name: string }) {
  return (
    <Field label={label} description={description} error={useContext(Refused)[rest.name]}>
      {(control) => <FileInput {...rest} {...control} type="file" />}
    </Field>
  );
}

/** A choice out of a few of a VisitorForm, by the words themselves. @param placeholder what stands there before one is chosen */
export function VisitorSelect({
  label,
  description,
  options,
  placeholder,
  ...rest
}: ComponentPropsWithRef<'select'> &
  FieldTexts & { name: string; options: readonly string[]; placeholder?: string }) {
  return (
    <Field label={label} description={description} error={useContext(Refused)[rest.name]}>
      {(control) => (
        <Select {...rest} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Something to tick in a VisitorForm; what is not ticked is not among its values. */
export function VisitorCheckbox(props: CheckboxProps & { name: string }) {
  return <Checkbox {...props} error={useContext(Refused)[props.name]} />;
}

const Root = styled.form`
  display: grid;
  gap: var(--s4);
  margin: var(--s4) 0;
  > p {
    margin: 0;
    color: var(--ink-2);
    font-size: 14px;
  }
`;

const Area = styled.textarea`
  ${inputStyle}
  height: auto;
  min-height: 92px;
  padding: 10px 14px;
  line-height: 1.5;
`;

const FileInput = styled.input`
  ${inputStyle}
  height: auto;
  padding: 8px;
  &::file-selector-button {
    min-height: 44px;
    margin-right: var(--s3);
    padding: 0 var(--s4);
    border: 1px solid var(--line-strong);
    border-radius: 99px;
    background: var(--card);
    color: inherit;
    font: inherit;
  }
`;

const Select = styled.select`
  ${inputStyle}
`;
