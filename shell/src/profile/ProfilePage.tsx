import { Link } from 'kit/router';
import { useUser } from 'kit/session';
import { Card, DefinitionList, PageTitle } from 'kit/ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';

import { SecondFactorCard } from '../secondFactor/SecondFactorCard';
import { AskedCard } from './AskedCard';
import { ColorSchemeChoice } from './ColorSchemeChoice';
import { InlineField } from './InlineField';
import { MyTasks } from './MyTasks';
import { PasswordCard } from './PasswordCard';
import { profileFields } from './profileFields';

// What comes when it is asked for, or when an address waits: the first page does without it.
const LatestDeclarations = lazy(async () => ({
  default: (await import('./LatestDeclarations')).LatestDeclarations,
}));
const MyDevices = lazy(async () => ({ default: (await import('./MyDevices')).MyDevices }));
const MyTokens = lazy(async () => ({ default: (await import('./MyTokens')).MyTokens }));
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
        {!user.secondFactorMissing && (
          <AskedCard
            title="Declaraties"
            ask="Mijn declaraties tonen"
            actions={<Link to="/declaraties?nieuw">Declareren</Link>}
            content={LatestDeclarations}
          />
        )}
        <PasswordCard />
        {!user.secondFactorMissing && <SecondFactorCard key="secondFactor" />}
        <ColorSchemeChoice />
        <AskedCard title="Waar je bent ingelogd" ask="Apparaten tonen" content={MyDevices} />
        <AskedCard title="API-tokens" ask="Tokens tonen" content={MyTokens} />
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
