import { formatEuro, parseEuro } from 'kit/format';
import { FilterChips, LinedList, newRequestId } from 'kit/lists';
import { Button, ButtonRow, Dialog, FieldError, IconButton, Stack, TextInput, useSnackbar } from 'kit/ui';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import type { CounterPayment } from '../gql/graphql';
import { failureText } from '../useStockSave';
import { type CounterProduct, likelyCash, payments, totalOf } from './basket';
import { useCounterOutbox } from './counterOutbox';

interface PayDialogProps {
  /** What is in the basket. */
  lines: readonly { product: CounterProduct; amount: number; price: number }[];
  placeId: string;
  onChange: (product: CounterProduct, more: number) => void;
  /** Empties the basket and brings the page up to date. */
  onSold: () => unknown;
  onClose: () => void;
}

/** How it is paid: with cash it says what is to be given back. Mounted when opened. */
export function PayDialog({ lines, placeId, onChange, onSold, onClose }: PayDialogProps) {
  // The same for every attempt, so that trying again sells nothing twice.
  const [requestId] = useState(newRequestId);
  const [payment, setPayment] = useState<CounterPayment>('cash');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const snackbar = useSnackbar();
  const { post } = useCounterOutbox(() => undefined);
  const total = totalOf(lines);
  const sell = async () => {
    setBusy(true);
    setError(undefined);
    const sold = lines.map(({ product, amount, price }) => ({ productId: product.id, amount, price }));
    try {
      const outcome = await post({ total, sale: { lines: sold, locationId: placeId, payment } }, requestId);
      snackbar.show(
        outcome === 'sent'
          ? `Verkocht voor ${formatEuro(total)}`
          : 'Bewaard op dit toestel. De verkoop wordt verstuurd zodra er verbinding is.',
      );
      await onSold();
    } catch (failure) {
      setError(failureText(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      onClose={onClose}
      busy={isBusy}
      title={`Afrekenen: ${formatEuro(total)}`}
      size={400}
      actions={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            Terug
          </Button>
          <Button pending={isBusy} disabled={lines.length === 0} onClick={() => void sell()}>
            Verkocht
          </Button>
        </>
      }
    >
      <Stack>
        <LinedList aria-label="Mandje">
          {lines.map(({ product, amount, price }) => (
            <Line key={product.id}>
              <span>
                {product.title}
                <small>{formatEuro(amount * price)}</small>
              </span>
              <IconButton aria-label={`${product.title} eraf`} onClick={() => onChange(product, -1)}>
                <Minus aria-hidden />
              </IconButton>
              <b>{amount}</b>
              <IconButton aria-label={`${product.title} erbij`} onClick={() => onChange(product, 1)}>
                <Plus aria-hidden />
              </IconButton>
            </Line>
          ))}
        </LinedList>
        <FilterChips
          label="Hoe is er betaald?"
          chips={(Object.keys(payments) as CounterPayment[]).map((id) => ({ id, label: payments[id] }))}
          chosen={payment}
          onChoose={setPayment}
        />
        {payment === 'cash' && <Change key={total} total={total} />}
        {error && <FieldError>{error}</FieldError>}
      </Stack>
    </Dialog>
  );
}

/** What is to be given back of what was handed over. */
function Change({ total }: { total: number }) {
  const [text, setText] = useState('');
  const given = text === '' ? undefined : parseEuro(text);
  const back = given === undefined ? undefined : given - total;
  return (
    <Stack>
      <TextInput
        label="Gekregen in euro"
        description="Mag leeg blijven."
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={text !== '' && given === undefined ? 'Vul een bedrag in, zoals 20' : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <ButtonRow>
        {likelyCash(total).map((cents) => (
          <Button key={cents} variant="ghost" size="small" onClick={() => setText(plain(cents))}>
            {formatEuro(cents)}
          </Button>
        ))}
      </ButtonRow>
      {back !== undefined && (
        <Back role="status">
          {back < 0 ? `Nog ${formatEuro(-back)} te krijgen` : `Terug: ${formatEuro(back)}`}
        </Back>
      )}
    </Stack>
  );
}

/** As it is typed: '16,00'. */
const plain = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s2);
  font-variant-numeric: tabular-nums;
  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
`;

const Back = styled.p`
  margin: 0;
  font: 700 25px/1.2 var(--head);
  font-variant-numeric: tabular-nums;
`;
