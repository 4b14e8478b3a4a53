import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { IconButton } from '../buttons/IconButton';
import { Field } from './Field';
import { type TextInputProps, inputStyle } from './TextInput';

/** The props of PasswordInput: those of TextInput, but the type is its own business. */
export type PasswordInputProps = Omit<TextInputProps, 'type'>;

const Frame = styled.div`
  position: relative;
  color: var(--ink-2);
  input {
    ${inputStyle}
    padding-right: 50px;
  }
  button {
    position: absolute;
    top: 1px;
    right: 2px;
  }
`;

/** A password with a button that shows or hides what was typed. */
export function PasswordInput({ label, hideLabel, description, error, id, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hideLabel={hideLabel} description={description} error={error}>
      {(control) => (
        <Frame>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            aria-label={shown ? 'Wachtwoord verbergen' : 'Wachtwoord tonen'}
            aria-controls={control.id}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </Frame>
      )}
    </Field>
  );
}
