import { Select } from 'kit/fields';
import { useSave } from 'kit/graphql';
import { PlainList } from 'kit/lists';
import { Alert, Button, Card, Checkbox, Stack, TextInput, Toolbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatChangeMembershipDocument,
  type SecretariatChangeMembershipMutation,
  SecretariatSetRightEndDocument,
} from '../../../gql/graphql';
import { commissionOptions, type PermissionChoices } from '../rights/permissionChoices';
import { everyRight } from '../rights/rightEnds';

/** The server takes no more at once. */
const MOST = 100;

type Result = SecretariatChangeMembershipMutation['changeMembership'][number];

interface MembershipBarProps {
  /** The ids of who is on the page. */
  shown: readonly string[];
  selection: Selection;
  choices: PermissionChoices;
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
}

/** Several users at once: into a committee, out of it, and until when. */
export function MembershipBar({ shown, selection, choices, onDone }: MembershipBarProps) {
  const membership = useSave(SecretariatChangeMembershipDocument);
  const rightEnd = useSave(SecretariatSetRightEndDocument);
  const [commissionId, setCommissionId] = useState('');
  const [right, setRight] = useState('');
  const [lastDay, setLastDay] = useState('');
  const [results, setResults] = useState<readonly Result[]>();
  const { ids } = selection;
  const isAll = shown.length > 0 && shown.every(selection.has);
  const isBusy = membership.saving || rightEnd.saving;
  const error = membership.error ?? rightEnd.error;
  const change = async (write: () => Promise<readonly Result[]>) => {
    setResults(undefined);
    membership.reset();
    rightEnd.reset();
    const written = await write();
    setResults(written);
    // Who was refused stays ticked.
    selection.clear();
    selection.set(
      written.filter(({ outcome }) => outcome === 'refused').map(({ userId }) => userId),
      true,
    );
    await onDone();
  };
  const button = (label: string, isReady: boolean, write: () => Promise<readonly Result[]>) => (
    <Button
      variant="ghost"
      disabled={!isReady || isBusy || ids.length > MOST}
      // A failure is in `error` already.
      onClick={() => void change(write).catch(() => undefined)}
    >
      {label}
    </Button>
  );
  const move = (isMember: boolean) => async () =>
    (await membership.save({ userIds: [...ids], commissionId, isMember })).changeMembership;
  const end = (day: string | null) => async () =>
    (await rightEnd.save({ userIds: [...ids], right, lastDay: day })).setRightEnd;
  return (
    <section aria-label="Meerdere tegelijk" data-no-print>
      <Checkbox
        label="Alles op deze pagina"
        checked={isAll}
        indeterminate={!isAll && ids.length > 0}
        disabled={shown.length === 0}
        onChange={({ target }) => {
          setResults(undefined);
          selection.set(shown, target.checked);
        }}
      />
      {ids.length > 0 && (
        <Card title={ids.length === 1 ? '1 gebruiker gekozen' : `${ids.length} gebruikers gekozen`}>
          <Stack>
            <Row role="group" aria-label="Commissie van wie gekozen is">
              <Select
                label="Commissie"
                placeholder="Kies een commissie"
                options={commissionOptions(choices.commissions)}
                value={commissionId}
                onChange={({ target }) => setCommissionId(target.value)}
              />
              {button('In commissie zetten', commissionId !== '', move(true))}
              {button('Uit commissie halen', commissionId !== '', move(false))}
            </Row>
            <Row role="group" aria-label="Einddatum van wie gekozen is">
              <Select
                label="Recht of commissie"
                placeholder="Kies een recht"
                options={everyRight(choices)}
                value={right}
                onChange={({ target }) => setRight(target.value)}
              />
              <TextInput
                type="date"
                label="Laatste dag"
                value={lastDay}
                onChange={({ target }) => setLastDay(target.value)}
              />
              {button('Einddatum zetten', right !== '' && lastDay !== '', end(lastDay))}
              {button('Einddatum weghalen', right !== '', end(null))}
            </Row>
            <div>
              <Button variant="text" disabled={isBusy} onClick={selection.clear}>
                Niemand kiezen
              </Button>
            </div>
            {ids.length > MOST && <Alert kind="warning">Kies {MOST} gebruikers of minder.</Alert>}
            {error && <Alert kind="error">{error.message}</Alert>}
          </Stack>
        </Card>
      )}
      {results && <Outcome results={results} />}
    </section>
  );
}

function Outcome({ results }: { results: readonly Result[] }) {
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  const count = (wanted: Result['outcome']) => results.filter(({ outcome }) => outcome === wanted).length;
  const unchanged = count('unchanged');
  return (
    <Told>
      <Alert kind={refused.length > 0 ? 'warning' : 'info'} title={`${count('changed')} gewijzigd`}>
        {unchanged > 0 && <p>{`Bij ${unchanged} was het al zo.`}</p>}
        {refused.length > 0 && (
          <PlainList>
            {refused.map(({ userId, name, reason }) => (
              <li key={userId}>{`${name || 'Iemand'}: ${reason}`}</li>
            ))}
          </PlainList>
        )}
      </Alert>
    </Told>
  );
}

const Row = styled(Toolbar)`
  align-items: end;
`;

const Told = styled.div`
  margin-top: var(--s3);
  p {
    margin: 0;
  }
`;

/** Which records of a list are ticked. */
interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Ticks these, or takes the ticks away. */
  set: (ids: readonly string[], isSelected: boolean) => void;
  clear: () => void;
}

/** The ticks of a list; what was ticked stays so while one searches on. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    has: (id) => ids.includes(id),
    set: (changed, isSelected) =>
      setIds((before) => [...before.filter((id) => !changed.includes(id)), ...(isSelected ? changed : [])]),
    clear: () => setIds([]),
  };
}
