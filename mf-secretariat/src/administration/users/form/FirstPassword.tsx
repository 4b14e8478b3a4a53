import { FormChoice } from 'kit/fields';
import { FormPasswordField, useFormField } from 'kit/forms';

const options = [
  { value: 'invitation', label: 'Stuur een uitnodiging' },
  { value: 'password', label: 'Kies zelf een wachtwoord, voor wie geen mail heeft' },
];

/** How a new user gets a first password: with a mailed link, or typed here. */
export function FirstPassword() {
  const access = useFormField('access');
  return (
    <>
      <FormChoice name="access" label="Toegang" options={options} />
      {access.value === 'password' && (
        <FormPasswordField name="password" label="Wachtwoord" autoComplete="new-password" />
      )}
    </>
  );
}
