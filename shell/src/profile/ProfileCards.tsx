import { usePlaces, useUser } from 'kit/session';
import { Card, DefinitionList } from 'kit/ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';

import { HomeBar } from '../home/HomeBar';
import { NotificationsCard } from '../inbox/NotificationsCard';
import { SecondFactorCard } from '../secondFactor/SecondFactorCard';
import { AskedCard } from './AskedCard';
import { ColorSchemeChoice } from './ColorSchemeChoice';
import { InlineField } from './InlineField';
import { MyTasks } from './MyTasks';
import { PasswordCard } from './PasswordCard';
import { profileFields } from './profileFields';

// What comes when it is asked for, or when an address waits: the first page does without it.
const MyDevices = lazy(async () => ({ default: (await import('./MyDevices')).MyDevices }));
const MyTokens = lazy(async () => ({ default: (await import('./MyTokens')).MyTokens }));
const PendingEmail = lazy(async () => ({ default: (await import('./PendingEmail')).PendingEmail }));

/** 'Persoonlijke pagina': own details, each edited inline, the own password, and what else is about me. */
export function ProfileCards() {
  const user = useUser();
  const places = usePlaces('personal page');
  return (
    <>
      {!user.secondFactorMissing && (
        <Head>
          <h2>Persoonlijke pagina</h2>
          <p>{user.name}</p>
        </Head>
      )}
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
        {!user.secondFactorMissing &&
          places.map(({ id, title, content }) => (
            <AskedCard key={id} title={title} ask={`${title} tonen`}>
              {content}
            </AskedCard>
          ))}
        <PasswordCard />
        {!user.secondFactorMissing && <SecondFactorCard key="secondFactor" />}
        {!user.secondFactorMissing && <NotificationsCard />}
        <ColorSchemeChoice />
        <AskedCard title="Waar je bent ingelogd" ask="Apparaten tonen">
          <MyDevices />
        </AskedCard>
        <AskedCard title="API-tokens" ask="Tokens tonen">
          <MyTokens />
        </AskedCard>
      </Columns>
      {!user.secondFactorMissing && <HomeBar />}
    </>
  );
}

const Head = styled.div`
  margin: var(--s6) 0 var(--s4);
  h2 {
    font-size: 25px;
  }
  p {
    margin: 4px 0 0;
    color: var(--ink-2);
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: var(--s4);
  align-items: start;
`;
