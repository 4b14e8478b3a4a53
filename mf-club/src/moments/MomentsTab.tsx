import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { EditionSelect } from 'kit/lists';
import { Button, Card, EmptyState, Stack } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { ClubMomentsDocument, type ClubMomentsQuery } from '../gql/graphql';
import { useEditionChoice } from '../useEditionChoice';
import { MomentCard } from './MomentCard';
import { AddMomentDialog } from './MomentDialogs';

/** The contact moments of an edition: letters, payments and cards. */
export function MomentsTab() {
  const query = useQuery(ClubMomentsDocument);
  return (
    <Loaded query={query} subject="De lijst met contactmomenten">
      {(data) =>
        data.clubEditions.length === 0 ? (
          <Card>
            <EmptyState
              title="Er is nog geen editie."
              text="Maak er eerst een bij Overzicht. Daarna kun je brieven maken."
            />
          </Card>
        ) : (
          <Editions {...data} />
        )
      }
    </Loaded>
  );
}

function Editions({ clubEditions: editions, clubSettings }: ClubMomentsQuery) {
  const [isAdding, setAdding] = useState(false);
  const { edition, choose } = useEditionChoice(editions);
  if (!edition) return null;
  const { contactMoments: moments } = edition;
  return (
    <Stack>
      <Tools>
        <EditionSelect editions={editions} value={edition.id} onChoose={choose} />
        <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          Nieuw contactmoment
        </Button>
      </Tools>
      {moments.length === 0 && (
        <Card>
          <EmptyState
            title={`Er zijn nog geen contactmomenten in ${edition.title}.`}
            text="Begin met een nieuw contactmoment: je schrijft de brief en ziet daarna een conceptbrief."
          />
        </Card>
      )}
      {moments.map((moment) => (
        <MomentCard key={moment.id} moment={moment} onlinePayments={clubSettings.onlinePayments} />
      ))}
      {isAdding && <AddMomentDialog editionId={edition.id} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--s3);
  > :first-child {
    flex: 0 1 220px;
  }
`;
