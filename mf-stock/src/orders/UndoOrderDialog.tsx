import { ConfirmActionDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';

import { type OrderState, type StockOrderRowFragment, StockUndoOrderStateDocument } from '../gql/graphql';

interface UndoOrderDialogProps {
  order: Pick<StockOrderRowFragment, 'id' | 'number' | 'state'> & { revision: number };
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Takes the newest change of an order's state back, after a question. */
export function UndoOrderDialog({ order, onDone, onClose }: UndoOrderDialogProps) {
  const { id, revision, number, state } = order;
  const { save } = useSave(StockUndoOrderStateDocument, {
    done: `De laatste stap van bestelling ${number} is teruggedraaid`,
  });
  return (
    <ConfirmActionDialog
      isOpen
      question={`Laatste stap van bestelling ${number} ongedaan maken?`}
      confirmLabel="Ongedaan maken"
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
      {meanings[state]}
    </ConfirmActionDialog>
  );
}

const meanings: Readonly<Record<OrderState, string>> = {
  new: '',
  paid: 'De bestelling is daarna niet betaald.',
  ready: 'De bestelling staat daarna zoals voor de laatste stap. Een mail die al weg is, komt niet terug.',
  collected: 'De stukken liggen daarna weer waar ze lagen, apart voor deze bestelling.',
  cancelled: 'De bestelling is daarna weer open. Dat kan zolang alles er nog is.',
};
