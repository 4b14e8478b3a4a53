import { useFormField } from 'kit/forms';
import { CheckboxTree } from 'kit/tree';
import { Alert } from 'kit/ui';

import { type PermissionChoices, withoutGroups } from './permissionChoices';

/** The tree 'Algemene rechten' in the form of a user (spec 1-portal.md, sections 2.7 and 3). */
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
