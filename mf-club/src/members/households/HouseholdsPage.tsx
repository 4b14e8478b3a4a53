import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { ListCard, LoadMoreButton, MutedText, usePages, LinedList } from 'kit/lists';
import { Button, ButtonRow, Card, EmptyState, Stack } from 'kit/ui';
import { ArrowLeft, Users } from 'lucide-react';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  ClubHouseholdListDocument,
  ClubHouseholdPartsFragmentDoc,
  ClubHousemateFragmentDoc,
  ClubHouseholdWorkDocument,
  type ClubHouseholdWorkQuery,
} from '../../gql/graphql';
import { shownName } from '../useMembers';
import { MovedApart } from './MovedApart';
import { addressOf, type KnownHousehold, useHouseholds } from './useHouseholds';

/** Rows of a name with what can be done about it; on a phone below each other. */
const Rows = styled(LinedList)`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2) var(--s4);
    padding: var(--s2) 0;
  }
  > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > li > span > * {
    display: block;
  }
`;

interface HouseholdsPageProps {
  /** Brings the list of members up to date. */
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/** Households: of which somebody moved, who may be one, and those that there are. */
export function HouseholdsPage({ onChanged, onClose }: HouseholdsPageProps) {
  const work = useQuery(ClubHouseholdWorkDocument);
  const list = usePages({ query: ClubHouseholdListDocument, variables: {}, field: 'clubHouseholds' });
  const reload = () => Promise.all([work.refetch(), list.reload(), onChanged()]);
  return (
    <Stack>
      <div>
        <Button variant="ghost" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
          Terug naar de leden
        </Button>
      </div>
      <Loaded query={work} subject="De voorstellen">
        {(found) => <Work {...found} onChanged={reload} />}
      </Loaded>
      <Loaded query={list.query} subject="De huishoudens">
        {({ clubHouseholds: { edges, totalCount, pageInfo } }) => (
          <ListCard title={totalCount === 1 ? '1 huishouden' : `${totalCount} huishoudens`}>
            {edges.length > 0 ? (
              <Rows aria-label="Huishoudens">
                {edges.map(({ node }) => (
                  <Household
                    key={node.id}
                    household={getFragmentData(ClubHouseholdPartsFragmentDoc, node)}
                    onChanged={reload}
                  />
                ))}
              </Rows>
            ) : (
              <EmptyState
                title="Er zijn nog geen huishoudens."
                text="Maak er een van een voorstel, of kies leden in de lijst."
              />
            )}
            {!list.isStale && <LoadMoreButton pageInfo={pageInfo} onMore={list.more} onAll={list.loadAll} />}
          </ListCard>
        )}
      </Loaded>
    </Stack>
  );
}

interface WorkProps extends Pick<ClubHouseholdWorkQuery, 'clubHouseholdWork' | 'clubHouseholdsApart'> {
  onChanged: () => Promise<unknown>;
}

function Work({ clubHouseholdWork: { proposals, count }, clubHouseholdsApart, onChanged }: WorkProps) {
  const more = count - proposals.length;
  return (
    <>
      {getFragmentData(ClubHouseholdPartsFragmentDoc, clubHouseholdsApart.households).map((household) => (
        <MovedApart key={household.id} household={household} onChanged={onChanged} />
      ))}
      <Card title="Voorstellen">
        {proposals.length > 0 ? (
          <Rows aria-label="Voorstellen">
            {proposals.map((proposal) => (
              <Proposal key={proposal.id} proposal={proposal} onChanged={onChanged} />
            ))}
          </Rows>
        ) : (
          <EmptyState title="Er zijn geen voorstellen." text="Iedereen op één adres is al bekeken." />
        )}
        {more > 0 && <MutedText>{`En nog ${more}: die volgen als deze zijn bekeken.`}</MutedText>}
      </Card>
    </>
  );
}

interface ProposalProps {
  proposal: WorkProps['clubHouseholdWork']['proposals'][number];
  onChanged: () => Promise<unknown>;
}

function Proposal({ proposal, onChanged }: ProposalProps) {
  const { make, change } = useHouseholds(onChanged);
  const members = getFragmentData(ClubHousemateFragmentDoc, proposal.members);
  const { householdId, householdRevision, already } = proposal;
  const ids = members.map(({ id }) => id);
  const names = members.map(shownName).join(', ');
  const [first] = members;
  const together = () => {
    if (!householdId) return make(ids);
    const before = proposal.members.slice(0, already);
    const household = { id: householdId, revision: householdRevision ?? 0, members: before };
    return change(household, ids, 'Huishouden aangepast');
  };
  return (
    <li>
      <span>
        <b>{names}</b>
        <MutedText as="span">{first && addressOf(first)}</MutedText>
      </span>
      <ButtonRow>
        <Button
          variant="ghost"
          size="small"
          icon={<Users aria-hidden />}
          aria-label={`Samen aanschrijven: ${names}`}
          onClick={() => void together()}
        >
          Samen aanschrijven
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={`Apart laten: ${names}`}
          onClick={() => void make(ids, true)}
        >
          Apart laten
        </Button>
      </ButtonRow>
    </li>
  );
}

function Household({
  household,
  onChanged,
}: {
  household: KnownHousehold;
  onChanged: () => Promise<unknown>;
}) {
  const { end } = useHouseholds(onChanged);
  const members = getFragmentData(ClubHousemateFragmentDoc, household.members);
  const [first] = members;
  // All but one left: it is none any more.
  if (members.length < 2) return null;
  return (
    <li>
      <span>
        <b>{household.name}</b>
        <MutedText as="span">{first && addressOf(first)}</MutedText>
      </span>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Huishouden opheffen: ${household.name}`}
        onClick={() => void end(household)}
      >
        Huishouden opheffen
      </Button>
    </li>
  );
}
