import { FormDialog } from 'kit/editing';
import { FormDateField } from 'kit/fields';
import { todayInAmsterdam, yearsLater } from 'kit/format';
import { requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { object } from 'yup';

import { StockMoveOrderDocument, type StockOrderRowFragment } from '../gql/graphql';

interface MoveOrderDialogProps {
  order: Pick<StockOrderRowFragment, 'id' | 'number' | 'state' | 'collectDate'> & { revision: number };
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

const schema = object({ collectDate: requiredText() });

/** Another day to collect an order on. Mounted when opened. */
export function MoveOrderDialog({ order, onDone, onClose }: MoveOrderDialogProps) {
  const { id, revision, number, state } = order;
  const today = todayInAmsterdam();
  const { save } = useSave(StockMoveOrderDocument, { done: `Bestelling ${number} heeft een andere dag` });
  return (
    <FormDialog
      title={`Andere dag voor bestelling ${number}`}
      isOpen
      onClose={onClose}
      size={400}
      submitLabel="Opslaan"
      schema={schema}
      initialValues={{ collectDate: order.collectDate < today ? '' : order.collectDate }}
      onSubmit={async ({ collectDate }) => {
        await save({ id, revision, collectDate });
        await onDone();
      }}
    >
      {state === 'ready' && <p>De klant krijgt een mail met de nieuwe dag.</p>}
      <FormDateField name="collectDate" label="Ophalen op" min={today} max={yearsLater(today, 1)} required />
    </FormDialog>
  );
}
