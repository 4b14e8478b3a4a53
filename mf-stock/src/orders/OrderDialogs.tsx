import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import { FormSelect } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { useQuery, useSave } from 'kit/graphql';
import { Dialog, useSnackbar } from 'kit/ui';
import { object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type OrderState,
  type StockOrderDialogFragment,
  StockOrderDialogFragmentDoc,
  StockOrderLocationsDocument,
  type StockOrderLocationsQuery,
  StockSetOrderStateDocument,
} from '../gql/graphql';
import { WebshopLoaded } from '../WebshopLoaded';
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
  if (state === 'collected') return <CollectDialog {...props} order={order} onCollect={setState} />;
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
  return async (locationId: string | null = null) => {
    try {
      await save({ id, revision, state, locationId });
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
  const { number, email, toPay, amount } = order;
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
      meaning: `De bestelling van ${customer} vervalt. ${pieces} weer vrij voor de webshop. Deze actie is onomkeerbaar.`,
      done: `Bestelling ${number} is geannuleerd`,
    },
  };
}

const schema = object({ locationId: string().required('Kies een locatie') });

interface CollectDialogProps extends Opened {
  onCollect: (locationId: string) => Promise<void>;
}

function CollectDialog(props: CollectDialogProps) {
  const query = useQuery(StockOrderLocationsDocument, { fetchPolicy: 'network-only' });
  if (query.data) return <CollectForm {...props} data={query.data} />;
  return (
    <Dialog isOpen onClose={props.onClose} title={wordsOf(props.order).collected.question} size={400}>
      <WebshopLoaded query={query}>{() => null}</WebshopLoaded>
    </Dialog>
  );
}

function CollectForm({
  order,
  onCollect,
  onClose,
  data,
}: CollectDialogProps & { data: StockOrderLocationsQuery }) {
  const { question, verb } = wordsOf(order).collected;
  const locations = data.stockLocations.map(({ id, title, locked }) => ({
    value: id,
    label: locked ? `${title}: vergrendeld` : title,
    disabled: locked,
  }));
  return (
    <FormDialog<{ locationId: string }>
      title={question}
      isOpen
      onClose={onClose}
      size={400}
      submitLabel={verb}
      schema={schema}
      initialValues={{ locationId: locations.find(({ disabled }) => !disabled)?.value ?? '' }}
      onSubmit={({ locationId }) => onCollect(locationId)}
    >
      {order.toPay > 0 && (
        <p>{`Er moet nog ${formatEuro(order.toPay)} worden betaald. Daarna staat de bestelling op betaald.`}</p>
      )}
      <FormSelect
        name="locationId"
        label="Uit welke voorraad komt het?"
        options={locations}
        placeholder="Kies een locatie"
      />
    </FormDialog>
  );
}
