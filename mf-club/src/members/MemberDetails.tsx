import { ChangeLog } from 'kit/editing';
import { ExpandedRow, Fact, Facts, MutedText } from 'kit/lists';
import { RecordFacts } from 'kit/records';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type ClubMemberDetailsFragment, ClubMemberDetailsFragmentDoc } from '../gql/graphql';
import { HouseholdFact } from './households/HouseholdFact';
import { MemberButtons, type OnAction } from './MemberButtons';
import { memberFields, type MemberValues, valuesOf } from './memberFields';
import { endText } from './membershipEnd';
import { Mandates } from './payments/mandates';
import { paidLines } from './payments/paidYears';
import { useClubYear } from './payments/usePaymentYears';
import { ProposedDetails } from './ProposedDetails';

/** The props of MemberDetails. */
export interface MemberDetailsProps {
  member: FragmentType<typeof ClubMemberDetailsFragmentDoc>;
  onAction: OnAction;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** All that is known of a member, below the row. */
export function MemberDetails({ member: masked, onAction, onChanged }: MemberDetailsProps) {
  const member = getFragmentData(ClubMemberDetailsFragmentDoc, masked);
  const values = valuesOf(member);
  return (
    <ExpandedRow>
      {member.proposal && <ProposedDetails member={member} onChanged={onChanged} />}
      <Facts>
        {!member.erased && <Contact values={values} />}
        <Fact label="Lidnummer">{member.membershipNumber}</Fact>
        <Fact label="Lid sinds">{member.joined}</Fact>
        {member.endedOn && (
          <Fact label="Geen lid meer sinds">{endText(member.endedOn, member.endReason)}</Fact>
        )}
        <Fact label="Betaalde jaren" isWide>
          <PaidYears member={member} />
        </Fact>
        <Fact label="Machtiging" isWide>
          <Mandates member={member} />
        </Fact>
        {member.household && (
          <HouseholdFact member={member} household={member.household} onChanged={onChanged} />
        )}
        {values.todo && <Fact label="Te doen">{values.todo}</Fact>}
        {values.notes && <Fact label="Opmerkingen">{values.notes}</Fact>}
      </Facts>
      <MemberButtons member={member} onAction={onAction} />
      <ChangeLog lines={member.changeLog} />
    </ExpandedRow>
  );
}

function Contact({ values }: { values: MemberValues }) {
  const { address, postalCode, city, country } = values;
  return (
    <>
      <Fact label="Adres">
        {address && <div>{address}</div>}
        <div>{[postalCode, city].filter(Boolean).join(' ')}</div>
        {country}
      </Fact>
      <RecordFacts fields={memberFields} values={values} />
    </>
  );
}

function PaidYears({ member: { payments, paidYears, jubileeCount } }: { member: ClubMemberDetailsFragment }) {
  const year = useClubYear();
  if (paidYears.length === 0) return 'Nog geen';
  return (
    <>
      {paidLines(payments).map(({ via, years }) => (
        <div key={via}>
          {via}: {years}
        </div>
      ))}
      <MutedText as="span">{`Samen ${paidYears.length}; met ${year ?? 'dit jaar'} als betaald ${jubileeCount}`}</MutedText>
    </>
  );
}
