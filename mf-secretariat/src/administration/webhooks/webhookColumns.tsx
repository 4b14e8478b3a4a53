import { formatDateTime } from 'kit/format';
import { EditAndDelete } from 'kit/lists';
import { type Column, RowActions } from 'kit/table';
import { IconButton, Tag } from 'kit/ui';
import { Pause, Play } from 'lucide-react';

import { getFragmentData } from '../../gql/fragment-masking';
import { SecretariatWebhookFormFragmentDoc, type SecretariatWebhookRowFragment } from '../../gql/graphql';
import { stateLabels } from './webhookLabels';

type Webhook = SecretariatWebhookRowFragment;

const formOf = (webhook: Webhook) => getFragmentData(SecretariatWebhookFormFragmentDoc, webhook);

/** The columns of the list of webhooks. @param onPause pauses one, or goes on with it */
export function webhookColumns(
  onDo: (what: 'edit' | 'delete', webhook: Webhook) => void,
  onPause: (webhook: Webhook) => void,
): Column<Webhook>[] {
  return [
    {
      id: 'name',
      header: 'Naam',
      keepWords: true,
      cell: (webhook) => formOf(webhook).name,
      sortValue: (webhook) => formOf(webhook).name,
    },
    {
      id: 'host',
      header: 'Adres',
      wide: true,
      phone: 'line',
      cell: (webhook) => new URL(formOf(webhook).url).host,
    },
    {
      id: 'what',
      header: 'Waarvan',
      phone: 'rest',
      cell: (webhook) => whatOf(formOf(webhook).entities),
    },
    {
      id: 'state',
      header: 'Status',
      phone: 'line',
      cell: ({ state }) => <Tag tone={stateLabels[state].tone}>{stateLabels[state].label}</Tag>,
    },
    {
      id: 'last',
      header: 'Laatste bericht',
      wide: true,
      phone: 'rest',
      cell: ({ lastAttempt }) => lastText(lastAttempt),
    },
    {
      id: 'actions',
      header: '',
      phone: 'rest',
      align: 'right',
      cell: (webhook) => {
        const { name } = formOf(webhook);
        const isActive = webhook.state === 'active';
        return (
          <RowActions>
            <IconButton
              aria-label={`${name} ${isActive ? 'pauzeren' : 'hervatten'}`}
              onClick={() => onPause(webhook)}
            >
              {isActive ? <Pause aria-hidden /> : <Play aria-hidden />}
            </IconButton>
            <EditAndDelete
              name={name}
              onEdit={() => onDo('edit', webhook)}
              onDelete={() => onDo('delete', webhook)}
            />
          </RowActions>
        );
      },
    },
  ];
}

function whatOf(entities: readonly string[] | null): string {
  if (!entities) return 'Alles';
  return `${entities.length} ${entities.length === 1 ? 'soort' : 'soorten'}`;
}

function lastText(last: Webhook['lastAttempt']): string {
  if (!last) return 'Nog geen';
  return `${formatDateTime(last.at)}: ${last.isDelivered ? 'bezorgd' : 'mislukt'}`;
}
