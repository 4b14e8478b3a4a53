import { Ellipsis, EllipsisVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

import { Dialog } from '../dialog/Dialog';
import { VisuallyHidden } from '../VisuallyHidden';
import { Button } from './Button';
import { IconButton, MenuOf } from './IconButton';

/** The props of MoreActions. */
export interface MoreActionsProps {
  /** Buttons, each named by its verb. */
  children: ReactNode;
  /** What they are for, such as 'Lijst meenemen'. */
  title?: string;
  /** In a bar of buttons: with its word. */
  wide?: boolean;
  /** With its word: how many wait behind it. */
  waiting?: number;
  /** The one menu of a row or a card: whose it is. */
  of?: string;
}

/** What is done less often, behind 'Meer': on a phone in a sheet from below. */
export function MoreActions({ children, title, wide, waiting = 0, of }: MoreActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <>
      {wide ? (
        <Button variant="ghost" icon={<Ellipsis aria-hidden />} {...opener}>
          Meer
          {waiting > 0 && (
            <>
              {' '}
              <Count aria-hidden>{waiting}</Count>
              <VisuallyHidden>{`(${waiting} ${waiting === 1 ? 'wacht' : 'wachten'})`}</VisuallyHidden>
            </>
          )}
        </Button>
      ) : (
        <IconButton aria-label={of ? `Meer over ${of}` : 'Meer'} {...opener}>
          {of ? <EllipsisVertical aria-hidden /> : <Ellipsis aria-hidden />}
        </IconButton>
      )}
      <Dialog sheet isOpen={isOpen} onClose={() => setOpen(false)} title={title ?? of ?? 'Meer'}>
        {/* The buttons are keyboard stops of their own; whichever is pressed, the sheet has done its work. */}
        <Actions role="presentation" onClick={() => setOpen(false)}>
          {of === undefined ? children : <MenuOf value={of}>{children}</MenuOf>}
        </Actions>
      </Dialog>
    </>
  );
}

const Count = styled.span`
  padding: 0 6px;
  border-radius: 10px;
  background: var(--yellow);
  color: var(--on-yellow);
  font-size: 13px;
  line-height: 20px;
`;

const Actions = styled.div`
  display: grid;
  gap: var(--s2);
  padding-bottom: env(safe-area-inset-bottom);
  > :is(button, a) {
    justify-content: flex-start;
    min-height: 48px;
  }
`;
