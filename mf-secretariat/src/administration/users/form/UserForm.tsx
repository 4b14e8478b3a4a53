import { Form, FormError, messages, password, SubmitButton } from 'kit/forms';
import { RecordInputs, schemaOf } from 'kit/records';
import { ActionBar, Card, LinkButton } from 'kit/ui';
import styled from 'styled-components';
import { object, string } from 'yup';

import { CommissionsField } from '../rights/CommissionsField';
import { GeneralPermissionsField } from '../rights/GeneralPermissionsField';
import type { PermissionChoices } from '../rights/permissionChoices';
import { rightEndsSchema } from '../rights/rightEnds';
import { RightEndsField } from '../rights/RightEndsField';
import { RightsShortcuts } from '../rights/RightsShortcuts';
import { FirstPassword } from './FirstPassword';
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
