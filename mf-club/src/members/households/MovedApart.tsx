import { Alert, Button } from 'kit/ui';

import { getFragmentData } from '../../gql/fragment-masking';
import { ClubHousemateFragmentDoc } from '../../gql/graphql';
import { addressOf, byAddress, type KnownHousehold, useHouseholds } from './useHouseholds';

const LIST = new Intl.ListFormat('nl', { type: 'conjunction' });

interface MovedApartProps {
  household: KnownHousehold;
  /** Brings the page up to date. */
  onChanged: () => Promise<unknown>;
}

/** Asks of a household of which somebody moved whether all do. */
export function MovedApart({ household, onChanged }: MovedApartProps) {
  const { moveAll, change, end } = useHouseholds(onChanged);
  const groups = byAddress(household.members);
  const [most = []] = groups;
  const names = getFragmentData(ClubHousemateFragmentDoc, household.members).map(({ name }) => name);
  const notAll = () =>
    most.length > 1
      ? change(
          household,
          most.map(({ id }) => id),
          'Huishouden aangepast',
        )
      : end(household);
  return (
    <Alert kind="warning" title={`${LIST.format(names)} wonen niet meer op één adres`}>
      Verhuizen ze allemaal? Zolang dat niet bekend is, krijgt elk adres een eigen brief.
      <div>
        {groups.map(
          ([one]) =>
            one && (
              <Button key={one.id} variant="text" size="small" onClick={() => void moveAll(household, one)}>
                {`Allemaal naar ${addressOf(one)}`}
              </Button>
            ),
        )}
        <Button variant="text" size="small" onClick={() => void notAll()}>
          Niet allemaal
        </Button>
      </div>
    </Alert>
  );
}
