import { screen, within } from '@testing-library/react';
import { answer, type Unmasked } from 'kit/testing';

import { KrantProofsDocument, type KrantProofsQuery } from '../gql/graphql';
import { openKrant } from '../testKrant';

type Ad = Unmasked<KrantProofsQuery>['advertisementsWithProof'][number];

const ad = (number: number, more: Partial<Ad> = {}): Ad => ({
  ...{ id: `ad${number}`, advertiserUserId: number, name: `Zaak ${number}`, advFormat: '17x8,9' },
  ...{ placedOnPage: '3', proofState: 'waiting', contactId: 'u1' },
  contact: { id: 'u1', name: 'José van den Berg' },
  proofs: [{ id: `p${number}`, sentAt: '2026-11-20T10:00:00.000Z', answeredAt: null, answeredBy: '' }],
  ...more,
});
const open = (ads: Ad[]) =>
  openKrant('redactie&lijst=proofs', [
    answer(KrantProofsDocument, { editionId: 'e2027' }, { advertisementsWithProof: ads }),
  ]);
afterEach(() => sessionStorage.clear());

test('tells of each proof what became of it, when and by whom; it is searched', async () => {
  const proofs = [
    {
      id: 'p7',
      sentAt: '2026-11-20T10:00:00.000Z',
      answeredAt: '2026-11-21T08:00:00.000Z',
      answeredBy: 'Bep',
    },
  ];
  const { user } = open([ad(7, { proofState: 'changes', proofs }), ad(3)]);
  const table = within(await screen.findByRole('table', { name: 'Proeven' }));
  const [first, second] = table.getAllByRole('row').slice(1);
  expect(first).toHaveTextContent(/Zaak 7.*wijziging gevraagd.*20\/11\/2026.*21\/11\/2026, Bep/);
  expect(second).toHaveTextContent(/Zaak 3.*bij de adverteerder.*José van den Berg/);
  await user.type(screen.getByRole('searchbox', { name: 'Zoek bij proeven' }), 'zz');
  expect(await screen.findByText('Niets gevonden')).toBeVisible();
});

test('says how the first one is sent', async () => {
  open([]);
  expect(await screen.findByText('Er zijn nog geen proeven gestuurd.')).toBeVisible();
  expect(screen.getByText('Open een advertentie en kies Proef sturen.')).toBeVisible();
});
