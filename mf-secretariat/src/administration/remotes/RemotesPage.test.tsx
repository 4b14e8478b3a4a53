import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderArea, testUser, type Unmasked } from 'kit/testing';

import Area from '../../Area';
import {
  SecretariatOverrideRemoteDocument,
  SecretariatRemotesDocument,
  type SecretariatRemotesQuery,
  SecretariatRestoreRemoteDocument,
  SecretariatWithdrawRemoteDocument,
} from '../../gql/graphql';

type Remote = Unmasked<SecretariatRemotesQuery>['remotes'][number];
type Version = Remote['versions'][number];

const NEW = 'https://club.example/v2/mf-manifest.json';
const version = (changes: Partial<Version>): Version => ({
  channel: 'stable',
  entry: NEW,
  version: '2.0.0',
  commit: 'abc',
  build: '0123456789ab',
  kit: '^1.0.0',
  withdrawnAt: null,
  isGivenUp: false,
  failures: [],
  ...changes,
});
const previous = version({
  channel: 'previous',
  entry: 'https://club.example/v1/mf-manifest.json',
  version: '1.0.0',
});
const club = (...versions: Version[]): Remote => ({ area: 'club', title: 'Club van 111', versions });
const listed = (remote: Remote, times = 1) =>
  answer(SecretariatRemotesDocument, {}, { remotes: [remote] }, times);
const open = (mocks: ReturnType<typeof answer>[]) =>
  renderArea(<Area route="/onderdelen" />, {
    path: '/onderdelen',
    mocks,
    user: { ...testUser(), role: 'Admin' },
  });

it('shows each version with what it asks, for whom it is, and how it failed', async () => {
  const failures = [
    { kind: 'load' as const, count: 4, lastMessage: 'Failed to fetch', lastAt: '2026-11-20T10:00:00Z' },
  ];
  open([listed(club(version({ failures }), previous))]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByText('2.0.0 (0123456789ab)')).toBeVisible();
  expect(within(first!).getByText('Voor iedereen')).toBeVisible();
  expect(within(first!).getByText(/Vraagt kit \^1\.0\.0, gemaakt van abc/)).toBeVisible();
  expect(within(first!).getByText(/4 × niet geladen.*Failed to fetch/)).toBeVisible();
  expect(within(second!).getByText('Vorige')).toBeVisible();
});

it('goes back to the version before, and offers the undo', async () => {
  const sent = { area: 'club', entry: NEW };
  open([
    listed(club(version({}), previous)),
    answer(SecretariatWithdrawRemoteDocument, sent, { withdrawRemote: true }),
    listed(club(version({ withdrawnAt: '2026-11-24T09:00:00Z' }), previous)),
    answer(SecretariatRestoreRemoteDocument, sent, { restoreRemote: true }),
    listed(club(version({}), previous)),
  ]);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Club van 111 2.0.0 (0123456789ab) terugdraaien' }),
  );
  expect(await screen.findByText('Teruggedraaid naar de vorige versie')).toBeVisible();
  expect(await screen.findByText('Teruggedraaid')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  expect(await screen.findByText('Wordt weer aangeboden')).toBeVisible();
  expect(await screen.findByText('Voor iedereen')).toBeVisible();
});

it('the only version that is left cannot be taken away', async () => {
  open([listed(club(version({}), { ...previous, withdrawnAt: '2026-11-24T09:00:00Z', isGivenUp: true }))]);
  expect(await screen.findByText(/Vanzelf teruggedraaid/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /terugdraaien/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /weer aanbieden/ })).toBeVisible();
});

it('has an Admin load an area of their own machine', async () => {
  const entry = 'http://localhost:3001/mf-manifest.json';
  open([
    listed(club(version({}), previous), 2),
    answer(SecretariatOverrideRemoteDocument, { area: 'club', entry }, { overrideRemote: true }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Van je eigen computer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Van je eigen computer laden' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Laden' }));
  expect(await screen.findByText(/12 uur lang van je eigen computer/)).toBeVisible();
});
