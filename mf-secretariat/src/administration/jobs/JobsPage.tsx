import { Loaded, Tabs } from 'kit/data';
import { formatDateTime } from 'kit/format';
import { PagedCard, usePages, useTabParam } from 'kit/lists';
import { PageTitle, phone, useMediaQuery } from 'kit/ui';

import { getFragmentData } from '../../gql/fragment-masking';
import { type JobState, SecretariatJobRowFragmentDoc, SecretariatJobsDocument } from '../../gql/graphql';
import { JobTable, jobStateLabels, jobTitle } from './JobTable';
import { PausedAddresses } from './PausedAddresses';
import { StorageState } from './StorageState';

const states = Object.keys(jobStateLabels) as JobState[];

/** What the portal does in the background, for Admins: what failed is tried again or dropped here. */
export function JobsPage() {
  const [selected, select] = useTabParam('failed');
  const onPhone = useMediaQuery(phone);
  const notices = (
    <>
      <StorageState />
      <PausedAddresses />
    </>
  );
  return (
    <>
      <PageTitle sub="Mail, brieven, facturen en wat elke nacht gebeurt">Achtergrondtaken</PageTitle>
      {!onPhone && notices}
      <Tabs
        selected={selected}
        onSelect={select}
        label="Achtergrondtaken"
        items={states.map((state) => ({
          id: state,
          title: jobStateLabels[state],
          content: <JobList key={state} state={state} />,
        }))}
      />
      {onPhone && notices}
    </>
  );
}

function JobList({ state }: { state: JobState }) {
  const pages = usePages({ query: SecretariatJobsDocument, variables: { state }, field: 'jobs' });
  return (
    <Loaded query={pages.query} subject="De lijst met taken">
      {({ jobs }) => (
        <PagedCard
          pages={pages}
          list={jobs}
          rowsOf={(nodes) => getFragmentData(SecretariatJobRowFragmentDoc, nodes)}
          nouns={['taak', 'taken']}
          fileName="achtergrondtaken"
          exported={[
            { header: 'Taak', value: jobTitle },
            { header: 'Over', value: ({ subject }) => subject },
            { header: 'Reden', value: ({ message }) => message },
            { header: 'Mislukte pogingen', value: ({ failedTries }) => failedTries },
            { header: 'Sinds', value: ({ addedAt }) => formatDateTime(addedAt) },
          ]}
          isNarrowed={false}
          empty={
            state === 'failed'
              ? { title: 'Er is niets mislukt.', text: 'Mail of werk dat niet lukt, komt hier te staan.' }
              : { title: 'Er zijn geen taken.' }
          }
        >
          {(rows) => <JobTable rows={rows} onChanged={pages.reload} />}
        </PagedCard>
      )}
    </Loaded>
  );
}
