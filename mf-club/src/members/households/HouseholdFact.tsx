import { Fact } from 'kit/lists';
import { Button, ButtonRow } from 'kit/ui';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { ClubHouseholdPartsFragmentDoc, ClubHousemateFragmentDoc } from '../../gql/graphql';
import { MovedApart } from './MovedApart';
import { useHouseholds } from './useHouseholds';

interface HouseholdFactProps {
  /** Whose details are shown. */
  member: { id: string; name: string };
  household: FragmentType<typeof ClubHouseholdPartsFragmentDoc>;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** With whom a member is written to, and how that ends; asks whether all moved when one did. */
export function HouseholdFact({ member, household: masked, onChanged }: HouseholdFactProps) {
  const household = getFragmentData(ClubHouseholdPartsFragmentDoc, masked);
  const { change, end } = useHouseholds(onChanged);
  const others = getFragmentData(ClubHousemateFragmentDoc, household.members).filter(
    ({ id }) => id !== member.id,
  );
  const leave = () =>
    change(
      household,
      others.map(({ id }) => id),
      `${member.name} wordt apart aangeschreven`,
    );
  return (
    <Fact label="Huishouden" isWide>
      {household.name}
      {!household.isTogether && <MovedApart household={household} onChanged={onChanged} />}
      <ButtonRow data-no-print>
        {others.length > 1 && (
          <Button variant="ghost" size="small" onClick={() => void leave()}>
            {`${member.name} apart aanschrijven`}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          aria-label={`Huishouden opheffen: ${household.name}`}
          onClick={() => void end(household)}
        >
          Huishouden opheffen
        </Button>
      </ButtonRow>
    </Fact>
  );
}
