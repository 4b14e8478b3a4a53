import { formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';

import { Chips } from '../Chips';
import { getFragmentData } from '../gql/fragment-masking';
import { type AdvPaymentMethod, KrantPaymentTotalsFragmentDoc, KrantTotalsDocument } from '../gql/graphql';

interface PaymentChipsProps {
  editionId: string;
  method: AdvPaymentMethod;
  /** 'Totalen van de facturen' */
  label: string;
}

/** What was sold by a way of paying, and how much of it is paid. A page without these totals is whole but for them. */
export function PaymentChips({ editionId, method, label }: PaymentChipsProps) {
  const { data } = useQuery(KrantTotalsDocument, { variables: { id: editionId } });
  const totals = getFragmentData(KrantPaymentTotalsFragmentDoc, data?.paperEdition.totals);
  const total = totals?.payments.find((payment) => payment.method === method);
  if (!total) return null;
  const { count, amount, paidCount, paidAmount } = total;
  return (
    <Chips
      label={label}
      chips={[
        { label: 'Verkocht', value: `${count} voor ${formatEuro(amount)}` },
        { label: 'Betaald', value: `${paidCount} voor ${formatEuro(paidAmount)}` },
        { label: 'Niet betaald', value: `${count - paidCount} voor ${formatEuro(amount - paidAmount)}` },
      ]}
    />
  );
}
