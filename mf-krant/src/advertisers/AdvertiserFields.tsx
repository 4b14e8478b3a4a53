import { FieldPair, FormNumberField, FormSelect, FormTextArea } from 'kit/fields';
import { FormCheckbox, FormTextField } from 'kit/forms';
import { useQuery } from 'kit/graphql';

import { KrantSellersDocument } from '../gql/graphql';

const off = { autoComplete: 'off' } as const;

/** The fields of an advertiser, for editors (spec 3, section 3, "Advertiser"). @param contact who it is now */
export function AdvertiserFields({ contact }: { contact?: { id: string; name: string } | null }) {
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
      <DetailsFields />
      <FormCheckbox name="active" label="Actief" />
    </>
  );
}

/** What a seller may change too. */
export function DetailsFields() {
  return (
    <>
      <FormTextField name="name" label="Bedrijfsnaam" required maxLength={200} {...off} />
      <FormTextField name="address" label="Adres" maxLength={200} {...off} />
      <FieldPair>
        <FormTextField name="postalCode" label="Postcode" maxLength={40} {...off} />
        <FormTextField name="city" label="Plaats" maxLength={200} {...off} />
      </FieldPair>
      <FieldPair>
        <FormTextField name="email" label="E-mail" type="email" {...off} />
        <FormTextField name="phone" label="Telefoon" type="tel" maxLength={40} {...off} />
      </FieldPair>
      <FormTextArea name="notes" label="Opmerkingen" rows={2} maxLength={2000} />
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
