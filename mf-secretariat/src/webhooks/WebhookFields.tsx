import { FormCheckboxGroup, FormChoice } from 'kit/fields';
import { FormTextField, useFormState } from 'kit/forms';

import { entityLabel } from '../log/logLabels';
import { eventLabels } from './webhookLabels';
import { scopeLabels } from './webhookValues';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The fields of a webhook. @param entities the kinds of records that can be chosen */
export function WebhookFields({ entities }: { entities: readonly string[] }) {
  const { values } = useFormState();
  const kinds = entities
    .map((value) => ({ value, label: entityLabel(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'nl'));
  return (
    <>
      <FormTextField name="name" label="Naam" description="Voor wie of waarvoor, zoals 'boekhouding'." />
      <FormTextField
        name="url"
        label="Adres"
        type="url"
        description="Begint met https://. De beheerder van het andere systeem weet het."
      />
      <FormCheckboxGroup name="kinds" label="Laten weten wat is" options={optionsOf(eventLabels)} />
      <FormChoice name="scope" label="Waarvan" options={optionsOf(scopeLabels)} />
      {values.scope === 'some' && (
        <FormCheckboxGroup name="entities" label="Soorten records" options={kinds} />
      )}
    </>
  );
}
