import { useDebouncedValue } from 'kit/lists';
import { SearchField, Stack } from 'kit/ui';
import { useState } from 'react';

import type { Edition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import { KrantAdsViewFragmentDoc } from '../gql/graphql';
import { ListCard } from '../ListCard';
import { useAds } from '../useAds';
import { exportedAds } from './adColumns';
import { AdTable } from './AdTable';

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
