import { differingRows } from 'kit/conflict';
import { formatDateTime } from 'kit/format';
import { toApiError, useSave } from 'kit/graphql';
import { labelsOf, pickValues } from 'kit/records';
import { Button, useSnackbar } from 'kit/ui';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  ClubApproveDetailsDocument,
  ClubProposalFieldsFragmentDoc,
  type ClubProposedDetailsFragment,
  ClubProposedDetailsFragmentDoc,
  ClubRejectDetailsDocument,
} from '../gql/graphql';
import { memberFields, valuesOf } from './memberFields';

interface ProposedDetailsProps {
  member: FragmentType<typeof ClubProposedDetailsFragmentDoc>;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** What a member wants changed, beside what is known now. */
export function ProposedDetails({ member: masked, onChanged }: ProposedDetailsProps) {
  const member = getFragmentData(ClubProposedDetailsFragmentDoc, masked);
  const { proposal } = member;
  const snackbar = useSnackbar();
  const approve = useSave(ClubApproveDetailsDocument, { done: 'Wijziging goedgekeurd' });
  const reject = useSave(ClubRejectDetailsDocument, { done: 'Wijziging afgewezen' });
  const isBusy = approve.saving || reject.saving;
  const decide = async (decision: typeof approve.save | typeof reject.save) => {
    if (isBusy) return;
    try {
      await decision({ id: member.id, revision: member.revision });
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
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
