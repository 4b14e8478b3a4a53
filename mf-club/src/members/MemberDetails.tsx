import { differingRows } from 'kit/conflict';
import { saveBlob } from 'kit/download';
import { ChangeLog } from 'kit/editing';
import { formatDateTime } from 'kit/format';
import { useAttempt, useSave } from 'kit/graphql';
import { ExpandedRow, Fact, Facts, MutedText } from 'kit/lists';
import { labelsOf, pickValues, RecordFacts } from 'kit/records';
import { Button, ButtonRow } from 'kit/ui';
import {
  Download,
  EuroIcon,
  FileSignature,
  FileX,
  Link2,
  List,
  Pencil,
  UserMinus,
  UserPlus,
} from 'lucide-react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  ClubApproveDetailsDocument,
  ClubExportMemberDocument,
  ClubHouseholdPartsFragmentDoc,
  ClubHousemateFragmentDoc,
  type ClubMemberButtonsFragment,
  ClubMemberButtonsFragmentDoc,
  type ClubMemberDetailsFragment,
  ClubMemberDetailsFragmentDoc,
  ClubProposalFieldsFragmentDoc,
  type ClubProposedDetailsFragment,
  ClubProposedDetailsFragmentDoc,
  ClubRejectDetailsDocument,
} from '../gql/graphql';
import { MovedApart } from './households/MovedApart';
import { useHouseholds } from './households/useHouseholds';
import { memberFields, type MemberValues, valuesOf } from './memberFields';
import { endText } from './membershipEnd';
import { liveMandateOf, Mandates } from './payments/mandates';
import { paidLines } from './payments/paidYears';
import { useClubYear } from './payments/usePaymentYears';
import { shownName } from './useMembers';

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

interface MemberButtonsProps {
  member: FragmentType<typeof ClubMemberButtonsFragmentDoc>;
  onAction: OnAction;
}

/** What can be done with a member; who is anonymised only has what is left to look at. */
function MemberButtons({ member: masked, onAction }: MemberButtonsProps) {
  const member = getFragmentData(ClubMemberButtonsFragmentDoc, masked);
  const { active, erased, payments } = member;
  const name = shownName(member);
  const button = { variant: 'ghost', size: 'small' } as const;
  return (
    <ButtonRow data-no-print>
      {!erased && (
        <>
          <Button
            {...button}
            icon={<Pencil aria-hidden />}
            aria-label={`${name} aanpassen`}
            onClick={() => onAction('edit')}
          >
            Aanpassen
          </Button>
          <Button
            {...button}
            icon={<EuroIcon aria-hidden />}
            aria-label={`Betaling noteren van ${name}`}
            onClick={() => onAction('pay')}
          >
            Betaling noteren
          </Button>
        </>
      )}
      {payments.length > 0 && (
        <Button
          {...button}
          icon={<List aria-hidden />}
          aria-label={`Betalingen van ${name} bekijken`}
          onClick={() => onAction('payments')}
        >
          Betalingen
        </Button>
      )}
      {!erased && (
        <Button
          {...button}
          icon={<FileSignature aria-hidden />}
          aria-label={`Machtiging van ${name} vastleggen`}
          onClick={() => onAction('mandate')}
        >
          Machtiging
        </Button>
      )}
      {!erased && liveMandateOf(member) && (
        <Button
          {...button}
          icon={<FileX aria-hidden />}
          aria-label={`Machtiging van ${name} beëindigen`}
          onClick={() => onAction('endMandate')}
        >
          Machtiging beëindigen
        </Button>
      )}
      {!erased && (
        <Button
          {...button}
          icon={<Link2 aria-hidden />}
          aria-label={`Privélink van ${name}`}
          onClick={() => onAction('link')}
        >
          Privélink
        </Button>
      )}
      <ExportMember member={member} />
      {active && !erased && (
        <Button
          {...button}
          icon={<UserMinus aria-hidden />}
          aria-label={`Lidmaatschap beëindigen van ${name}`}
          onClick={() => onAction('end')}
        >
          Lidmaatschap beëindigen
        </Button>
      )}
      {!active && !erased && (
        <Button
          {...button}
          icon={<UserPlus aria-hidden />}
          aria-label={`${name} weer lid maken`}
          onClick={() => onAction('resume')}
        >
          Weer lid
        </Button>
      )}
      {!active && !erased && (
        <Button
          variant="danger"
          size="small"
          aria-label={`${name} anonimiseren`}
          onClick={() => onAction('erase')}
        >
          Anonimiseren
        </Button>
      )}
    </ButtonRow>
  );
}

