import { differingRows, useLatest } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { DeleteDialog, EditDialog, FormDialog } from 'kit/editing';
import { FieldPair, FormNumberField, FormSelect } from 'kit/fields';
import { FormCheckbox } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { labelsOf, RecordInputs, SameRecord } from 'kit/records';
import { Dialog } from 'kit/ui';

import { useRequestId } from '../ads/useRequestId';
import { getFragmentData } from '../gql/fragment-masking';
import {
  KrantAddAdvertiserDocument,
  KrantAdvertiserDocument,
  type KrantAdvertiserFormFragment,
  KrantAdvertiserFormFragmentDoc,
  KrantDeleteAdvertiserDocument,
  KrantNextNumberDocument,
  KrantSaveAdvertiserDocument,
  KrantSellersDocument,
  type KrantSellersQuery,
} from '../gql/graphql';
import { advertiserFields, type DetailsValues } from './advertiserFields';
import {
  advertiserInput,
  advertiserSchema,
  type AdvertiserValues,
  newAdvertiser,
  valuesOf,
  agreementOf,
} from './advertiserValues';

/** The props of what changes the advertisers. */
interface DoneProps {
  /** Brings the list up to date. */
  onDone: () => unknown;
  onClose: () => void;
}

/** A new advertiser: number and company name are required. Mounted when opened. */
export function AddAdvertiserDialog({ onDone, onClose }: DoneProps) {
  const query = useQuery(KrantNextNumberDocument, { fetchPolicy: 'network-only' });
  const { save } = useSave(KrantAddAdvertiserDocument, { done: 'Adverteerder toegevoegd' });
  const title = 'Adverteerder toevoegen';
  if (!query.data) return <LoadingDialog title={title} query={query} onClose={onClose} />;
  return (
    <FormDialog<AdvertiserValues>
      title={title}
      onClose={onClose}
      schema={advertiserSchema}
      initialValues={newAdvertiser(query.data.nextAdvertiserUserId)}
      onSubmit={async (values) => {
        const advertiser = advertiserInput(values);
        await save({ advertiser });
        await onDone();
      }}
    >
      <AdvertiserInputs anyway="Toch toevoegen" />
    </FormDialog>
  );
}

/** Changes an advertiser, who may be changed by somebody else at the same time. Mounted when opened. */
export function EditAdvertiserDialog({
  advertiserId: id,
  onDone,
  onClose,
}: DoneProps & { advertiserId: string }) {
  const latest = useLatest(KrantAdvertiserDocument);
  const idOf = useRequestId();
  // Not from the cache: a form begins with what is there now.
  const query = useQuery(KrantAdvertiserDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { data: sellers } = useQuery(KrantSellersDocument);
  const { save } = useSave(KrantSaveAdvertiserDocument, { done: 'Adverteerder aangepast' });
  if (!query.data) return <LoadingDialog title="Adverteerder aanpassen" query={query} onClose={onClose} />;
  const advertiser = getFragmentData(KrantAdvertiserFormFragmentDoc, query.data.advertiser);
  return (
    <EditDialog<KrantAdvertiserFormFragment, AdvertiserValues>
      title={`${advertiser.name} aanpassen`}
      onClose={onClose}
      schema={advertiserSchema}
      record={advertiser}
      valuesOf={valuesOf}
      send={async ({ revision }, values) => {
        const input = advertiserInput(values);
        await save({ id, revision, advertiser: { ...input, requestId: idOf(input) } });
        await onDone();
      }}
      fetchLatest={async () =>
        getFragmentData(KrantAdvertiserFormFragmentDoc, (await latest({ id }))?.advertiser)
      }
      differences={(mine, theirs) => differences(mine, theirs, sellers?.paperSellers ?? [])}
    >
      <AdvertiserInputs contact={advertiser.contact} anyway="Toch opslaan" />
    </EditDialog>
  );
}

function differences(
  mine: AdvertiserValues,
  theirs: KrantAdvertiserFormFragment,
  sellers: KrantSellersQuery['paperSellers'],
) {
  const people = [...sellers, theirs.contact];
  const contact = (id: string) => people.find((person) => person?.id === id)?.name ?? 'Een ander';
  return differingRows<AdvertiserValues>(
    {
      advertiserUserId: 'Advertentienummer',
      contactId: { label: 'Contactpersoon', show: contact },
      active: { label: 'Actief', show: (value: boolean) => (value ? 'Ja' : 'Nee') },
      ...labelsOf<DetailsValues>(advertiserFields),
    },
    mine,
    valuesOf(theirs),
  );
}

interface LoadingProps {
  title: string;
  query: { data?: undefined; error?: Error; refetch: () => Promise<unknown> };
  onClose: () => void;
}

function LoadingDialog({ title, query, onClose }: LoadingProps) {
  return (
    <Dialog onClose={onClose} title={title}>
      <Loaded query={query} subject="Het formulier">
        {() => null}
      </Loaded>
    </Dialog>
  );
}

/** Asks before an advertiser goes; refused while the active edition has a sold advertisement of them, or an invoice is to be paid. */
export function DeleteAdvertiserDialog({
  advertiser: { id, name },
  onDone,
  onClose,
}: DoneProps & { advertiser: { id: string; name: string } }) {
  const { save } = useSave(KrantDeleteAdvertiserDocument, { done: 'Adverteerder verwijderd' });
  return (
    <DeleteDialog
      question={`${name} verwijderen? Deze actie is onomkeerbaar.`}
      hangsOn={{ kind: 'Advertiser', id }}
      onDelete={() => save({ id })}
      onDone={onDone}
      onClose={onClose}
    >
      Naam en nummer blijven bij de edities die er al waren. Adres, e-mail, telefoon en opmerkingen worden
      gewist.
    </DeleteDialog>
  );
}

interface InputsProps {
  /** Who it is now. */
  contact?: { id: string; name: string } | null;
  /** The verb that keeps an advertiser with the name of another. */
  anyway: string;
}

/** The form of an advertiser, for editors. */
export function AdvertiserInputs({ contact, anyway }: InputsProps) {
  return (
    <>
      <FieldPair>
        <FormNumberField
          name="advertiserUserId"
          label="Advertentienummer"
          required
          inputMode="numeric"
          maxLength={5}
        />
        <ContactField contact={contact} />
      </FieldPair>
      <RecordInputs fields={advertiserFields} />
      <FormCheckbox name="active" label="Actief" />
      <SameRecord<AdvertiserValues>
        title="Staat deze adverteerder er al in?"
        anyway={anyway}
        fields={['name']}
        agreementOf={agreementOf}
      />
    </>
  );
}

/** Who is responsible: one of the sellers, or who it already was. */
function ContactField({ contact }: { contact?: { id: string; name: string } | null }) {
  const { data } = useQuery(KrantSellersDocument);
  const sellers = data?.paperSellers ?? [];
  const isAmong = !contact || sellers.some(({ id }) => id === contact.id);
  const people = isAmong ? sellers : [contact, ...sellers];
  return (
    <FormSelect
      name="contactId"
      label="Contactpersoon"
      placeholder="Niemand"
      options={people.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
