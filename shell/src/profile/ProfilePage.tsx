import { useUser } from 'kit/session';
import { Card, DefinitionList, PageTitle } from 'kit/ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';

import { SecondFactorCard } from '../secondFactor/SecondFactorCard';
import { ColorSchemeChoice } from './ColorSchemeChoice';
import { DevicesCard } from './DevicesCard';
import { InlineField } from './InlineField';
import { MyTasks } from './MyTasks';
import { PasswordCard } from './PasswordCard';
import { profileFields } from './profileFields';
import { TokensCard } from './TokensCard';

// Comes when an address waits; the first page does without it.
const PendingEmail = lazy(async () => ({ default: (await import('./PendingEmail')).PendingEmail }));

/** 'Persoonlijke pagina': own details, each edited inline, and the own password. */
export function ProfilePage() {
  const user = useUser();
  return (
    <>
      <PageTitle sub={user.name}>Persoonlijke pagina</PageTitle>
      <Columns>
        {/* By its key it stays as it is when it moves. */}
        {user.secondFactorMissing && <SecondFactorCard key="secondFactor" />}
        <Card title="Informatie intern gebruik">
          <DefinitionList>
            {profileFields.map((field) => (
              <InlineField key={field} field={field} />
            ))}
          </DefinitionList>
          {user.pendingEmail && (
            <Suspense>
              <PendingEmail />
            </Suspense>
          )}
        </Card>
        {user.commissions.length > 0 && <MyTasks />}
        <PasswordCard />
        {!user.secondFactorMissing && <SecondFactorCard key="secondFactor" />}
        <ColorSchemeChoice />
        <DevicesCard />
        <TokensCard />
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
