import { FormNumberField } from 'kit/fields';
import { MutedText } from 'kit/lists';
import { RecordInputs } from 'kit/records';

import { memberFields } from './memberFields';

const { todo, notes, active, ...personal } = memberFields;

/** The form of a member. @param isNew also asks since when somebody is a member */
export function MemberInputs({ isNew }: { isNew?: boolean }) {
  return (
    <>
      {isNew && (
        <MutedText>Vul in elk geval achternaam, adres, postcode en plaats in. Dan kun je opslaan.</MutedText>
      )}
      <RecordInputs fields={personal} />
      {isNew && (
        <FormNumberField
          name="joined"
          label="Lid sinds"
          description="Het jaar. Laat je het leeg, dan is het dit jaar. Het lidnummer begint ermee."
          inputMode="numeric"
          maxLength={4}
        />
      )}
      <RecordInputs fields={{ todo, notes, active }} />
    </>
  );
}
