import { FieldPair, FormNumberField, FormSelect } from 'kit/fields';
import { FormCheckbox } from 'kit/forms';
import { useQuery } from 'kit/graphql';
import { RecordInputs, SameRecord } from 'kit/records';

import { KrantSellersDocument } from '../gql/graphql';
import { advertiserFields } from './advertiserFields';
import { type AdvertiserValues, agreementOf } from './advertiserValues';

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
