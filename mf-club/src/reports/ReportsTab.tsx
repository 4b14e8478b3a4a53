import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { EditionSelect, PlainList } from 'kit/lists';
import { Card, EmptyState, Stack } from 'kit/ui';
import styled from 'styled-components';

import { ClubReportEditionsDocument, type ClubReportEditionsQuery } from '../gql/graphql';
import { useEditionChoice } from '../useEditionChoice';
import { BackupButton } from './BackupButton';
import { CreateReport } from './CreateReport';
import { RecentReports } from './RecentReports';
import { reportTypes } from './reportTypes';

/** Making reports of an edition, and those of the last 30 days. */
export function ReportsTab() {
  const query = useQuery(ClubReportEditionsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} subject="De lijst met edities">
      {({ clubEditions }) =>
        clubEditions.length === 0 ? (
          <Card>
            <EmptyState title="Er is nog geen editie." text="Maak er eerst een bij Overzicht." />
          </Card>
        ) : (
          <Stack>
            <NewReport editions={clubEditions} />
            <RecentReports />
          </Stack>
        )
      }
    </Loaded>
  );
}

function NewReport({ editions }: { editions: ClubReportEditionsQuery['clubEditions'] }) {
  const { edition, choose } = useEditionChoice(editions);
  if (!edition) return null;
  return (
    <Card title="Rapport maken">
      <Edition>
        <EditionSelect editions={editions} value={edition.id} onChoose={choose} />
      </Edition>
      <Types>
        {reportTypes.map(({ type, title, text }) => (
          <li key={type}>
            <h3>{title}</h3>
            <p>{text}</p>
            <div>
              <CreateReport edition={edition} type={type} />
              {type === 'backup' && <BackupButton />}
            </div>
          </li>
        ))}
      </Types>
    </Card>
  );
}

const Edition = styled.div`
  max-width: 220px;
  margin-bottom: var(--s4);
`;

const Types = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(250px, 100%), 1fr));
  gap: var(--s3);
  li {
    display: flex;
    flex-direction: column;
    padding: var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r);
  }
  h3 {
    margin: 0 0 var(--s1);
    font-size: 17px;
  }
  p {
    flex: 1;
    margin: 0 0 var(--s3);
    color: var(--ink-2);
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
`;
