import { IconButton } from 'kit/ui';
import { Save, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';

import { DiscardDialog } from './DiscardDialog';
import { FormError } from './FormError';
import { useFormState } from './useFormState';

/** The props of InlineFields. */
export interface InlineFieldsProps {
  /** What is edited, for the names of the buttons. */
  label: string;
  onCancel: () => void;
  /** The field. */
  children: ReactNode;
}

/**
 * The content of a Form in a row: its field, and the icons that save it and that leave it as it was. So does Escape, which
 * asks first when something was typed.
 */
export function InlineFields({ label, onCancel, children }: InlineFieldsProps) {
  const { isSubmitting, dirty } = useFormState();
  const line = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const leave = useEffectEvent(() => {
    if (isSubmitting) return;
    if (dirty) setAsking(true);
    else onCancel();
  });
  useEffect(() => {
    const root = line.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      leave();
    };
    root?.addEventListener('keydown', onKey);
    return () => root?.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Line ref={line}>
        {children}
        <IconButton type="submit" pending={isSubmitting} aria-label={`${label} opslaan`}>
          <Save aria-hidden />
        </IconButton>
        <IconButton aria-label={`${label} niet wijzigen`} onClick={onCancel}>
          <X aria-hidden />
        </IconButton>
      </Line>
      <FormError />
      <DiscardDialog isOpen={isAsking} onDiscard={onCancel} onCancel={() => setAsking(false)} />
    </>
  );
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--s1);
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
