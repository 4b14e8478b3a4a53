import { IconButton } from 'kit/ui';
import { Save, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

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

/** The content of a Form in a row: its field, and the icons that save it and that leave it as it was. */
export function InlineFields({ label, onCancel, children }: InlineFieldsProps) {
  const { isSubmitting } = useFormState();
  return (
    <>
      <Line>
        {children}
        <IconButton type="submit" pending={isSubmitting} aria-label={`${label} opslaan`}>
          <Save aria-hidden />
        </IconButton>
        <IconButton aria-label={`${label} niet wijzigen`} onClick={onCancel}>
          <X aria-hidden />
        </IconButton>
      </Line>
      <FormError />
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
