import { formatDate } from 'kit/format';
import { MutedText } from 'kit/lists';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { type ClubMandatesFragment, ClubMandatesFragmentDoc } from '../../gql/graphql';

type Member = FragmentType<typeof ClubMandatesFragmentDoc>;
type Mandate = ClubMandatesFragment['mandates'][number];

/** The mandate by which can be collected now: it was not ended, and has not lapsed. */
export function liveMandateOf(member: Member): Mandate | undefined {
  return getFragmentData(ClubMandatesFragmentDoc, member).mandates.find(isLive);
}

const isLive = ({ endedOn, lapsedOn }: Mandate) => !endedOn && !lapsedOn;

/** What is told of one by which is not collected any more. */
function endOf({ endedOn, lapsedOn, lastCollectedOn }: Mandate): string {
  if (endedOn) return `beëindigd op ${formatDate(endedOn)}`;
  const why = lastCollectedOn
    ? `36 maanden niet gebruikt, het laatst op ${formatDate(lastCollectedOn)}`
    : 'nooit gebruikt in de 36 maanden na het tekenen';
  return `vervallen op ${lapsedOn ? formatDate(lapsedOn) : ''}: ${why}`;
}

/** An account number in groups of four. */
export function ibanInGroups(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The mandates of a member, the one that lives first; those that ended or lapsed are told shortly. */
export function Mandates({ member }: { member: Member }) {
  const { mandates } = getFragmentData(ClubMandatesFragmentDoc, member);
  if (mandates.length === 0) return 'Geen';
  return [...mandates].reverse().map((mandate) => {
    const { reference, holder, iban, signedOn } = mandate;
    return isLive(mandate) ? (
      <div key={reference}>
        {`${reference}: ${ibanInGroups(iban)} van ${holder}, getekend op ${formatDate(signedOn)}`}
      </div>
    ) : (
      <div key={reference}>
        <MutedText as="span">{`${reference}, ${endOf(mandate)}`}</MutedText>
      </div>
    );
  });
}
