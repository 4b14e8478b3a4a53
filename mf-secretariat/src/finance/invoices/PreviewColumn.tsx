import { Button, phone } from 'kit/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';

/** The place of the preview: beside the form, below it on a narrow screen, and folded away on a phone. */
export function PreviewColumn({ children }: { children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Root>
      <Toggle
        variant="ghost"
        wide
        icon={<ChevronDown aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Voorbeeld
      </Toggle>
      <Folded id={id} $isOpen={isOpen}>
        {children}
      </Folded>
    </Root>
  );
}

/** A form and its preview. */
export const WithPreview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: var(--s5);
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The fields of the form. */
export const PreviewedFields = styled.div`
  display: grid;
  gap: var(--s4);
`;

const Root = styled.div`
  position: sticky;
  top: var(--s4);
  @media (max-width: 900px) {
    position: static;
  }
`;

const Toggle = styled(Button)`
  display: none;
  svg {
    transition: transform 0.12s;
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  @media ${phone} {
    display: inline-flex;
    margin-bottom: var(--s3);
  }
`;

const Folded = styled.div<{ $isOpen: boolean }>`
  @media ${phone} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  }
`;
