import { formatDate } from 'kit/format';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Dot } from '../Dot';
import type { FinanceAd } from './useFinanceAds';

/** Whether it is paid; an empty value counts as unpaid (spec 3, section 4, "Payment and invoice"). */
export const isPaid = ({ advPaid }: Pick<FinanceAd, 'advPaid'>): boolean => advPaid === true;

/** The same in words, also how. */
export function paidWords({ advPaid, bankPaidOn }: Pick<FinanceAd, 'advPaid' | 'bankPaidOn'>): string {
  if (bankPaidOn) return `betaald via de bank op ${formatDate(bankPaidOn)}`;
  return advPaid ? 'betaald' : 'niet betaald';
}

/** Green when paid, red when not or when nobody knows; it opens the question, but for what the bank has paid. */
export function PaidDot({ ad, onAsk }: { ad: FinanceAd; onAsk: (ad: FinanceAd) => void }) {
  const dot = <Dot color={isPaid(ad) ? 'green' : 'red'} text={paidWords(ad)} />;
  if (ad.bankPaidOn) {
    return (
      <span>
        {dot} <small>via de bank</small>
      </span>
    );
  }
  return (
    <Ask type="button" aria-label={`${ad.name}: ${paidWords(ad)}. Betaald?`} onClick={() => onAsk(ad)}>
      {dot}
    </Ask>
  );
}

/** A text of a row that is struck through when it is paid; the dot says why. */
export function Struck({ ad, children }: { ad: FinanceAd; children: ReactNode }) {
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
