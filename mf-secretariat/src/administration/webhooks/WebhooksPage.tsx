import { Loaded } from 'kit/data';
import { formatDateTime } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { MutedText, useAddressRow, CopyLinkField, usePages, EditAndDelete } from 'kit/lists';
import { Table, type Column, RowActions } from 'kit/table';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  PageActions,
  PageTitle,
  Stack,
  Dialog,
  DialogActions,
  ButtonRow,
  DefinitionList,
  DefinitionRow,
  IconButton,
  Tag,
} from 'kit/ui';
import { Plus, KeyRound, RefreshCw, Send, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatWebhookFormFragmentDoc,
  type SecretariatWebhookRowFragment,
  SecretariatWebhookRowFragmentDoc,
  SecretariatWebhooksDocument,
  SecretariatWebhookDeliveriesDocument,
} from '../../gql/graphql';
import { DeliveryList } from './DeliveryList';
import { usePauseWebhook, useSendWebhook } from './useWebhookActions';
import {
  AddWebhookDialog,
  DeleteWebhookDialog,
  EditWebhookDialog,
  RenewSecretDialog,
} from './WebhookDialogs';
import { askedFor, stoppedTexts, stateLabels } from './webhookLabels';

type Webhook = SecretariatWebhookRowFragment;
type Doing = { what: 'add' } | { what: 'edit' | 'delete' | 'renew'; webhook: Webhook };

/** For Admins: the addresses of other systems that are told when something changes, and what was sent to them. */
export function WebhooksPage() {
  const query = useQuery(SecretariatWebhooksDocument, { fetchPolicy: 'cache-and-network' });
  const reload = () => query.refetch();
  const [doing, setDoing] = useState<Doing>();
  const [shown, setShown] = useState<{ name: string; secret: string }>();
  const pause = usePauseWebhook(reload);
  const row = useAddressRow();
  const entities = query.data?.webhookChoices.entities ?? [];
  const dialog = { onDone: () => reload().catch(() => undefined), onClose: () => setDoing(undefined) };
  const onSecret = (name: string, secret: string) => setShown({ name, secret });
  return (
    <>
      <PageTitle sub="Andere systemen laten weten dat er iets verandert">Webhooks</PageTitle>
      <Stack>
        <PageActions
          primary={
            <Button icon={<Plus aria-hidden />} onClick={() => setDoing({ what: 'add' })}>
              Webhook toevoegen
            </Button>
          }
        />
        <Loaded query={query} subject="De lijst met webhooks">
          {({ webhooks, webhookChoices: { isSending } }) => (
            <>
              {!isSending && (
                <Alert kind="warning" title="Dit portaal verstuurt geen webhooks.">
                  Zo staat het ingesteld, zoals altijd in de demo.
                </Alert>
              )}
              <Card>
                {webhooks.length === 0 ? (
                  <EmptyState
                    title="Er zijn nog geen webhooks."
                    text="Voeg er een toe met het adres dat de beheerder van het andere systeem je geeft."
                  />
                ) : (
                  <Table
                    caption="Webhooks"
                    columns={webhookColumns(
                      (what, webhook) => setDoing({ what, webhook }),
                      (webhook) => void pause(webhook),
                    )}
                    rows={webhooks.map((one) => getFragmentData(SecretariatWebhookRowFragmentDoc, one))}
                    rowKey={({ id }) => id}
                    {...row}
                    details={{
                      name: (webhook) => getFragmentData(SecretariatWebhookFormFragmentDoc, webhook).name,
                      render: (webhook) => (
                        <WebhookDetails
                          webhook={webhook}
                          isSending={isSending}
                          onRenew={() => setDoing({ what: 'renew', webhook })}
                        />
                      ),
                    }}
                  />
                )}
              </Card>
            </>
          )}
        </Loaded>
        <MutedText as="p">
          Een bericht zegt alleen dat er iets is veranderd en bij welk record, niet wat erin staat. De
          ontvanger vraagt dat op met een eigen token. Komt een bericht niet aan, dan wordt het anderhalve dag
          lang opnieuw geprobeerd.
        </MutedText>
      </Stack>
      {doing?.what === 'add' && <AddWebhookDialog {...dialog} {...{ entities, onSecret }} />}
      {doing?.what === 'edit' && (
        <EditWebhookDialog webhook={doing.webhook} {...dialog} entities={entities} />
      )}
      {doing?.what === 'renew' && (
        <RenewSecretDialog webhook={doing.webhook} {...dialog} onSecret={onSecret} />
      )}
      {doing?.what === 'delete' && <DeleteWebhookDialog webhook={doing.webhook} {...dialog} />}
      {shown && !doing && <SecretDialog {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

interface SecretDialogProps {
  /** Of the webhook. */
  name: string;
  secret: string;
  onClose: () => void;
}

/** A secret that was just made: to be copied now, as it is never shown again. */
function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={`Geheim van ${name}`} size={600}>
      <Stack>
        <Alert kind="warning">Bewaar dit geheim nu. Het wordt hierna niet meer getoond.</Alert>
        <CopyLinkField label="Geheim" noun="Geheim" url={secret} />
        <p>Hiermee ziet de ontvanger dat een bericht echt van dit portaal komt.</p>
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>Klaar</Button>
      </DialogActions>
    </Dialog>
  );
}

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
