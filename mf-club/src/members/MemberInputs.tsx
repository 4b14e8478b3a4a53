import { FormNumberField } from 'kit/fields';
import { MutedText } from 'kit/lists';
import { RecordInputs, SameRecord } from 'kit/records';

import { memberFields } from './memberFields';
import { agreementOf, type EditedMember } from './memberValues';

const { todo, notes, active, ...personal } = memberFields;

interface InputsProps {
  /** Also asks since when somebody is a member. */
  isNew?: boolean;
  /** The verb that keeps somebody who looks the same as another. */
  anyway: string;
}

/** The form of a member. */
export function MemberInputs({ isNew, anyway }: InputsProps) {
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
      <SameRecord<EditedMember>
        title="Staat dit lid er al in?"
        anyway={anyway}
        fields={['lastName']}
        agreementOf={agreementOf}
      />
    </>
  );
}
