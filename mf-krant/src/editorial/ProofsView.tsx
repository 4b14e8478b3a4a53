import { Loaded } from 'kit/data';
import { ExportButtons, type ExportColumn } from 'kit/export';
import { formatDate, todayInAmsterdam } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { filterRows, useAddressText } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Card, EmptyState, Stack } from 'kit/ui';

import { AdRowDetails } from '../AdRowDetails';
import { ProofTag } from '../ads/ProofTag';
import type { Edition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import { KrantProofRowFragmentDoc, type KrantProofRowFragment, KrantProofsDocument } from '../gql/graphql';
import { proofLabels } from '../labels';
import { ListFilters } from '../ListFilters';
import { contactName } from '../sellers';

type Ad = KrantProofRowFragment;

/** The proofs of an edition: where the advertiser wants a change comes first, then what waits for an answer. */
export function ProofsView({ edition }: { edition: Edition }) {
  const [text, setText] = useAddressText();
  const query = useQuery(KrantProofsDocument, { variables: { editionId: edition.id } });
  const all = getFragmentData(KrantProofRowFragmentDoc, query.data?.advertisementsWithProof ?? []);
  const rows = filterRows(all, text, (ad) => `${ad.advertiserUserId} ${ad.name} ${contactName(ad)}`);
  return (
    <Stack>
      <ListFilters
        label="Zoek bij proeven"
        text={text}
        onText={setText}
        count={0}
        onClear={() => setText('')}
        found={rows.length}
        onDesk="open"
        more={
          <ExportButtons
            fileName={`krant-${edition.title}-proeven-${todayInAmsterdam()}`}
            columns={exported}
            rows={rows}
          />
        }
      />
      <Card title="Proeven">
        <Loaded query={query} subject="De lijst">
          {() =>
            rows.length > 0 ? (
              <Table
                caption="Proeven"
                columns={columns}
                rows={rows}
                details={{
                  name: ({ name }) => name,
                  render: ({ id }) => (
                    <AdRowDetails
                      id={id}
                      canEdit={edition.active}
                      onChanged={() => query.refetch().catch(() => undefined)}
                    />
                  ),
                }}
              />
            ) : (
              <EmptyState
                title={all.length > 0 ? 'Niets gevonden' : 'Er zijn nog geen proeven gestuurd.'}
                text={all.length > 0 ? undefined : 'Open een advertentie en kies Proef sturen.'}
              />
            )
          }
        </Loaded>
      </Card>
    </Stack>
  );
}

const sentOn = ({ proofs }: Ad) => formatDate(proofs.at(-1)?.sentAt);
const answered = ({ proofs }: Ad) => {
  const { answeredAt, answeredBy } = proofs.at(-1) ?? {};
  return answeredAt ? [formatDate(answeredAt), answeredBy].filter(Boolean).join(', ') : '';
};

const columns: Column<Ad>[] = [
  {
    id: 'number',
    header: 'Nr',
    nowrap: true,
    phone: 'rest',
    cell: ({ advertiserUserId }) => advertiserUserId,
  },
  { id: 'name', header: 'Bedrijf', keepWords: true, cell: ({ name }) => name },
  {
    id: 'proof',
    header: 'Proef',
    nowrap: true,
    phone: 'line',
    cell: ({ proofState }) => <ProofTag state={proofState} />,
  },
  { id: 'sent', header: 'Gestuurd', nowrap: true, phone: 'labelled', cell: sentOn },
  { id: 'answer', header: 'Antwoord', keepWords: true, phone: 'labelled', cell: answered },
  { id: 'format', header: 'Formaat', nowrap: true, cell: ({ advFormat }) => advFormat },
  { id: 'page', header: 'Pagina', cell: ({ placedOnPage }) => placedOnPage },
  { id: 'seller', header: 'Verkoper', keepWords: true, phone: 'labelled', cell: contactName },
];

const exported: ExportColumn<Ad>[] = [
  { header: 'Nr', value: ({ advertiserUserId }) => advertiserUserId },
  { header: 'Bedrijf', value: ({ name }) => name },
  { header: 'Proef', value: ({ proofState }) => (proofState ? proofLabels[proofState] : '') },
  { header: 'Gestuurd', value: sentOn },
  { header: 'Antwoord', value: answered },
  { header: 'Formaat', value: ({ advFormat }) => advFormat ?? '' },
  { header: 'Pagina', value: ({ placedOnPage }) => placedOnPage },
  { header: 'Verkoper', value: contactName },
];
