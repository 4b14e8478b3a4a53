import { Select } from 'kit/fields';
import { useSave } from 'kit/graphql';
import { PlainList } from 'kit/lists';
import { Alert, Button, Card, Checkbox, Toolbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatChangeMembershipDocument,
  type SecretariatChangeMembershipMutation,
} from '../gql/graphql';
import { commissionOptions, type PermissionChoices } from './permissionChoices';
import type { Selection } from './useSelection';

/** The server takes no more at once. */
const MOST = 100;

interface MembershipBarProps {
  /** The ids of who is on the page. */
  shown: readonly string[];
  selection: Selection;
  commissions: PermissionChoices['commissions'];
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
}

type Result = SecretariatChangeMembershipMutation['changeMembership'][number];

/** Several users at once: into a committee, or out of it. */
export function MembershipBar({ shown, selection, commissions, onDone }: MembershipBarProps) {
  const { save, saving, error, reset } = useSave(SecretariatChangeMembershipDocument);
  const [commissionId, setCommissionId] = useState('');
  const [results, setResults] = useState<readonly Result[]>();
  const { ids } = selection;
  const isAll = shown.length > 0 && shown.every(selection.has);
  const change = async (isMember: boolean) => {
    setResults(undefined);
    const { changeMembership } = await save({ userIds: [...ids], commissionId, isMember });
    setResults(changeMembership);
    // Who was refused stays ticked.
    selection.clear();
    selection.set(
      changeMembership.filter(({ outcome }) => outcome === 'refused').map(({ userId }) => userId),
      true,
    );
    await onDone();
  };
  const button = (label: string, isMember: boolean) => (
    <Button
      variant="ghost"
      disabled={commissionId === '' || saving || ids.length > MOST}
      // A failure is in `error` already.
      onClick={() => void change(isMember).catch(() => undefined)}
    >
      {label}
    </Button>
  );
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
          <Row>
            <Select
              label="Commissie"
              placeholder="Kies een commissie"
              options={commissionOptions(commissions)}
              value={commissionId}
              onChange={({ target }) => {
                reset();
                setCommissionId(target.value);
              }}
            />
            {button('In commissie zetten', true)}
            {button('Uit commissie halen', false)}
            <Button variant="text" disabled={saving} onClick={selection.clear}>
              Niemand kiezen
            </Button>
          </Row>
          {ids.length > MOST && <Alert kind="warning">Kies {MOST} gebruikers of minder.</Alert>}
          {error && <Alert kind="error">{error.message}</Alert>}
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
