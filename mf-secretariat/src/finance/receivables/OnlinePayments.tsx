import { formatDate, formatEuro } from 'kit/format';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { LinedList, useRefetch } from 'kit/lists';
import { Button, Card, useSnackbar } from 'kit/ui';
import styled from 'styled-components';

import {
  SecretariatOnlinePaymentsDocument,
  type SecretariatOnlinePaymentsQuery,
  SecretariatSeeOnlinePaymentDocument,
} from '../../gql/graphql';

type Payment = SecretariatOnlinePaymentsQuery['onlinePaymentsToCheck'][number];

/** Payments by links at which somebody has to look. Nothing is shown as long as there are none. */
export function OnlinePayments() {
  const { data } = useQuery(SecretariatOnlinePaymentsDocument, { fetchPolicy: 'cache-and-network' });
  const { save, saving } = useSave(SecretariatSeeOnlinePaymentDocument);
  const reload = useRefetch(['SecretariatOnlinePayments']);
  const snackbar = useSnackbar();
  const payments = data?.onlinePaymentsToCheck ?? [];
  if (payments.length === 0) return null;
  const see = async (id: string) => {
    try {
      await save({ id });
      await reload();
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
  };
  return (
    <Card title="Online betaald, om na te kijken" data-no-print>
      <LinedList>
        {payments.map((payment) => (
          <Row key={payment.id}>
            <p>
              <strong>{payment.description}</strong>
              <span>{issueText(payment)}</span>
            </p>
            <Button
              variant="ghost"
              size="small"
              pending={saving}
              aria-label={`${payment.description} is nagekeken`}
              onClick={() => void see(payment.id)}
            >
              Nagekeken
            </Button>
          </Row>
        ))}
      </LinedList>
    </Card>
  );
}

function issueText({ issue, amount, paidAmount, paidOn, undoneAmount, undoneOn }: Payment): string {
  const paid = paidAmount === null ? 'Een ander bedrag' : formatEuro(paidAmount);
  switch (issue) {
    case 'twice':
      return `${paid} betaald op ${formatDate(paidOn)}, maar dit was al op een andere manier betaald of niet meer verschuldigd. Betaal het zo nodig terug.`;
    case 'otherAmount':
      return `${paid} betaald op ${formatDate(paidOn)}; gevraagd was ${formatEuro(amount)}. Het telt niet als betaling.`;
    case 'undone':
      return `Betaald op ${formatDate(paidOn)} en op ${formatDate(undoneOn)} teruggeboekt: ${formatEuro(undoneAmount)}. Het telt niet meer als betaling.`;
    case 'partUndone':
      return `Van de betaling van ${formatDate(paidOn)} is ${formatEuro(undoneAmount)} teruggeboekt, een deel. De rest blijft betaald.`;
  }
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s5);
  padding: var(--s3) 0;
  p {
    display: grid;
    flex: 1 1 260px;
    margin: 0;
  }
`;
