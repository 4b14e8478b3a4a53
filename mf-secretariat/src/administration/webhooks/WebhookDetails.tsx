import { Loaded } from 'kit/data';
import { formatDateTime } from 'kit/format';
import { usePages } from 'kit/lists';
import { Alert, Button, ButtonRow, DefinitionList, DefinitionRow, Stack } from 'kit/ui';
import { KeyRound, RefreshCw, Send } from 'lucide-react';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatWebhookDeliveriesDocument,
  SecretariatWebhookFormFragmentDoc,
  type SecretariatWebhookRowFragment,
} from '../../gql/graphql';
import { DeliveryList } from './DeliveryList';
import { useSendWebhook } from './useWebhookActions';
import { askedFor, stoppedTexts } from './webhookLabels';

interface WebhookDetailsProps {
  webhook: SecretariatWebhookRowFragment;
  /** This portal sends at all. */
  isSending: boolean;
  onRenew: () => void;
}

/** What a webhook is told, its secret, and what was sent to it. */
export function WebhookDetails({ webhook, isSending, onRenew }: WebhookDetailsProps) {
  const { id, state, stoppedAt, oldSecretUntil } = webhook;
  const { name, url, ...asked } = getFragmentData(SecretariatWebhookFormFragmentDoc, webhook);
  const { records, events } = askedFor(asked);
  const pages = usePages({
    query: SecretariatWebhookDeliveriesDocument,
    variables: { webhookId: id },
    field: 'webhookDeliveries',
  });
  const { sendTest, resend, isBusy } = useSendWebhook(pages.reload);
  const stopped = stoppedTexts[state];
  const canSend = isSending && state === 'active';
  return (
    <Root>
      {stopped && (
        <Alert kind="warning" title={stoppedAt && `Sinds ${formatDateTime(stoppedAt)}`}>
          {stopped}
        </Alert>
      )}
      <DefinitionList>
        <DefinitionRow label="Adres">{url}</DefinitionRow>
        <DefinitionRow label="Soorten records">{records}</DefinitionRow>
        <DefinitionRow label="Gebeurtenissen">{events}</DefinitionRow>
        {oldSecretUntil && (
          <DefinitionRow label="Oude geheim">Geldt nog tot {formatDateTime(oldSecretUntil)}</DefinitionRow>
        )}
      </DefinitionList>
      <ButtonRow>
        {canSend && (
          <Button
            variant="ghost"
            icon={<Send aria-hidden />}
            pending={isBusy}
            aria-label={`Testbericht sturen naar ${name}`}
            onClick={() => void sendTest(id)}
          >
            Testbericht sturen
          </Button>
        )}
        <Button
          variant="ghost"
          icon={<KeyRound aria-hidden />}
          aria-label={`Nieuw geheim voor ${name}`}
          onClick={onRenew}
        >
          Nieuw geheim
        </Button>
        <Button
          variant="ghost"
          icon={<RefreshCw aria-hidden />}
          aria-label={`Berichten van ${name} verversen`}
          onClick={() => void pages.reload()}
        >
          Verversen
        </Button>
      </ButtonRow>
      <Loaded query={pages.query} subject="De lijst met berichten">
        {({ webhookDeliveries }) => (
          <DeliveryList
            list={webhookDeliveries}
            pages={pages}
            onResend={canSend ? (one) => void resend(one) : undefined}
          />
        )}
      </Loaded>
    </Root>
  );
}

const Root = styled(Stack)`
  padding-top: var(--s3);
`;
