import { useUser } from 'kit/session';
import { Card, DefinitionList, PageTitle } from 'kit/ui';
import styled from 'styled-components';

import { ColorSchemeChoice } from './ColorSchemeChoice';
import { InlineField } from './InlineField';
import { MyTasks } from './MyTasks';
import { PasswordCard } from './PasswordCard';
import { profileFields } from './profileFields';

/** 'Persoonlijke pagina': own details, each edited inline, and the own password. */
export function ProfilePage() {
  const user = useUser();
  return (
    <>
      <PageTitle sub={user.name}>Persoonlijke pagina</PageTitle>
      <Columns>
        <Card title="Informatie intern gebruik">
          <DefinitionList>
            {profileFields.map((field) => (
              <InlineField key={field} field={field} />
            ))}
          </DefinitionList>
        </Card>
        {user.commissions.length > 0 && <MyTasks />}
        <PasswordCard />
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
