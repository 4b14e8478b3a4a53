import { FieldPair, FormDateField, FormNumberField, FormSelect, FormTextArea } from 'kit/fields';
import { todayInAmsterdam } from 'kit/format';
import { FormCheckbox, FormTextField } from 'kit/forms';
import { MutedText } from 'kit/lists';

import { countries, FIRST_BIRTHDAY, genders } from './memberValues';

const off = { autoComplete: 'off' } as const;

/** The fields of a member (spec 3, sections 3 and 5). @param isNew also asks since when somebody is a member */
export function MemberFields({ isNew }: { isNew?: boolean }) {
  return (
    <>
      {isNew && (
        <MutedText>Vul in elk geval achternaam, adres, postcode en plaats in. Dan kun je opslaan.</MutedText>
      )}
      <FieldPair>
        <FormTextField name="firstName" label="Voornaam" {...off} />
        <FormTextField name="lastName" label="Achternaam" required {...off} />
      </FieldPair>
      <FormTextField name="address" label="Adres" required {...off} />
      <FieldPair>
        <FormSelect name="country" label="Land" options={countries} />
        <FormTextField name="postalCode" label="Postcode" required {...off} />
      </FieldPair>
      <FormTextField name="city" label="Plaats" required {...off} />
      <FieldPair>
        <FormTextField name="email" label="E-mail" type="email" {...off} />
        <FormTextField name="phone" label="Telefoon" type="tel" {...off} />
      </FieldPair>
      <FieldPair>
        <FormDateField name="bday" label="Geboortedatum" min={FIRST_BIRTHDAY} max={todayInAmsterdam()} />
        <FormSelect name="gender" label="Geslacht" options={genders} />
      </FieldPair>
      {isNew && (
        <FormNumberField
          name="joined"
          label="Lid sinds"
          description="Het jaar. Laat je het leeg, dan is het dit jaar. Het lidnummer begint ermee."
          inputMode="numeric"
          maxLength={4}
        />
      )}
      <FormTextArea name="todo" label="Te doen" rows={2} />
      <FormTextArea name="notes" label="Opmerkingen" rows={2} />
      <FormCheckbox name="active" label="Actief lid" />
    </>
  );
}
