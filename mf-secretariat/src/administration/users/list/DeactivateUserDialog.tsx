import { Loaded } from 'kit/data';
import { Select } from 'kit/fields';
import { useQuery, useSave } from 'kit/graphql';
import { PlainList, SmallText } from 'kit/lists';
import { Alert, Button, Dialog, Stack } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatDeactivateUserDocument,
  type SecretariatDeactivateUserMutation,
  SecretariatUserDutiesDocument,
  type SecretariatUserDutiesQuery,
} from '../../../gql/graphql';

/** How many things of one kind are named. */
const NAMED = 5;

type Duty = SecretariatUserDutiesQuery['userDuties'][number];
type Left = SecretariatDeactivateUserMutation['deactivateUser']['notHandedOver'];

interface DeactivateUserDialogProps {
  user: { id: string; name: string; email: string; revision: number };
  /** The account is closed. */
  onDone: () => Promise<unknown> | void;
  onClose: () => void;
}

/** Asks before an account is closed, and who takes over what hangs on it. */
export function DeactivateUserDialog({ user, onDone, onClose }: DeactivateUserDialogProps) {
  const { id, name, email, revision } = user;
  const query = useQuery(SecretariatUserDutiesDocument, {
    variables: { userId: id },
    fetchPolicy: 'network-only',
  });
  const { save, saving, error } = useSave(SecretariatDeactivateUserDocument, {
    done: 'Gebruiker gedeactiveerd',
  });
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [left, setLeft] = useState<Left>();
  const duties = query.data?.userDuties;
  const finish = async () => {
    onClose();
    await onDone();
  };
  const deactivate = async () => {
    const handOver = (duties ?? []).map(({ key }) => ({ key, to: chosen[key] || null }));
    const { deactivateUser } = await save({ id, revision, handOver });
    const { notHandedOver } = deactivateUser;
    // First it is read what was left, then the page goes on.
    if (notHandedOver.length > 0) setLeft(notHandedOver);
    else await finish();
  };
  if (left) return <WhatIsLeft left={left} onClose={() => void finish()} />;
  return (
    <Dialog
      onClose={onClose}
      title="Gebruiker deactiveren"
      size={600}
      busy={saving}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={saving}>
            Annuleren
          </Button>
          {/* A failure is in `error` already. */}
          <Button
            onClick={() => void deactivate().catch(() => undefined)}
            pending={saving}
            disabled={!duties}
          >
            Deactiveren
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {name} ({email}) kan niet meer inloggen en verliest alle rechten en commissies. De naam blijft staan
          bij wat er gemaakt is. Activeren kan later weer.
        </p>
        <Loaded query={query} subject="Wat er over te dragen is">
          {({ userDuties }) =>
            userDuties.length === 0 ? (
              <p>Er is niets over te dragen.</p>
            ) : (
              <>
                {userDuties.map((duty) => (
                  <HandOver
                    key={duty.key}
                    duty={duty}
                    to={chosen[duty.key] ?? ''}
                    onChoose={(to) => setChosen({ ...chosen, [duty.key]: to })}
                  />
                ))}
              </>
            )
          }
        </Loaded>
        {error && <Alert kind="error">{error.message}</Alert>}
      </Stack>
    </Dialog>
  );
}

interface HandOverProps {
  duty: Duty;
  to: string;
  onChoose: (to: string) => void;
}

function HandOver({ duty, to, onChoose }: HandOverProps) {
  const { title, count, items, otherwise, isHandedOver, candidates } = duty;
  const more = count - NAMED;
  const named = (
    <SmallText>
      {items.slice(0, NAMED).join(', ')}
      {more > 0 && ` en nog ${more}`}
    </SmallText>
  );
  if (!isHandedOver)
    return (
      <Part role="group" aria-label={title}>
        <b>{`${title} (${count})`}</b>
        {named}
        <span>{otherwise}</span>
      </Part>
    );
  return (
    <Part role="group" aria-label={title}>
      <Select
        label={`${title} (${count}) overdragen aan`}
        options={[
          { value: '', label: otherwise },
          ...candidates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={to}
        onChange={({ target }) => onChoose(target.value)}
      />
      {named}
    </Part>
  );
}

function WhatIsLeft({ left, onClose }: { left: Left; onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title="Niet alles is overgedragen"
      size={600}
      actions={<Button onClick={onClose}>Begrepen</Button>}
    >
      <Alert kind="warning" title="Het account is gedeactiveerd. Dit bleef staan:">
        <PlainList>
          {left.map(({ title, reason }) => (
            <li key={title}>{`${title}: ${reason}`}</li>
          ))}
        </PlainList>
      </Alert>
    </Dialog>
  );
}

const Part = styled.div`
  display: grid;
  gap: var(--s2);
`;
