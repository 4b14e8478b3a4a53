import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { MutedText, useAddressRow, CopyLinkField } from 'kit/lists';
import { Table } from 'kit/table';
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
} from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatWebhookFormFragmentDoc,
  type SecretariatWebhookRowFragment,
  SecretariatWebhookRowFragmentDoc,
  SecretariatWebhooksDocument,
} from '../../gql/graphql';
import { usePauseWebhook } from './useWebhookActions';
import { webhookColumns } from './webhookColumns';
import { WebhookDetails } from './WebhookDetails';
import {
  AddWebhookDialog,
  DeleteWebhookDialog,
  EditWebhookDialog,
  RenewSecretDialog,
} from './WebhookDialogs';

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
