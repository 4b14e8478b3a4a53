import { FormCheckboxGroup, FormDateField } from 'kit/fields';
import { todayInAmsterdam, yearsLater } from 'kit/format';
import {
  Form,
  FormError,
  FormPasswordField,
  FormTextField,
  messages,
  requiredText,
  SubmitButton,
} from 'kit/forms';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { useUser } from 'kit/session';
import { Button, ButtonRow, ErrorState, Skeleton } from 'kit/ui';
import styled from 'styled-components';
import { object, string } from 'yup';

import {
  ShellCreateTokenDocument,
  type ShellCreateTokenMutation,
  ShellTokenChoicesDocument,
} from '../gql/lazy/graphql';

type Values = {
  name: string;
  permissions: string[];
  commissions: string[];
  lastDay: string;
  currentPassword: string;
};

const schema = object({
  name: requiredText().max(60, 'Een naam heeft hoogstens 60 tekens'),
  lastDay: requiredText(),
  currentPassword: string().required(messages.required),
});

interface TokenFormProps {
  onMade: (made: ShellCreateTokenMutation['createApiToken']) => void;
  onCancel: () => void;
}

/** Makes an API token: what it is for, what it may use of what one holds, and until when. */
export function TokenForm({ onMade, onCancel }: TokenFormProps) {
  const user = useUser();
  const { data, error, refetch } = useQuery(ShellTokenChoicesDocument);
  const { save } = useSave(ShellCreateTokenDocument, { done: 'Token gemaakt' });
  if (!data && error) {
    return <ErrorState failure={toApiError(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!data) return <Skeleton rows={3} height={46} />;
  const today = todayInAmsterdam();
  const permissions = choicesOf(data.permissionCatalogue, user.permissions.general);
  const commissions = user.commissions.map(({ id, name }) => ({ value: id, label: name }));
  const submit = async (values: Values) => {
    const made = await save({ token: { ...values, permissions: values.permissions as never } });
    onMade(made.createApiToken);
  };
  return (
    <Fields
      aria-label="Token maken"
      initialValues={{
        ...{ name: '', permissions: [], commissions: [], currentPassword: '' },
        lastDay: yearsLater(today, 1),
      }}
      schema={schema}
      onSubmit={submit}
    >
      <FormTextField
        name="name"
        label="Waarvoor"
        description="Zo herken je het later, zoals 'boekhouding'."
      />
      {permissions.length > 0 && (
        <FormCheckboxGroup
          name="permissions"
          label="Wat het mag"
          description="Nooit meer dan jij zelf mag op dat moment."
          options={permissions}
        />
      )}
      {commissions.length > 0 && (
        <FormCheckboxGroup name="commissions" label="Voor welke commissies" options={commissions} />
      )}
      <FormDateField
        name="lastDay"
        label="Laatste dag"
        description="Hoogstens een jaar vooruit."
        min={today}
        max={yearsLater(today, 1)}
      />
      <FormPasswordField name="currentPassword" label="Huidig wachtwoord" autoComplete="current-password" />
      <FormError />
      <ButtonRow>
        <SubmitButton>Token maken</SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          Annuleren
        </Button>
      </ButtonRow>
    </Fields>
  );
}

const Fields = styled(Form<Values>)`
  display: grid;
  gap: var(--s4);
`;

interface Entry {
  id: string;
  label: string;
  children: readonly { id: string; label: string }[];
}

/** The rights that somebody holds, as choices in the order of the catalogue; groups grant nothing by themselves. */
function choicesOf(catalogue: readonly Entry[], held: readonly string[]) {
  return catalogue
    .flatMap((entry) => (entry.children.length > 0 ? entry.children : [entry]))
    .filter(({ id }) => held.includes(id))
    .map(({ id, label }) => ({ value: id, label }));
}
