import { FormDialog } from 'kit/editing';
import { FormEuroField } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { useSave } from 'kit/graphql';
import { number, object } from 'yup';

import { StockGiveBackDocument, type StockOrderDialogFragment } from '../gql/graphql';
import { customerOf } from './orderStates';

interface GiveBackDialogProps {
  order: StockOrderDialogFragment;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Has the payment provider give money back of an order that was paid online: all of what is left, or less. Mounted when opened. */
export function GiveBackDialog({ order, onDone, onClose }: GiveBackDialogProps) {
  const { id, revision, number: orderNumber, canGiveBack, state } = order;
  const { save } = useSave(StockGiveBackDocument, {
    done: `Het geld van bestelling ${orderNumber} gaat terug`,
  });
  const refusal = `Vul een bedrag in vanaf € 0,01, hoogstens ${formatEuro(canGiveBack)}`;
  const schema = object({
    amount: number().typeError(refusal).required(refusal).min(1, refusal).max(canGiveBack, refusal),
  });
  return (
    <FormDialog
      title={`Geld van bestelling ${orderNumber} teruggeven`}
      isOpen
      onClose={onClose}
      size={400}
      submitLabel="Teruggeven"
      schema={schema}
      initialValues={{ amount: canGiveBack }}
      onSubmit={async ({ amount }) => {
        try {
          await save({ id, revision, amount: Number(amount) });
        } finally {
          // Also when it is refused: perhaps somebody brought it further.
          await onDone();
        }
      }}
    >
      <p>
        {`${customerOf(order)} krijgt het terug zoals er betaald is, binnen een paar dagen. Je kunt dit niet terugdraaien.`}
      </p>
      {state === 'cancelled' ? (
        <p>{`De bestelling is geannuleerd: ${formatEuro(canGiveBack)} gaat in één keer terug.`}</p>
      ) : (
        <FormEuroField name="amount" label="Bedrag" required />
      )}
    </FormDialog>
  );
}
