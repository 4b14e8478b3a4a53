import { Loaded } from 'kit/data';
import { ExportButtons, type ExportColumn } from 'kit/export';
import { formatDate, todayInAmsterdam } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { EmailLink, filterRows, MutedText, PhoneLink, useAddressText, useRefetch } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Alert, Card, EmptyState, Stack } from 'kit/ui';

import { AdRowDetails } from '../AdRowDetails';
import type { Edition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import {
  KrantMaterialDocument,
  type KrantMissingMaterialFragment,
  KrantMissingMaterialFragmentDoc,
} from '../gql/graphql';
import { colorLabels } from '../labels';
import { ListFilters } from '../ListFilters';
import { contactName } from '../sellers';

type Ad = KrantMissingMaterialFragment;

/** What was sold and of which there is nothing to print yet, who waits longest first. */
export function MaterialView({ edition }: { edition: Edition }) {
  const [text, setText] = useAddressText();
  const query = useQuery(KrantMaterialDocument, { variables: { editionId: edition.id } });
  const reloadTotals = useRefetch(['KrantTotals']);
  const changed = () => Promise.all([query.refetch().catch(() => undefined), reloadTotals()]);
  const all = getFragmentData(
    KrantMissingMaterialFragmentDoc,
    query.data?.advertisementsWithoutMaterial ?? [],
  );
  const rows = filterRows(all, text, (ad) => `${ad.advertiserUserId} ${ad.name} ${contactName(ad)}`);
  return (
    <Stack>
      <ListFilters
        label="Zoek bij materiaal ontbreekt"
        text={text}
        onText={setText}
        count={0}
        onClear={() => setText('')}
        found={rows.length}
        onDesk="open"
        more={
          <ExportButtons
            fileName={`krant-${edition.title}-materiaal-${todayInAmsterdam()}`}
            columns={exported}
            rows={rows}
          />
        }
      />
      <Card title="Materiaal ontbreekt">
        <Loaded query={query} subject="De lijst">
          {({ paperEdition }) => (
            <Stack>
              <Deadline materialBy={paperEdition.materialBy} isActive={edition.active} />
              {rows.length > 0 ? (
                <Table
                  caption="Materiaal ontbreekt"
                  columns={columns}
                  rows={rows}
                  details={{
                    name: ({ name }) => name,
                    render: ({ id }) => <AdRowDetails id={id} canEdit={edition.active} onChanged={changed} />,
                  }}
                />
              ) : (
                <EmptyState
                  title={all.length > 0 ? 'Niets gevonden' : 'Van alles wat verkocht is, is er materiaal.'}
                />
              )}
            </Stack>
          )}
        </Loaded>
      </Card>
    </Stack>
  );
}

/** Until when it can come, and who is asked. */
function Deadline({ materialBy, isActive }: { materialBy: string | null; isActive: boolean }) {
  if (!isActive) return null;
  if (!materialBy)
    return (
      <Alert>Er is nog geen datum: niemand wordt herinnerd. Kies die bij Overzicht, met Aanpassen.</Alert>
    );
  const day = formatDate(materialBy);
  if (todayInAmsterdam() > materialBy) return <Alert kind="warning">{`Het moest er op ${day} zijn.`}</Alert>;
  return <MutedText>{`Uiterlijk ${day}. Adverteerder en verkoper worden vanzelf herinnerd.`}</MutedText>;
}

const colorOf = ({ advColor }: Ad) => (advColor ? colorLabels[advColor] : '');

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
    id: 'sold',
    header: 'Verkocht op',
    nowrap: true,
    phone: 'labelled',
    cell: ({ soldAt }) => formatDate(soldAt),
  },
  { id: 'format', header: 'Formaat', nowrap: true, phone: 'line', cell: ({ advFormat }) => advFormat },
  { id: 'color', header: 'Kleur', keepWords: true, phone: 'line', cell: colorOf },
  { id: 'seller', header: 'Verkoper', keepWords: true, phone: 'labelled', cell: contactName },
  {
    id: 'email',
    header: 'E-mail',
    cell: ({ advertiser: { email } }) => (email ? <EmailLink address={email} /> : 'geen'),
  },
  {
    id: 'phone',
    header: 'Telefoon',
    nowrap: true,
    cell: ({ advertiser: { phone } }) => phone && <PhoneLink number={phone} />,
  },
];

const exported: ExportColumn<Ad>[] = [
  { header: 'Nr', value: ({ advertiserUserId }) => advertiserUserId },
  { header: 'Bedrijf', value: ({ name }) => name },
  { header: 'Verkocht op', value: ({ soldAt }) => formatDate(soldAt) },
  { header: 'Formaat', value: ({ advFormat }) => advFormat ?? '' },
  { header: 'Kleur', value: colorOf },
  { header: 'Verkoper', value: contactName },
  { header: 'E-mail', value: ({ advertiser }) => advertiser.email },
  { header: 'Telefoon', value: ({ advertiser }) => advertiser.phone },
];
