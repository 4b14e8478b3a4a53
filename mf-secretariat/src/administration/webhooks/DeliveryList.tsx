import { formatDateTime } from 'kit/format';
import { LinedList, LoadMoreButton, MutedText, type Pages } from 'kit/lists';
import { Button, EmptyState, Tag } from 'kit/ui';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type SecretariatWebhookDeliveriesQuery,
  type SecretariatWebhookDeliveryFragment,
  SecretariatWebhookDeliveryFragmentDoc,
} from '../../gql/graphql';
import { deliveryLabels, deliveryTitle } from './webhookLabels';

type Delivery = SecretariatWebhookDeliveryFragment;
type Deliveries = SecretariatWebhookDeliveriesQuery['webhookDeliveries'];

interface DeliveryListProps {
  list: Deliveries;
  pages: Pick<Pages<SecretariatWebhookDeliveriesQuery, Deliveries>, 'more' | 'loadAll'>;
  /** Sends one again that failed; absent: that cannot be done now. */
  onResend?: (id: string) => void;
}

/** What was sent to a webhook, newest first, and what became of it. */
export function DeliveryList({ list, pages, onResend }: DeliveryListProps) {
  if (list.edges.length === 0)
    return (
      <EmptyState
        title="Er is nog niets verstuurd."
        text="Met een testbericht zie je of de ontvanger het hoort."
      />
    );
  return (
    <>
      <LinedList aria-label="Berichten">
        {list.edges.map(({ node }) => {
          const delivery = getFragmentData(SecretariatWebhookDeliveryFragmentDoc, node);
          return <DeliveryRow key={delivery.id} delivery={delivery} onResend={onResend} />;
        })}
      </LinedList>
      <LoadMoreButton pageInfo={list.pageInfo} onMore={pages.more} onAll={pages.loadAll} />
    </>
  );
}

function DeliveryRow({ delivery, onResend }: Pick<DeliveryListProps, 'onResend'> & { delivery: Delivery }) {
  const { id, at, state, reason, recordId, kind } = delivery;
  const title = deliveryTitle(delivery);
  const { label, tone } = deliveryLabels[state];
  return (
    <Row>
      <div>
        <b>{title}</b> <Tag tone={tone}>{label}</Tag>
        <MutedText as="p">
          {formatDateTime(at)}
          {kind && `, record ${recordId}`}
        </MutedText>
        <MutedText as="p">{howItWent(delivery)}</MutedText>
        {reason && <p>{reason}</p>}
      </div>
      {state === 'failed' && onResend && (
        <Button
          variant="ghost"
          size="small"
          aria-label={`${title} van ${formatDateTime(at)} opnieuw sturen`}
          onClick={() => onResend(id)}
        >
          Opnieuw sturen
        </Button>
      )}
    </Row>
  );
}

/** Attempts, the last answer and when it is tried again. */
function howItWent({ attempts, attemptedAt, status, duration, nextAttemptAt }: Delivery): string {
  if (!attemptedAt) return nextAttemptAt ? 'Nog niet verstuurd' : 'Niet verstuurd';
  const answer = status === null ? '' : `, antwoord ${status} in ${duration} ms`;
  const next = nextAttemptAt ? `; volgende ${formatDateTime(nextAttemptAt)}` : '';
  return `${attempts} ${attempts === 1 ? 'poging' : 'pogingen'}, laatste ${formatDateTime(attemptedAt)}${answer}${next}`;
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--s2);
  padding-block: var(--s3);
  overflow-wrap: anywhere;
  p {
    margin: 0;
  }
`;
