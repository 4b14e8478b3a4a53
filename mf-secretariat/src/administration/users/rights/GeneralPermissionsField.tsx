import { useFormField } from 'kit/forms';
import { CheckboxTree } from 'kit/tree';
import { Alert } from 'kit/ui';

import { type PermissionChoices, withoutGroups } from './permissionChoices';

/** The tree 'Algemene rechten' in the form of a user. */
export function GeneralPermissionsField({
  catalogue,
}: {
  catalogue: PermissionChoices['permissionCatalogue'];
}) {
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
