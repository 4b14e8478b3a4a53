import { screen, waitFor } from '@testing-library/react';
import { answer, press } from 'kit/testing';

import { KrantDemoteDocument, KrantPromoteDocument } from '../gql/graphql';
import { openKrant } from '../testKrant';
import { ad, cells, list, reloaded, settings, totals } from './testEditorial';

beforeEach(() => sessionStorage.clear());

const first = ad(12);
const second = ad(40);
const moved = (id: string, stage: 'editing' | 'placement') => ({
  ...{ id, stage, revision: 1, placed: false, placedOnPage: '' },
  ...{ modifiedByName: 'Toon Aarts', modifiedAt: '2026-11-20T10:00:00.000Z' },
});

test('several go on to be placed at once, and come back at once', async () => {
  const moves = ['ad12', 'ad40'].flatMap((id) => [
    answer(
      KrantPromoteDocument,
      { id, from: 'editing' },
      { promoteAdvertisement: moved(id, 'placement') },
      1,
    ),
    answer(KrantDemoteDocument, { id, from: 'placement' }, { demoteAdvertisement: moved(id, 'editing') }, 1),
  ]);
  const { user } = openKrant('redactie', [
    list('editing', [first, second]),
    list('editing', [], {}, { first: 100, times: 1 }),
    reloaded('editing', [first, second]),
    totals(),
    settings(),
    ...moves,
  ]);
  await user.click(await screen.findByRole('checkbox', { name: 'Alle rijen kiezen' }));
  await press(user, 'Door naar plaatsen');
  expect(await screen.findByText('2 advertenties staan bij te plaatsen')).toBeVisible();
  expect(await screen.findByText('Er is niets te verwerken.')).toBeVisible();
  await press(user, 'Ongedaan maken');
  await waitFor(async () => expect(await cells('Te verwerken advertenties', 1)).toEqual([['12'], ['40']]));
});
