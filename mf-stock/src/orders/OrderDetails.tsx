import { ChangeLog } from 'kit/editing';
import { formatDate, formatDateTime, formatEuro } from 'kit/format';
import { LinedList, MutedText } from 'kit/lists';
import { useUser } from 'kit/session';
import { Button, ButtonRow } from 'kit/ui';
import {
  BanknoteArrowUp,
  CalendarDays,
  EuroIcon,
  Link2,
  PackageCheck,
  ShoppingBag,
  Undo2,
  X,
} from 'lucide-react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type OrderState,
  type StockOrderDetailsFragment,
  StockOrderDetailsFragmentDoc,
} from '../gql/graphql';
import { nextStates } from './orderStates';

interface OrderDetailsProps {
  order: FragmentType<typeof StockOrderDetailsFragmentDoc>;
  /** Begins bringing the order to another state. */
  onState: (state: OrderState) => void;
  /** Begins taking the newest change of state back. */
  onUndo: () => void;
  /** Begins giving it another day. */
  onMove: () => void;
  /** Begins mailing who ordered a new private link. */
  onLink: () => void;
  /** Begins giving money back. */
  onGiveBack: () => void;
}

/** What was ordered and what can be done with it, below the row. */
export function OrderDetails({
  order: masked,
  onState,
  onUndo,
  onMove,
  onLink,
  onGiveBack,
}: OrderDetailsProps) {
  const order = getFragmentData(StockOrderDetailsFragmentDoc, masked);
  const { lines, total, placedAt, paidOn, paidOnline, givenBack, changeLog } = order;
  return (
    <Root>
      <Lines aria-label="Wat er besteld is">
        {lines.map(({ productId, title, amount, price }) => (
          <li key={productId}>
            <span>
              {`${amount} × ${title}`}
              <small>{`${formatEuro(price)} per stuk`}</small>
            </span>
            <b>{formatEuro(amount * price)}</b>
          </li>
        ))}
      </Lines>
      <MutedText>
        {`Samen ${formatEuro(total)}. Besteld op ${formatDateTime(placedAt)}. `}
        {paidOn
          ? `${paidOnline ? 'Online betaald' : 'Betaald'} op ${formatDate(paidOn)}.`
          : 'Nog niet betaald.'}
        {givenBack > 0 && ` ${formatEuro(givenBack)} online teruggegeven.`}
      </MutedText>
      <Buttons
        order={order}
        onState={onState}
        onUndo={onUndo}
        onMove={onMove}
        onLink={onLink}
        onGiveBack={onGiveBack}
      />
      <ChangeLog lines={changeLog} />
    </Root>
  );
}

const buttons = {
  paid: { label: 'Betaald', icon: <EuroIcon aria-hidden /> },
  ready: { label: 'Klaar', icon: <PackageCheck aria-hidden /> },
  collected: { label: 'Opgehaald', icon: <ShoppingBag aria-hidden /> },
  cancelled: { label: 'Annuleren', icon: <X aria-hidden /> },
} as const;

interface ButtonsProps {
  order: Pick<
    StockOrderDetailsFragment,
    'number' | 'state' | 'paidOn' | 'canUndo' | 'hasCustomer' | 'canGiveBack'
  >;
  onState: (state: OrderState) => void;
  onUndo: () => void;
  onMove: () => void;
  onLink: () => void;
  onGiveBack: () => void;
}

function Buttons({ order, onState, onUndo, onMove, onLink, onGiveBack }: ButtonsProps) {
  const { number, canUndo, hasCustomer } = order;
  // As on the server: money goes out by the board.
  const canGiveBack = useUser().isDB && order.canGiveBack > 0;
  const next = (Object.keys(buttons) as (keyof typeof buttons)[]).filter((one) =>
    nextStates(order).includes(one),
  );
  if (next.length === 0 && !canUndo && !hasCustomer && !canGiveBack) return null;
  return (
    <ButtonRow data-no-print>
      {next.map((one) => (
        <Button
          key={one}
          variant={one === 'cancelled' ? 'danger' : 'ghost'}
          size="small"
          icon={buttons[one].icon}
          aria-label={`Bestelling ${number} ${buttons[one].label.toLowerCase()}`}
          onClick={() => onState(one)}
        >
          {buttons[one].label}
        </Button>
      ))}
      {next.length > 0 && (
        <Button
          variant="ghost"
          size="small"
          icon={<CalendarDays aria-hidden />}
          aria-label={`Andere dag voor bestelling ${number}`}
          onClick={onMove}
        >
          Andere dag
        </Button>
      )}
      {hasCustomer && (
        <Button
          variant="ghost"
          size="small"
          icon={<Link2 aria-hidden />}
          aria-label={`Nieuwe link van bestelling ${number}`}
          onClick={onLink}
        >
          Nieuwe link
        </Button>
      )}
      {canGiveBack && (
        <Button
          variant="ghost"
          size="small"
          icon={<BanknoteArrowUp aria-hidden />}
          aria-label={`Geld teruggeven van bestelling ${number}`}
          onClick={onGiveBack}
        >
          Geld teruggeven
        </Button>
      )}
      {canUndo && (
        <Button
          variant="text"
          size="small"
          icon={<Undo2 aria-hidden />}
          aria-label={`Laatste stap van bestelling ${number} ongedaan maken`}
          onClick={onUndo}
        >
          Ongedaan maken
        </Button>
      )}
    </ButtonRow>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r-s);
  background: var(--page);
`;

const Lines = styled(LinedList)`
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding: var(--s2) 0;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
  b {
    flex: none;
  }
`;
