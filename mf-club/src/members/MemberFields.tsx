import { FormDateField, FormNumberField, FormSelect, FormTextArea } from 'kit/fields';
import { todayInAmsterdam } from 'kit/format';
import { FormCheckbox, FormTextField } from 'kit/forms';
import styled from 'styled-components';

import { countries, FIRST_BIRTHDAY, genders } from './memberValues';

const off = { autoComplete: 'off' } as const;

/** The fields of a member (spec 3, sections 3 and 5). @param isNew also asks since when somebody is a member */
export function MemberFields({ isNew }: { isNew?: boolean }) {
  return (
    <>
      {isNew && <Hint>Vul in elk geval achternaam, adres, postcode en plaats in. Dan kun je opslaan.</Hint>}
      <Pair>
        <FormTextField name="firstName" label="Voornaam" {...off} />
        <FormTextField name="lastName" label="Achternaam" required {...off} />
      </Pair>
      <FormTextField name="address" label="Adres" required {...off} />
      <Pair>
        <FormSelect name="country" label="Land" options={countries} />
        <FormTextField name="postalCode" label="Postcode" required {...off} />
      </Pair>
      <FormTextField name="city" label="Plaats" required {...off} />
      <Pair>
        <FormTextField name="email" label="E-mail" type="email" {...off} />
        <FormTextField name="phone" label="Telefoon" type="tel" {...off} />
      </Pair>
      <Pair>
        <FormDateField name="bday" label="Geboortedatum" min={FIRST_BIRTHDAY} max={todayInAmsterdam()} />
        <FormSelect name="gender" label="Geslacht" options={genders} />
      </Pair>
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

const Hint = styled.p`
  margin: 0;
  color: var(--ink-2);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  align-items: start;
  gap: var(--s4);
`;