/** What somebody may ask for: all that is known of them, as a file. */
function ExportMember({ member }: { member: ClubMemberButtonsFragment }) {
  const { attempt } = useAttempt();
  const { save, saving } = useSave(ClubExportMemberDocument);
  const take = () =>
    attempt(async () => {
      const { exportClubMember: text } = await save({ id: member.id });
      saveBlob(new Blob([text], { type: 'application/json' }), `lid-${member.membershipNumber}.json`);
    });
  return (
    <Button
      variant="ghost"
      size="small"
      pending={saving}
      icon={<Download aria-hidden />}
      aria-label={`Alle gegevens van ${shownName(member)} downloaden`}
      onClick={() => void take()}
    >
      Alle gegevens
    </Button>
  );
}

/** What can be done with a member. */
type MemberAction =
  | 'edit'
  | 'pay'
  | 'payments'
  | 'end'
  | 'resume'
  | 'mandate'
  | 'endMandate'
  | 'link'
  | 'erase';

/** Begins one of them. */
type OnAction = (what: MemberAction) => void;

interface ProposedDetailsProps {
  member: FragmentType<typeof ClubProposedDetailsFragmentDoc>;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** What a member wants changed, beside what is known now. */
function ProposedDetails({ member: masked, onChanged }: ProposedDetailsProps) {
  const member = getFragmentData(ClubProposedDetailsFragmentDoc, masked);
  const { proposal } = member;
  const { attempt } = useAttempt();
  const approve = useSave(ClubApproveDetailsDocument, { done: 'Wijziging goedgekeurd' });
  const reject = useSave(ClubRejectDetailsDocument, { done: 'Wijziging afgewezen' });
  const isBusy = approve.saving || reject.saving;
  const decide = async (decision: typeof approve.save | typeof reject.save) => {
    if (isBusy) return;
    await attempt(() => decision({ id: member.id, revision: member.revision }));
    // also after a refusal: somebody else may have decided
    await onChanged();
  };
  if (!proposal) return null;
  return (
    <Root aria-label={`Wijziging van ${member.name}`}>
      <h3>{`Zelf gewijzigd op ${formatDateTime(proposal.proposedAt)}, nog niet goedgekeurd`}</h3>
      <Versions member={member} proposal={proposal} />
      <Buttons data-no-print>
        <Button variant="ghost" pending={approve.saving} onClick={() => void decide(approve.save)}>
          Goedkeuren
        </Button>
        <Button variant="text" pending={reject.saving} onClick={() => void decide(reject.save)}>
          Afwijzen
        </Button>
      </Buttons>
    </Root>
  );
}

const { address, postalCode, city, country, email, phone } = memberFields;
/** What a member can correct. */
const corrected = { address, postalCode, city, country, email, phone };
/** As its texts. */
type CorrectedValues = Record<keyof typeof corrected, string>;
const labels = labelsOf<CorrectedValues>(corrected);

interface VersionsProps {
  member: ClubProposedDetailsFragment;
  proposal: FragmentType<typeof ClubProposalFieldsFragmentDoc>;
}

function Versions({ member, proposal }: VersionsProps) {
  const rows = differingRows<CorrectedValues>(
    labels,
    pickValues<CorrectedValues>(corrected, valuesOf(member)),
    pickValues<CorrectedValues>(corrected, getFragmentData(ClubProposalFieldsFragmentDoc, proposal)),
  );
  if (rows.length === 0) return <p>Er is geen verschil met wat bekend is.</p>;
  return (
    <dl>
      {rows.map(({ label, mine, theirs }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <small>Nu</small> {mine}
          </dd>
          <dd>
            <small>Voorstel</small> {theirs}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Root = styled.section`
  padding: var(--s3) var(--s4);
  border: 1px solid var(--line);
  border-left: 4px solid var(--yellow);
  border-radius: var(--r-s);
  background: var(--card);
  h3 {
    margin: 0 0 var(--s2);
    font-size: 16px;
  }
  dl {
    margin: 0;
  }
  dl > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 var(--s4);
    padding: var(--s2) 0;
    border-top: 1px solid var(--line);
  }
  dt {
    grid-column: 1 / -1;
    font-weight: 650;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-2);
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s2);
`;

interface HouseholdFactProps {
  /** Whose details are shown. */
  member: { id: string; name: string };
  household: FragmentType<typeof ClubHouseholdPartsFragmentDoc>;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** With whom a member is written to, and how that ends; asks whether all moved when one did. */
function HouseholdFact({ member, household: masked, onChanged }: HouseholdFactProps) {
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
