import { useLocation } from 'kit/router';
import { usePlaces, useUser } from 'kit/session';
import { Card, DefinitionList, Skeleton, Button } from 'kit/ui';
import { lazy, Suspense, useEffect, useRef, type ReactNode, useState } from 'react';
import styled from 'styled-components';

import { HomeBar } from '../home/HomeBar';
import { useAfterPaint } from '../useAfterPaint';
import { ColorSchemeChoice } from './ColorSchemeChoice';
import { InlineField } from './InlineField';
import { MyTasks } from './MyTasks';
import { profileFields } from './profileFields';

// Far down the page, and with it comes all that forms need: the page itself stands first.
const PasswordForm = lazy(async () => ({ default: (await import('./PasswordForm')).PasswordForm }));

/** About as high as the form: little below it moves when it comes. */
const placeholder = <Skeleton rows={1} height={250} />;

/** 'Wachtwoord veranderen'. */
function PasswordCard() {
  const isPainted = useAfterPaint();
  return (
    <Card title="Wachtwoord veranderen">
      {isPainted ? (
        <Suspense fallback={placeholder}>
          <PasswordForm />
        </Suspense>
      ) : (
        placeholder
      )}
    </Card>
  );
}

const NotificationSettings = lazy(async () => ({
  default: (await import('../inbox/NotificationSettings')).NotificationSettings,
}));

/** A part of the page that a link leads to. @returns whether it did, and what the part is given */
function useLinked(id: string) {
  const isAsked = useLocation().hash === `#${id}`;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) ref.current?.scrollIntoView?.({ block: 'start' });
  }, [isAsked]);
  return [isAsked, { ref, id, style: { scrollMarginTop: 80 } }] as const;
}

/** How one is told; there at once for who comes from the inbox. */
function NotificationsCard() {
  const [isAsked, linked] = useLinked('meldingen');
  return (
    <div {...linked}>
      <AskedCard title="Meldingen" ask="Meldingen instellen" atOnce={isAsked}>
        <NotificationSettings />
      </AskedCard>
    </div>
  );
}

const MySecondFactor = lazy(async () => ({
  default: (await import('../secondFactor/MySecondFactor')).MySecondFactor,
}));

/** 'Inloggen in twee stappen'; what is set up comes when it is asked for, or when it must be. */
function SecondFactorCard() {
  const { secondFactorMissing } = useUser();
  return (
    <AskedCard title="Inloggen in twee stappen" ask="Tweede stap bekijken" atOnce={secondFactorMissing}>
      <MySecondFactor />
    </AskedCard>
  );
}

// What comes when it is asked for, or when an address waits: the first page does without it.
const MyDevices = lazy(async () => ({ default: (await import('./MyDevices')).MyDevices }));
const MyTokens = lazy(async () => ({ default: (await import('./MyTokens')).MyTokens }));
const PendingEmail = lazy(async () => ({ default: (await import('./PendingEmail')).PendingEmail }));

/** 'Persoonlijke pagina': own details, each edited inline, the own password, and what else is about me. */
export function ProfileCards() {
  const user = useUser();
  const places = usePlaces('personal page');
  const [, linked] = useLinked('gegevens');
  return (
    <>
      {!user.secondFactorMissing && (
        <Head {...linked}>
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

interface AskedCardProps {
  title: string;
  /** What the button that shows it says. */
  ask: string;
  /** Beside the title, there at once. */
  actions?: ReactNode;
  /** It is there at once. */
  atOnce?: boolean;
  /** What is shown, best something lazy: it comes when it is asked for. */
  children: ReactNode;
}

/** A card of which the inside comes when somebody asks for it. */
function AskedCard({ title, ask, actions, atOnce = false, children }: AskedCardProps) {
  const [asked, setAsked] = useState(atOnce);
  return (
    <Card title={title} actions={actions}>
      {asked || atOnce ? (
        <Suspense fallback={<Skeleton rows={2} />}>{children}</Suspense>
      ) : (
        <Button variant="ghost" onClick={() => setAsked(true)}>
          {ask}
        </Button>
      )}
    </Card>
  );
}
