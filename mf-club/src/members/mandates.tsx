import { formatDate } from 'kit/format';
import { MutedText } from 'kit/lists';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type ClubMandatesFragment, ClubMandatesFragmentDoc } from '../gql/graphql';

type Member = FragmentType<typeof ClubMandatesFragmentDoc>;
type Mandate = ClubMandatesFragment['mandates'][number];

/** The mandate by which can be collected now. */
export function liveMandateOf(member: Member): Mandate | undefined {
  return getFragmentData(ClubMandatesFragmentDoc, member).mandates.find(({ endedOn }) => !endedOn);
}

/** An account number in groups of four. */
export function ibanInGroups(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The mandates of a member, the one that lives first; those that ended are told shortly. */
export function Mandates({ member }: { member: Member }) {
  const { mandates } = getFragmentData(ClubMandatesFragmentDoc, member);
  if (mandates.length === 0) return 'Geen';
  return [...mandates].reverse().map(({ reference, holder, iban, signedOn, endedOn }) =>
    endedOn ? (
      <div key={reference}>
        <MutedText as="span">{`${reference}, beëindigd op ${formatDate(endedOn)}`}</MutedText>
      </div>
    ) : (
      <div key={reference}>
        {`${reference}: ${ibanInGroups(iban)} van ${holder}, getekend op ${formatDate(signedOn)}`}
      </div>
    ),
  );
}
