import { ConfirmActionDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';

import { StockRenewOrderLinkDocument, type StockOrderRowFragment } from '../gql/graphql';
import { customerOf } from './orderStates';

interface RenewLinkDialogProps {
  order: Pick<StockOrderRowFragment, 'id' | 'number' | 'firstName' | 'lastName' | 'email'> & {
    revision: number;
  };
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Mails who ordered a new private link, after a question. Mounted when opened. */
export function RenewLinkDialog({ order, onDone, onClose }: RenewLinkDialogProps) {
  const { id, revision, number, email } = order;
  const { save } = useSave(StockRenewOrderLinkDocument, {
    done: `De nieuwe link van bestelling ${number} is onderweg`,
  });
  return (
    <ConfirmActionDialog
      isOpen
      question={`Nieuwe link van bestelling ${number} mailen?`}
      confirmLabel="Link mailen"
      onConfirm={async () => {
        try {
          await save({ id, revision });
        } finally {
          // Also when it is refused: perhaps somebody brought it further.
          await onDone();
        }
      }}
      onClose={onClose}
    >
      {`${customerOf(order)} krijgt op ${email} een link om de bestelling te bekijken. De links van eerder werken daarna niet meer.`}
    </ConfirmActionDialog>
  );
}
