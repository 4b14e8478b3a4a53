import { FormCheckboxGroup, FormDateField } from 'kit/fields';
import { useFormState } from 'kit/forms';

import type { VolunteerValues } from '../volunteers/volunteerValues';
import { useSkills } from './skill';

/** What a volunteer can do, in a form; of a certificate with the day until which it holds. Without a list there is nothing. */
export function SkillInputs() {
  const skills = useSkills();
  const { skills: chosen } = useFormState().values as VolunteerValues;
  if (skills.length === 0) return null;
  return (
    <>
      <FormCheckboxGroup
        name="skills"
        label="Vaardigheden"
        options={skills.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {skills
        .filter(({ id, isCertificate }) => isCertificate && chosen.includes(id))
        .map(({ id, name }) => (
          <FormDateField key={id} name={`until.${id}`} label={`${name} geldig tot`} />
        ))}
    </>
  );
}
