import { differingRows, useLatest } from 'kit/conflict';
import { ConfirmActionDialog, DeleteDialog, EditDialog, FormDialog } from 'kit/editing';
import { FormCheckboxGroup, FormChoice } from 'kit/fields';
import { FormTextField, messages, requiredText, useFormState } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { array, object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatAddWebhookDocument,
  SecretariatDeleteWebhookDocument,
  SecretariatEditWebhookDocument,
  SecretariatRenewWebhookSecretDocument,
  type SecretariatWebhookFormFragment,
  SecretariatWebhookFormFragmentDoc,
  type SecretariatWebhookRowFragment,
  SecretariatWebhookRowFragmentDoc,
  SecretariatWebhooksDocument,
  type WebhookEventKind,
  type WebhookInput,
} from '../../gql/graphql';
import { entityLabel } from '../log/logLabels';
import { entitiesText, eventLabels, eventsText } from './webhookLabels';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The fields of a webhook. @param entities the kinds of records that can be chosen */
function WebhookFields({ entities }: { entities: readonly string[] }) {
  const { values } = useFormState();
  const kinds = entities
    .map((value) => ({ value, label: entityLabel(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'nl'));
  return (
    <>
      <FormTextField name="name" label="Naam" description="Voor wie of waarvoor, zoals 'boekhouding'." />
      <FormTextField
        name="url"
        label="Adres"
        type="url"
        description="Begint met https://. De beheerder van het andere systeem weet het."
      />
      <FormCheckboxGroup name="kinds" label="Laten weten wat is" options={optionsOf(eventLabels)} />
      <FormChoice name="scope" label="Waarvan" options={optionsOf(scopeLabels)} />
      {values.scope === 'some' && (
        <FormCheckboxGroup name="entities" label="Soorten records" options={kinds} />
      )}
    </>
  );
}

interface DialogProps {
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

interface SecretProps {
  /** Told the secret, which is not shown again. */
  onSecret: (name: string, secret: string) => void;
}

interface FieldsProps {
  /** The kinds of records that can be chosen. */
  entities: readonly string[];
}

/** A new webhook; its secret is shown after it. Mounted when opened. */
export function AddWebhookDialog({
  entities,
  onDone,
  onClose,
  onSecret,
}: DialogProps & SecretProps & FieldsProps) {
  const { save } = useSave(SecretariatAddWebhookDocument, { done: 'Webhook toegevoegd' });
  return (
    <FormDialog<WebhookValues>
      title="Webhook toevoegen"
      onClose={onClose}
      schema={webhookSchema}
      initialValues={newWebhook}
      onSubmit={async (values) => {
        const { addWebhook } = await save({ webhook: webhookInput(values) });
        onSecret(values.name, addWebhook.secret);
        await onDone();
      }}
    >
      <WebhookFields entities={entities} />
    </FormDialog>
  );
}

interface OneProps extends DialogProps {
  webhook: SecretariatWebhookRowFragment;
}

/** Changes a webhook; its secret stays. */
export function EditWebhookDialog({ webhook, entities, onDone, onClose }: OneProps & FieldsProps) {
  const latest = useLatest(SecretariatWebhooksDocument);
  const { save } = useSave(SecretariatEditWebhookDocument, { done: 'Webhook aangepast' });
  const record = formOf(webhook);
  const { id } = record;
  return (
    <EditDialog<SecretariatWebhookFormFragment, WebhookValues>
      title={`${record.name} aanpassen`}
      onClose={onClose}
      schema={webhookSchema}
      record={record}
      valuesOf={valuesOf}
      send={async ({ revision }, values) => {
        await save({ id, revision, webhook: webhookInput(values) });
        await onDone();
      }}
      fetchLatest={async () => {
        const found = (await latest({}))?.webhooks.find((one) => one.id === id);
        return found && formOf(getFragmentData(SecretariatWebhookRowFragmentDoc, found));
      }}
      differences={(mine, theirs) => differingRows<WebhookValues>(comparedFields, mine, valuesOf(theirs))}
    >
      <WebhookFields entities={entities} />
    </EditDialog>
  );
}

/** Gives a webhook another secret. */
export function RenewSecretDialog({ webhook, onDone, onClose, onSecret }: OneProps & SecretProps) {
  const { id, revision, name } = formOf(webhook);
  const { save } = useSave(SecretariatRenewWebhookSecretDocument, { done: 'Nieuw geheim gemaakt' });
  return (
    <ConfirmActionDialog
      question={`Nieuw geheim voor ${name}?`}
      confirmLabel="Nieuw geheim maken"
      onConfirm={async () => {
        const { renewWebhookSecret } = await save({ id, revision });
        onSecret(name, renewWebhookSecret.secret);
        await onDone();
      }}
      onClose={onClose}
    >
      Het oude geheim geldt nog 24 uur. Zet het nieuwe in die tijd bij de ontvanger.
    </ConfirmActionDialog>
  );
}

/** Puts a webhook in the trash. */
export function DeleteWebhookDialog({ webhook, onDone, onClose }: OneProps) {
  const { id, name } = formOf(webhook);
  const { save } = useSave(SecretariatDeleteWebhookDocument, { done: 'Webhook verwijderd' });
  return (
    <DeleteDialog
      question={`${name} verwijderen?`}
      onDelete={() => save({ id })}
      onDone={onDone}
      onClose={onClose}
    >
      Er wordt niets meer verstuurd. Uit de prullenbak komt de webhook terug zoals hij was.
    </DeleteDialog>
  );
}

function formOf(
  webhook: FragmentType<typeof SecretariatWebhookFormFragmentDoc>,
): SecretariatWebhookFormFragment {
  return getFragmentData(SecretariatWebhookFormFragmentDoc, webhook);
}

/** What is filled in of a webhook. */
type WebhookValues = {
  name: string;
  url: string;
  /** All kinds of records, or those that are chosen. */
  scope: 'all' | 'some';
  entities: string[];
  kinds: WebhookEventKind[];
};

const LONGEST_NAME = 60;

/** What a new one begins with. */
const newWebhook: WebhookValues = {
  name: '',
  url: '',
  scope: 'some',
  entities: [],
  kinds: Object.keys(eventLabels) as WebhookEventKind[],
};

/** What is asked of it before it is sent. */
const webhookSchema = object({
  name: requiredText().max(LONGEST_NAME, 'Een naam heeft hoogstens 60 tekens'),
  url: requiredText(),
  entities: array()
    .of(string())
    .when('scope', { is: 'some', then: (list) => list.min(1, 'Kies minstens één soort') }),
  kinds: array().min(1, 'Kies minstens één gebeurtenis').required(messages.required),
});

/** One as it was read, as it is filled in. */
function valuesOf({ name, url, entities, kinds }: SecretariatWebhookFormFragment): WebhookValues {
  return { name, url, scope: entities ? 'some' : 'all', entities: [...(entities ?? [])], kinds: [...kinds] };
}

/** As it is sent. */
function webhookInput({ scope, entities, ...values }: WebhookValues): WebhookInput {
  return { ...values, entities: scope === 'all' ? null : entities };
}

/** How two versions are compared. */
const comparedFields = {
  name: 'Naam',
  url: 'Adres',
  scope: { label: 'Waarvan', show: (scope: WebhookValues['scope']) => scopeLabels[scope] },
  entities: { label: 'Soorten records', show: entitiesText },
  kinds: { label: 'Gebeurtenissen', show: eventsText },
};

/** The two answers to of what it is told. */
const scopeLabels: Readonly<Record<WebhookValues['scope'], string>> = {
  all: 'Alle soorten records, ook die er later bij komen',
  some: 'Alleen deze soorten',
};
