import { Button, TextInput } from 'kit/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import { completeUrl } from './completeUrl';

/** The props of LinkField. */
export interface LinkFieldProps {
  /** The address that is there now, or ''. */
  current: string;
  onApply: (address: string) => void;
  onCancel: () => void;
}

/** Asks where a link leads, in the editor. No form of its own: it is inside one. */
export function LinkField({ current, onApply, onCancel }: LinkFieldProps) {
  const [text, setText] = useState(current);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const apply = () => {
    const address = completeUrl(text);
    if (address) onApply(address);
    else {
      setError('Dit is geen geldig webadres, e-mailadres of telefoonnummer');
      input.current?.focus();
    }
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither sends the form around it nor closes its dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onCancel();
  };
  return (
    <Root>
      <TextInput
        ref={input}
        label="Adres van de link"
        description="Een webadres, e-mailadres of telefoonnummer"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keyDown}
      />
      <div>
        <Button variant="ghost" onClick={apply}>
          Toepassen
        </Button>
        <Button variant="text" onClick={onCancel}>
          Annuleren
        </Button>
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--s2) var(--s3);
  padding: var(--s3) 14px;
  border-bottom: 1px solid var(--line);
  > :first-child {
    flex: 1 1 240px;
  }
  > :last-child {
    display: flex;
    gap: var(--s2);
  }
`;
