import { Select } from 'kit/fields';
import { useFormState } from 'kit/forms';
import { Button, Toolbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { plainMember } from './commissionEntries';
import { type PermissionChoices, withoutGroups } from './permissionChoices';
import { type Example, SameRightsDialog } from './SameRightsDialog';

/** Fills the trees of the form of a user: with the rights of a role, or with those of somebody else. */
export function RightsShortcuts({ choices }: { choices: PermissionChoices }) {
  const { setFieldValue } = useFormState();
  const [isAsking, setAsking] = useState(false);
  const { permissionCatalogue, roleTemplates, commissions } = choices;
  const fillGeneral = (ids: readonly string[]) =>
    void setFieldValue('permissions.general', withoutGroups(permissionCatalogue, ids));
  const copy = ({ permissions }: Example) => {
    fillGeneral(permissions.general);
    void setFieldValue('permissions.commissions', plainMember(commissions, permissions.commissions));
    setAsking(false);
  };
  return (
    <Row role="group" aria-label="Rechten invullen">
      <Select
        label="Rechten van een rol"
        placeholder="Kies een rol"
        options={roleTemplates.map(({ id, label }) => ({ value: id, label }))}
        value=""
        onChange={({ target }) =>
          fillGeneral(roleTemplates.find(({ id }) => id === target.value)?.permissions ?? [])
        }
      />
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Zelfde rechten als …
      </Button>
      {isAsking && <SameRightsDialog onChoose={copy} onClose={() => setAsking(false)} />}
    </Row>
  );
}

const Row = styled(Toolbar)`
  align-items: end;
`;
