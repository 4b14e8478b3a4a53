import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

import { Dialog } from '../dialog/Dialog';
import { Button } from './Button';
import { IconButton } from './IconButton';

/** The props of MoreActions. */
export interface MoreActionsProps {
  /** Buttons, each named by its verb. */
  children: ReactNode;
  /** What they are for, such as 'Lijst meenemen'. */
  title?: string;
  /** In a bar of buttons: with its word. */
  wide?: boolean;
}

/** On a phone: what is done less often, behind 'Meer', in a sheet from below. */
export function MoreActions({ children, title = 'Meer', wide }: MoreActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <>
      {wide ? (
        <Button variant="ghost" icon={<Ellipsis aria-hidden />} {...opener}>
          Meer
        </Button>
      ) : (
        <IconButton aria-label="Meer" {...opener}>
          <Ellipsis aria-hidden />
        </IconButton>
      )}
      <Dialog sheet isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        {/* The buttons are keyboard stops of their own; whichever is pressed, the sheet has done its work. */}
        <Actions role="presentation" onClick={() => setOpen(false)}>
          {children}
        </Actions>
      </Dialog>
    </>
  );
}

const Actions = styled.div`
  display: grid;
  gap: var(--s2);
  padding-bottom: env(safe-area-inset-bottom);
  > :is(button, a) {
    justify-content: flex-start;
    min-height: 48px;
  }
`;
