import { FormChoice } from 'kit/fields';
import {
  Form,
  FormError,
  FormPasswordField,
  messages,
  password,
  SubmitButton,
  useFormField,
} from 'kit/forms';
import { RecordInputs, schemaOf } from 'kit/records';
import { CheckboxTree } from 'kit/tree';
import { ActionBar, Alert, Card, LinkButton, Skeleton, SkeletonBar } from 'kit/ui';
import styled from 'styled-components';
import { object, string } from 'yup';

import { CommissionsField } from '../rights/CommissionsField';
import { type PermissionChoices, withoutGroups } from '../rights/permissionChoices';
import { rightEndsSchema } from '../rights/rightEnds';
import { RightEndsField } from '../rights/RightEndsField';
import { RightsShortcuts } from '../rights/RightsShortcuts';
import { userFields, type UserFieldValues } from './userFields';
import type { NewUserValues, UserValues } from './userValues';

interface UserFormProps<Values extends UserValues> {
  /** With the first password for a new user, without it for an existing one. */
  initialValues: Values;
  choices: PermissionChoices;
  /** The verb on the main button. */
  submitLabel: string;
  /** Saves, then leads away from the page. @throws ApiError, shown at its fields */
  onSubmit: (values: Values) => Promise<unknown>;
}

const { isExternal, ...texts } = userFields;
const schema = schemaOf<UserFieldValues>(userFields).shape({
  permissions: object({ ends: rightEndsSchema }),
});
const schemaWithPassword = schema.shape({
  password: string().when('access', ([access]) => (access === 'password' ? password() : string())),
});

/** The form of a new or existing user. */
export function UserForm<Values extends UserValues | NewUserValues>(props: UserFormProps<Values>) {
  const { initialValues, choices, submitLabel, onSubmit } = props;
  const withPassword = 'password' in initialValues;
  return (
    <Form
      initialValues={initialValues}
      schema={withPassword ? schemaWithPassword : schema}
      onSubmit={onSubmit}
    >
      <Columns>
        <Fields>
          <RecordInputs fields={texts} />
          {withPassword && <FirstPassword />}
          <RecordInputs fields={{ isExternal }} />
        </Fields>
        <Whole>
          <RightsShortcuts choices={choices} />
        </Whole>
        <Card>
          <GeneralPermissionsField catalogue={choices.permissionCatalogue} />
        </Card>
        <Card>
          <CommissionsField commissions={choices.commissions} />
        </Card>
        <Whole>
          <RightEndsField choices={choices} />
        </Whole>
      </Columns>
      <ActionBar>
        <FormError incompleteMessage={messages.allFieldsRequired} />
        <SubmitButton>{submitLabel}</SubmitButton>
        <LinkButton to="/gebruikers" variant="ghost">
          Terug
        </LinkButton>
      </ActionBar>
    </Form>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: var(--s4);
  align-items: start;
  margin-bottom: var(--s4);
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;

const Fields = styled(Card)`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  align-items: start;
  gap: var(--s4);
  > :last-child {
    grid-column: 1 / -1;
  }
`;

const options = [
  { value: 'invitation', label: 'Stuur een uitnodiging' },
  { value: 'password', label: 'Kies zelf een wachtwoord, voor wie geen mail heeft' },
];

/** How a new user gets a first password: with a mailed link, or typed here. */
function FirstPassword() {
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

/** The tree 'Algemene rechten' in the form of a user. */
function GeneralPermissionsField({ catalogue }: { catalogue: PermissionChoices['permissionCatalogue'] }) {
  const { value, setValue, error } = useFormField('permissions.general');
  return (
    <div>
      <CheckboxTree
        label="Algemene rechten"
        nodes={catalogue}
        value={value as string[]}
        onChange={(ids) => setValue(withoutGroups(catalogue, ids))}
      />
      {error && <Alert kind="error">{error}</Alert>}
    </div>
  );
}

/** The shape of the form of a user while it is loaded. */
export function UserFormSkeleton() {
  return (
    <Skeleton>
      <SkeletonBar height={46} />
      <SkeletonBar height={46} />
      <SkeletonBar height={36} width="60%" />
      <SkeletonBar height={320} />
    </Skeleton>
  );
}
