import type { ApiError } from 'kit/graphql';
import { Alert, Button, Field, inputStyle, TextInput, type TextInputProps } from 'kit/ui';
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
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
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

/** A choice out of a few of a VisitorForm, by the words themselves. */
export function VisitorSelect({
  label,
  options,
  ...rest
}: ComponentPropsWithRef<'select'> & { name: string; label: string; options: readonly string[] }) {
  return (
    <Field label={label} error={useContext(Refused)[rest.name]}>
      {(control) => (
        <Select {...rest} {...control}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )}
    </Field>
  );
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

const Select = styled.select`
  ${inputStyle}
`;
