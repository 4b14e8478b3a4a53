import { LeaveWarning, useUser } from 'kit/session';
import { Card, DefinitionList, PageTitle } from 'kit/ui';
import { useCallback, useState } from 'react';
import styled from 'styled-components';

import { ColorSchemeChoice } from './ColorSchemeChoice';
import { InlineField } from './InlineField';
import { PasswordCard } from './PasswordCard';
import { profileFields } from './profileFields';

/** 'Persoonlijke pagina': own details, each edited inline, and the own password (spec 1-portal.md, section 2.5). */
export function ProfilePage() {
  const user = useUser();
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const onUnsaved = useCallback((part: string, isUnsaved: boolean) => {
    setUnsaved((before) => {
      if (before.has(part) === isUnsaved) return before;
      const after = new Set(before);
      if (isUnsaved) after.add(part);
      else after.delete(part);
      return after;
    });
  }, []);
  return (
    <>
      <LeaveWarning when={unsaved.size > 0} />
      <PageTitle sub={user.name}>Persoonlijke pagina</PageTitle>
      <Columns>
        <Card title="Informatie intern gebruik">
          <DefinitionList>
            {profileFields.map((field) => (
              <InlineField key={field} field={field} onUnsaved={onUnsaved} />
            ))}
          </DefinitionList>
        </Card>
        <PasswordCard onUnsaved={onUnsaved} />
        <ColorSchemeChoice />
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: var(--s4);
  align-items: start;
`;
