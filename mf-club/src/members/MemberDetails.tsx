import { ChangeLog } from 'kit/editing';
import { formatDate } from 'kit/format';
import { EmailLink, ExpandedRow, Fact, Facts, notProvided, PhoneLink } from 'kit/lists';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type ClubMemberDetailsFragment, ClubMemberDetailsFragmentDoc } from '../gql/graphql';
import type { OnAction } from './memberActions';
import { MemberButtons } from './MemberButtons';
import { genders } from './memberValues';
import { paidLines } from './paidYears';
import { ProposedDetails } from './ProposedDetails';

/** The props of MemberDetails. */
export interface MemberDetailsProps {
  member: FragmentType<typeof ClubMemberDetailsFragmentDoc>;
  onAction: OnAction;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** All that is known of a member, below the row (spec 3, section 3, "Club member"). */
export function MemberDetails({ member: masked, onAction, onChanged }: MemberDetailsProps) {
  const member = getFragmentData(ClubMemberDetailsFragmentDoc, masked);
  return (
    <ExpandedRow>
      {member.proposal && <ProposedDetails member={member} onChanged={onChanged} />}
      <Facts>
        {!member.erased && <Contact member={member} />}
        <Fact label="Lidnummer">{member.membershipNumber}</Fact>
        <Fact label="Lid sinds">{member.joined}</Fact>
        <Fact label="Betaalde jaren" isWide>
          <PaidYears member={member} />
        </Fact>
        {member.todo && <Fact label="Te doen">{member.todo}</Fact>}
        {member.notes && <Fact label="Opmerkingen">{member.notes}</Fact>}
      </Facts>
      <MemberButtons member={member} onAction={onAction} />
      <ChangeLog lines={member.changeLog} />
    </ExpandedRow>
  );
}

function Contact({ member }: { member: ClubMemberDetailsFragment }) {
  const { address, postalCode, city, country, email, phone, bday, gender } = member;
  return (
    <>
      <Fact label="Adres">
        {address && <div>{address}</div>}
        <div>{[postalCode, city].filter(Boolean).join(' ')}</div>
        {country}
      </Fact>
      <Fact label="E-mail">{email ? <EmailLink address={email} /> : notProvided}</Fact>
      <Fact label="Telefoon">{phone ? <PhoneLink number={phone} /> : notProvided}</Fact>
      <Fact label="Geboortedatum">{bday ? formatDate(bday) : notProvided}</Fact>
      {gender && <Fact label="Geslacht">{genders.find(({ value }) => value === gender)?.label}</Fact>}
    </>
  );
}

function PaidYears({ member: { payments, paidYears, jubileeCount } }: { member: ClubMemberDetailsFragment }) {
  if (paidYears.length === 0) return 'Nog geen';
  return (
    <>
      {paidLines(payments).map(({ via, years }) => (
        <div key={via}>
          {via}: {years}
        </div>
      ))}
      <Muted>{`Samen ${paidYears.length}; met dit jaar als betaald ${jubileeCount}`}</Muted>
    </>
  );
}

const Muted = styled.span`
  color: var(--ink-2);
`;
