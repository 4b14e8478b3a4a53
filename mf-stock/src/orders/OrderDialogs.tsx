import { ConfirmActionDialog } from 'kit/editing';
import { formatEuro } from 'kit/format';
import { useSave } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type OrderState,
  type StockOrderDialogFragment,
  StockOrderDialogFragmentDoc,
  StockSetOrderStateDocument,
} from '../gql/graphql';
import { CollectDialog, type CollectedFrom } from './CollectDialog';
import { customerOf } from './orderStates';

interface OrderDialogProps {
  /** What the order becomes. */
  state: OrderState;
  order: FragmentType<typeof StockOrderDialogFragmentDoc>;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

type Opened = Omit<OrderDialogProps, 'order'> & { order: StockOrderDialogFragment };

/** Brings an order further, after a question that says what that means. Mounted when opened. */
export function OrderDialog(props: OrderDialogProps) {
  const { state, onClose } = props;
  const order = getFragmentData(StockOrderDialogFragmentDoc, props.order);
  const setState = useSetState({ ...props, order });
  const words = wordsOf(order)[state];
  if (state === 'collected')
    return (
      <CollectDialog
        title={words.question}
        submitLabel={words.verb}
        order={order}
        onCollect={setState}
        onClose={onClose}
      />
    );
  return (
    <ConfirmActionDialog
      isOpen
      question={words.question}
      confirmLabel={words.verb}
      onConfirm={() => setState()}
      onClose={onClose}
    >
      {words.meaning}
    </ConfirmActionDialog>
  );
}

function useSetState({ state, order, onDone }: Opened) {
  const snackbar = useSnackbar();
  const { save } = useSave(StockSetOrderStateDocument);
  const { id, revision } = order;
  return async (from: CollectedFrom = { locationId: null }) => {
    try {
      await save({ id, revision, state, ...from });
    } catch (error) {
      // Perhaps somebody else brought it further.
      await onDone();
      throw error;
    }
    snackbar.show(wordsOf(order)[state].done);
    await onDone();
  };
}

type Words = { question: string; verb: string; meaning: string; done: string };

function wordsOf(order: StockOrderDialogFragment): Record<OrderState, Words> {
  const { number, email, toPay, total, amount, givenBack } = order;
  const customer = customerOf(order);
  const pieces = amount === 1 ? 'Het ene stuk komt' : `De ${amount} stuks komen`;
  return {
    new: { question: '', verb: '', meaning: '', done: '' },
    paid: {
      question: `Is bestelling ${number} betaald?`,
      verb: 'Betaald',
      meaning: `${customer} heeft ${formatEuro(toPay)} betaald.`,
      done: `Bestelling ${number} is betaald`,
    },
    ready: {
      question: `Ligt bestelling ${number} klaar?`,
      verb: 'Klaar en mailen',
      meaning: `${customer} krijgt op ${email} een mail dat de bestelling klaarligt.`,
      done: `Bestelling ${number} ligt klaar. ${customer} krijgt een mail.`,
    },
    collected: {
      question: `Bestelling ${number} opgehaald`,
      verb: 'Opgehaald',
      meaning: '',
      done: `Bestelling ${number} is opgehaald`,
    },
    cancelled: {
      question: `Bestelling ${number} annuleren?`,
      verb: 'Bestelling annuleren',
      meaning: [
        `De bestelling van ${customer} vervalt. ${pieces} weer vrij voor de webshop.`,
        total - givenBack > toPay &&
          `De penningmeester krijgt ${formatEuro(total - toPay - givenBack)} terug te betalen.`,
      ]
        .filter(Boolean)
        .join(' '),
      done: `Bestelling ${number} is geannuleerd`,
    },
  };
}
