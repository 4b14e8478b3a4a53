import { differingRows } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { useRecordForm } from 'kit/editing';
import { Form, FormTextField, InlineFields, optionalEmail } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { EmailText } from 'kit/lists';
import { Card, DefinitionList, DefinitionRow, IconButton, PageTitle, Stack } from 'kit/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { object } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type ContactSubject,
  WebsiteContactAddressesDocument,
  type WebsiteContactAddressFragment,
  WebsiteContactAddressFragmentDoc,
  WebsiteEditContactAddressDocument,
} from '../gql/graphql';
import { IntroCard } from '../texts/IntroCard';

/** Contact: intro and where each form of the website goes. */
export function ContactPage() {
  const query = useQuery(WebsiteContactAddressesDocument);
  return (
    <Stack>
      <PageTitle>Contact</PageTitle>
      <IntroCard textKey="contact" />
      <Card title="Gekoppelde e-mailadressen">
        <p>Is een adres leeg, dan gaat het formulier naar het algemene info-adres.</p>
        <Loaded query={query} subject="De lijst met adressen">
          {({ contactAddresses }) => (
            <DefinitionList>
              {contactAddresses.map((address) => (
                <AddressRow
                  key={address.subject}
                  address={address}
                  fetchLatest={async () =>
                    (await query.refetch()).data?.contactAddresses.find(
                      ({ subject }) => subject === address.subject,
                    )
                  }
                />
              ))}
            </DefinitionList>
          )}
        </Loaded>
      </Card>
    </Stack>
  );
}

type Address = WebsiteContactAddressFragment;

/** The keys of the API as people read them. */
const subjects: Record<ContactSubject, string> = {
  algemeen: 'Algemeen',
  ubpf: 'Ulster bierproeffestival',
  liedjesfestival: 'Liedjesfestival',
  krant: 'Krant',
  club: 'Club van 111',
  webshop: 'Webshop',
  optocht: 'Optocht',
};
const schema = object({ address: optionalEmail() });

interface AddressRowProps {
  address: FragmentType<typeof WebsiteContactAddressFragmentDoc>;
  /** The address as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof WebsiteContactAddressFragmentDoc> | undefined>;
}

/** The address of one subject, edited inline. */
function AddressRow({ address: masked, fetchLatest }: AddressRowProps) {
  const address = getFragmentData(WebsiteContactAddressFragmentDoc, masked);
  const [editing, setEditing] = useState(false);
  const label = subjects[address.subject];
  if (editing) {
    return (
      <DefinitionRow label={label}>
        <AddressForm address={address} fetchLatest={fetchLatest} onClose={() => setEditing(false)} />
      </DefinitionRow>
    );
  }
  return (
    <DefinitionRow
      label={label}
      action={
        <IconButton aria-label={`${label} aanpassen`} onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
        </IconButton>
      }
    >
      {address.address ? <EmailText address={address.address} /> : <em>Naar het algemene info-adres</em>}
    </DefinitionRow>
  );
}

interface AddressFormProps extends Pick<AddressRowProps, 'fetchLatest'> {
  address: Address;
  onClose: () => void;
}

function AddressForm({ address, fetchLatest, onClose }: AddressFormProps) {
  const label = subjects[address.subject];
  const { save } = useSave(WebsiteEditContactAddressDocument, { done: 'Opgeslagen' });
  const { formKey, initialValues, onSubmit, dialog } = useRecordForm<Address, { address: string }>(
    {
      record: address,
      valuesOf: (read) => ({ address: read.address }),
      send: ({ subject, revision }, values) => save({ subject, revision, address: values.address }),
      fetchLatest: async () => getFragmentData(WebsiteContactAddressFragmentDoc, await fetchLatest()),
      differences: (mine, theirs) => differingRows({ address: label }, mine, { address: theirs.address }),
    },
    onClose,
  );
  return (
    <>
      <Form
        key={formKey}
        aria-label={label}
        initialValues={initialValues}
        schema={schema}
        onSubmit={onSubmit}
      >
        <InlineFields label={label} onCancel={onClose}>
          <FormTextField
            name="address"
            label={label}
            hideLabel
            type="email"
            inputMode="email"
            autoComplete="off"
            autoFocus
          />
        </InlineFields>
      </Form>
      {dialog}
    </>
  );
}
