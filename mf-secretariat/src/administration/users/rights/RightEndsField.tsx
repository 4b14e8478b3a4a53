import { FormDateField, FormSelect } from 'kit/fields';
import { useFormField, useFormState } from 'kit/forms';
import { MutedText, PlainList } from 'kit/lists';
import { Alert, Button, Card, IconButton, phone, Stack } from 'kit/ui';
import { Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';

import type { UserValues } from '../form/userValues';
import type { PermissionChoices } from './permissionChoices';
import { endingRights } from './rightEnds';

/** The block 'Einddatum' in the form of a user: which of the ticked rights and committees end, and when. */
export function RightEndsField({ choices }: { choices: PermissionChoices }) {
  const { values } = useFormState();
  const { setValue, error } = useFormField('permissions.ends');
  const { permissions } = values as UserValues;
  const { ends } = permissions;
  const all = endingRights(choices, permissions);
  // An end whose right was unticked goes with it; it is back when the right is.
  const shown = ends.flatMap(({ right }, index) =>
    right === '' || all.some(({ value }) => value === right) ? [{ right, index }] : [],
  );
  const taken = shown.map(({ right }) => right);
  return (
    <Card title="Einddatum">
      <Stack>
        <MutedText>
          Een recht of commissie met een einddatum geldt tot en met die dag. Een maand ervoor krijgen de
          beheerders een mail.
        </MutedText>
        {shown.length > 0 && (
          <Rows>
            {shown.map(({ right, index }) => (
              <Row key={index}>
                <FormSelect
                  name={`permissions.ends.${index}.right`}
                  label="Recht of commissie"
                  placeholder="Kies een recht"
                  options={all.filter(({ value }) => value === right || !taken.includes(value))}
                />
                <FormDateField name={`permissions.ends.${index}.lastDay`} label="Laatste dag" />
                <IconButton
                  type="button"
                  aria-label={`Einddatum weghalen: ${all.find(({ value }) => value === right)?.label ?? 'nieuw'}`}
                  onClick={() => setValue(ends.filter((_end, at) => at !== index))}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </Row>
            ))}
          </Rows>
        )}
        {error && <Alert kind="error">{error}</Alert>}
        <div>
          <Button
            variant="ghost"
            size="small"
            icon={<Plus aria-hidden />}
            disabled={taken.length >= all.length || taken.includes('')}
            onClick={() => setValue([...ends, { right: '', lastDay: '' }])}
          >
            Einddatum toevoegen
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

const Rows = styled(PlainList)`
  display: grid;
  gap: var(--s4);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 180px auto;
  align-items: end;
  gap: var(--s3);
  @media ${phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
