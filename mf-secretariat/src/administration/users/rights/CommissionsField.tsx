import { useFormField, useFormState } from 'kit/forms';
import { CheckboxTree } from 'kit/tree';
import { Alert, EmptyState } from 'kit/ui';

import type { UserValues } from '../form/userValues';
import { isChair, withChair, withMemberships } from './commissionEntries';
import type { PermissionChoices } from './permissionChoices';

/** The tree 'Commissies' in the form of a user, with a chair marker per committee. */
export function CommissionsField({ commissions }: Pick<PermissionChoices, 'commissions'>) {
  const field = useFormField('permissions.commissions');
  const entries = field.value as string[];
  const { initialValues } = useFormState();
  const before = (initialValues as UserValues).permissions.commissions;
  if (commissions.length === 0) return <EmptyState title="Er zijn geen commissies om weer te geven." />;
  const nodes = commissions.map(({ id, index, name }) => ({
    id,
    label: `${index} - ${name}`,
    marker: {
      label: 'Voorzitter',
      checked: isChair(entries, id),
      onChange: (chair: boolean) => field.setValue(withChair(commissions, entries, id, chair)),
    },
  }));
  const taken = commissions.filter(
    ({ id, preces }) => preces.length > 0 && isChair(entries, id) && !isChair(before, id),
  );
  return (
    <div>
      <CheckboxTree
        label="Commissies"
        nodes={nodes}
        value={entries}
        onChange={(next) => field.setValue(withMemberships(commissions, next))}
      />
      {taken.map(({ id, index, name, preces }) => (
        <Alert key={id} kind="warning">
          {`Commissie ${index} - ${name} heeft al een voorzitter: ${preces.map((chair) => chair.name).join(', ')}.`}
        </Alert>
      ))}
      {field.error && <Alert kind="error">{field.error}</Alert>}
    </div>
  );
}
