import { RecordInputs, SameRecord } from 'kit/records';

import { SkillInputs } from '../skills/SkillInputs';
import { volunteerFields } from './volunteerFields';
import { agreementOf, type VolunteerValues } from './volunteerValues';

/** The fields of a volunteer. @param anyway the verb that keeps somebody who looks the same as another */
export function VolunteerInputs({ anyway }: { anyway: string }) {
  return (
    <>
      <RecordInputs fields={volunteerFields} />
      <SkillInputs />
      <SameRecord<VolunteerValues>
        title="Staat deze vrijwilliger er al in?"
        anyway={anyway}
        fields={['name', 'email']}
        agreementOf={agreementOf}
      />
    </>
  );
}
