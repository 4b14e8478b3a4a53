import { toApiError, useSave } from 'kit/graphql';
import { useDebouncedValue, useRefetch } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { SearchField, Stack, Button, useSnackbar } from 'kit/ui';
import { useState } from 'react';

import { AdRowDetails } from '../AdRowDetails';
import type { Edition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import { KrantAdsViewFragmentDoc, type KrantAdsViewFragment, KrantPromoteDocument } from '../gql/graphql';
import { ListCard } from '../ListCard';
import { useAds } from '../useAds';
import { exportedAds, adColumns } from './adColumns';

const lists = {
  initial: {
    what: 'De lijst te beoordelen',
    file: 'te-beoordelen',
    empty: { title: 'Er is niets te beoordelen.', text: 'Wat verkocht wordt, komt hier.' },
  },
  notSold: {
    what: 'De lijst niet verkocht',
    file: 'niet-verkocht',
    empty: { title: 'Er zijn geen adverteerders die niet mee willen doen.' },
  },
} as const;

interface AdsViewProps {
  edition: Edition;
  list: keyof typeof lists;
}

/** The advertisements to be reviewed, or those not sold. */
export function AdsView({ edition: { id, title, active }, list }: AdsViewProps) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim());
  const pages = useAds(id, list, search ? { search } : {});
  const { what, file, empty } = lists[list];
  return (
    <Stack>
      <SearchField label="Zoek op nummer of bedrijf" value={text} onChange={setText} />
      <ListCard
        pages={pages}
        field="advertisements"
        rowsOf={(nodes) => getFragmentData(KrantAdsViewFragmentDoc, nodes)}
        subject={what}
        nouns={['advertentie', 'advertenties']}
        fileName={`krant-${title}-${file}`}
        exported={exportedAds[list]}
        isNarrowed={search !== ''}
        empty={empty}
      >
        {(ads) => <AdTable ads={ads} list={list} canChange={active} onChanged={pages.reload} />}
      </ListCard>
    </Stack>
  );
}

interface AdTableProps {
  ads: readonly KrantAdsViewFragment[];
  list: 'initial' | 'notSold';
  canChange: boolean;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** The rows of a list of the overview; each opens to what was sold, and what was asked and written about it. */
export function AdTable({ ads, list, canChange, onChanged }: AdTableProps) {
  const reload = useRefetch(['KrantOverview']);
  const changed = async () => void (await Promise.all([onChanged(), reload()]));
  const { promote, busy } = usePromote(changed);
  const button: Column<KrantAdsViewFragment> = {
    id: 'promote',
    header: '',
    align: 'right',
    cell: (ad) => (
      <Button
        variant="ghost"
        size="small"
        pending={busy === ad.id}
        aria-label={`${ad.name} door naar redactie`}
        onClick={() => void promote(ad)}
      >
        Door naar redactie
      </Button>
    ),
  };
  const columns = adColumns[list];
  return (
    <Table
      caption={list === 'initial' ? 'Te beoordelen' : 'Niet verkocht'}
      columns={list === 'initial' && canChange ? [...columns, button] : columns}
      rows={ads}
      details={{
        name: ({ name }) => name,
        render: (ad) => <AdRowDetails id={ad.id} canEdit={canChange} onChanged={changed} />,
      }}
    />
  );
}

/** To the editors, from the stage in which it was seen. */
function usePromote(onChanged: () => Promise<unknown>) {
  const snackbar = useSnackbar();
  const { save } = useSave(KrantPromoteDocument);
  const [busy, setBusy] = useState<string>();
  const promote = async ({ id, name }: KrantAdsViewFragment) => {
    setBusy(id);
    try {
      await save({ id, from: 'initial' });
      snackbar.show(`${name} is door naar de redactie`);
      await onChanged();
    } catch (error) {
      const { message, code } = toApiError(error);
      snackbar.show(message, { tone: 'error' });
      if (code === 'CONFLICT' || code === 'NOT_FOUND') await onChanged();
    } finally {
      setBusy(undefined);
    }
  };
  return { promote, busy };
}
