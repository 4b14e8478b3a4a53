import { Loaded } from 'kit/data';
import { formatDateTime } from 'kit/format';
import { useAttempt, useQuery, useReversible, useSave } from 'kit/graphql';
import {
  CopyLinkField,
  EditAndDelete,
  LinedList,
  LoadMoreButton,
  MutedText,
  type Pages,
  useAddressRow,
  usePages,
} from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import {
  Alert,
  Button,
  ButtonRow,
  Card,
  DefinitionList,
  DefinitionRow,
  Dialog,
  DialogActions,
  EmptyState,
  IconButton,
  PageActions,
  PageTitle,
  Stack,
  Tag,
} from 'kit/ui';
import { KeyRound, Pause, Play, Plus, RefreshCw, Send } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatPauseWebhookDocument,
  SecretariatResendWebhookDeliveryDocument,
  SecretariatSendTestWebhookDocument,
  SecretariatWebhookDeliveriesDocument,
  type SecretariatWebhookDeliveriesQuery,
  type SecretariatWebhookDeliveryFragment,
  SecretariatWebhookDeliveryFragmentDoc,
  SecretariatWebhookFormFragmentDoc,
  type SecretariatWebhookRowFragment,
  SecretariatWebhookRowFragmentDoc,
  SecretariatWebhooksDocument,
} from '../../gql/graphql';
import {
  AddWebhookDialog,
  DeleteWebhookDialog,
  EditWebhookDialog,
  RenewSecretDialog,
} from './WebhookDialogs';
import { askedFor, deliveryLabels, deliveryTitle, stateLabels, stoppedTexts } from './webhookLabels';

type Webhook = SecretariatWebhookRowFragment;
type Doing = { what: 'add' } | { what: 'edit' | 'delete' | 'renew'; webhook: Webhook };

/** For Admins: the addresses of other systems that are told when something changes, and what was sent to them. */
export function WebhooksPage() {
  const query = useQuery(SecretariatWebhooksDocument);
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
    <Dialog onClose={onClose} title={`Geheim van ${name}`} size={600}>
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

type Delivery = SecretariatWebhookDeliveryFragment;
type Deliveries = SecretariatWebhookDeliveriesQuery['webhookDeliveries'];

interface DeliveryListProps {
  list: Deliveries;
  pages: Pick<Pages<SecretariatWebhookDeliveriesQuery, Deliveries>, 'more' | 'loadAll'>;
  /** Sends one again that failed; absent: that cannot be done now. */
  onResend?: (id: string) => void;
}

/** What was sent to a webhook, newest first, and what became of it. */
function DeliveryList({ list, pages, onResend }: DeliveryListProps) {
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

/**
 * Pauses a webhook, or goes on with one that stands still; either can be undone.
 * @param reload brings the list up to date
 */
function usePauseWebhook(
  reload: () => Promise<unknown>,
): (webhook: SecretariatWebhookRowFragment) => Promise<void> {
  const reversibly = useReversible();
  const { save } = useSave(SecretariatPauseWebhookDocument);
  return (webhook) => {
    const { id, revision, name } = getFragmentData(SecretariatWebhookFormFragmentDoc, webhook);
    const isPaused = webhook.state !== 'active';
    const put = async (at: number, paused: boolean) => {
      const { pauseWebhook } = await save({ id, revision: at, paused });
      const after = getFragmentData(SecretariatWebhookRowFragmentDoc, pauseWebhook);
      return getFragmentData(SecretariatWebhookFormFragmentDoc, after);
    };
    return reversibly({
      act: () => put(revision, !isPaused),
      done: isPaused ? `${name} hervat` : `${name} gepauzeerd; wat gebeurt, wacht zolang`,
      undo: (after) => put(after.revision, isPaused),
      undone: isPaused ? `${name} weer gepauzeerd` : `${name} weer hervat`,
      reload,
    });
  };
}

/** Sends a test message, or a delivery again; what went wrong is told. @param reload brings the deliveries up to date */
function useSendWebhook(reload: () => Promise<unknown>) {
  const { attempt } = useAttempt();
  const test = useSave(SecretariatSendTestWebhookDocument, { done: 'Testbericht staat klaar' });
  const again = useSave(SecretariatResendWebhookDeliveryDocument, { done: 'Wordt opnieuw verstuurd' });
  const done = async (sending: Promise<unknown>) => {
    await attempt(() => sending);
    await reload();
  };
  return {
    sendTest: (id: string) => done(test.save({ id })),
    resend: (id: string) => done(again.save({ id })),
    isBusy: test.saving,
  };
}
