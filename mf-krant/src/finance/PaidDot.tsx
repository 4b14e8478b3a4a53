import { formatDate } from 'kit/format';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Dot } from '../Dot';
import type { KrantCashAdFragment } from '../gql/graphql';

/** What is known of a payment. */
type Payment = Pick<KrantCashAdFragment, 'advPaid' | 'bankPaidOn' | 'onlinePaidOn'>;

/** Whether it is paid; an empty value counts as unpaid. */
export const isPaid = ({ advPaid }: Pick<Payment, 'advPaid'>): boolean => advPaid === true;

/** The same in words, also how. */
export function paidLabel({ advPaid, bankPaidOn, onlinePaidOn }: Payment): string {
  if (bankPaidOn) return `betaald via de bank op ${formatDate(bankPaidOn)}`;
  if (onlinePaidOn) return `online betaald op ${formatDate(onlinePaidOn)}`;
  return advPaid ? 'betaald' : 'niet betaald';
}

/** Green when paid, red when not or when nobody knows; it opens the question, but for what the bank or the payment provider tells. */
export function PaidDot<Ad extends Payment & { name: string }>({
  ad,
  onAsk,
}: {
  ad: Ad;
  onAsk: (ad: Ad) => void;
}) {
  const dot = <Dot color={isPaid(ad) ? 'green' : 'red'} text={paidLabel(ad)} />;
  if (ad.bankPaidOn ?? ad.onlinePaidOn) {
    return (
      <span>
        {dot} <small>{ad.bankPaidOn ? 'via de bank' : 'online'}</small>
      </span>
    );
  }
  return (
    <Ask type="button" aria-label={`${ad.name}: ${paidLabel(ad)}. Betaald?`} onClick={() => onAsk(ad)}>
      {dot}
    </Ask>
  );
}

/** A text of a row that is struck through when it is paid; the dot says why. */
export function StrikethroughWhenPaid({ ad, children }: { ad: Payment; children: ReactNode }) {
  return isPaid(ad) ? <s>{children}</s> : children;
}

const Ask = styled.button`
  min-width: 44px;
  min-height: 44px;
  padding: 0;
  border: 0;
  border-radius: 99px;
  background: none;
  cursor: pointer;
  &:hover {
    background: color-mix(in srgb, currentcolor 9%, transparent);
  }
`;
