import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, gone, pageOf, pressIn, refuse, renderArea, testUser } from 'kit/testing';

import Area from '../../Area';
import {
  type JobState,
  SecretariatDropJobDocument,
  type SecretariatJobRowFragment,
  SecretariatJobsDocument,
  SecretariatPausedAddressesDocument,
  SecretariatResumeAddressDocument,
  SecretariatRetryJobDocument,
  SecretariatStorageStateDocument,
  type SecretariatStorageStateQuery,
} from '../../gql/graphql';

const user = userEvent.setup();

const mail: SecretariatJobRowFragment = {
  id: 'j1',
  title: 'Mail',
  label: 'invoice',
  subject: 'jan@carnaval.example',
  state: 'failed',
  message: '550',
  failedTries: 1,
  addedAt: '2026-11-20T10:00:00.000Z',
  lastRunAt: '2026-11-20T10:00:00.000Z',
  nextRunAt: null,
  every: null,
};
const nightly: SecretariatJobRowFragment = {
  ...mail,
  id: 'j2',
  title: 'Losse bestanden opruimen',
  label: null,
  subject: null,
  state: 'running',
  message: 'Er ging iets mis.',
  nextRunAt: '2026-11-21T10:00:00.000Z',
  every: '1 day',
};

const list = (rows: SecretariatJobRowFragment[], state: JobState = 'failed', times = 1) =>
  answer(SecretariatJobsDocument, { state }, { jobs: pageOf(rows) }, times);
const none = answer(SecretariatJobsDocument, { state: 'failed', first: 100 }, { jobs: pageOf([]) });
const open = (
  mocks: ReturnType<typeof answer>[],
  backup: SecretariatStorageStateQuery['latestBackup'] = null,
  diskSpace: SecretariatStorageStateQuery['diskSpace'] = null,
) =>
  renderArea(<Area route="/achtergrondtaken" />, {
    path: '/achtergrondtaken',
    mocks: [
      ...mocks,
      answer(SecretariatStorageStateDocument, {}, { diskSpace, latestBackup: backup }),
      answer(SecretariatPausedAddressesDocument, {}, { pausedAddresses: [] }),
    ],
    user: { ...testUser(), role: 'Admin' },
  });

test('what failed, why, and what can be done about it', async () => {
  open([list([mail, nightly])]);
  const row = await screen.findByRole('row', { name: /Mail: invoice/ });
  expect(row).toHaveTextContent('jan@carnaval.example');
  expect(row).toHaveTextContent('550');
  const recurring = screen.getByRole('row', { name: /Losse bestanden opruimen/ });
  expect(
    within(recurring).getByRole('button', { name: 'Losse bestanden opruimen opnieuw proberen' }),
  ).toBeVisible();
  expect(within(recurring).queryByRole('button', { name: 'Losse bestanden opruimen weggooien' })).toBeNull();
});

test('a failed mail is tried again', async () => {
  open([
    list([mail]),
    answer(
      SecretariatRetryJobDocument,
      { id: 'j1' },
      { retryJob: { id: 'j1', state: 'running', nextRunAt: '2026-11-22T10:00:00.000Z' } },
    ),
    none,
  ]);
  await user.click(await screen.findByRole('button', { name: 'Mail: invoice opnieuw proberen' }));
  expect(await screen.findByText('De taak wordt opnieuw geprobeerd')).toBeVisible();
  expect(await screen.findByText('Er is niets mislukt.')).toBeVisible();
});

test('one that somebody else tried already is told, and leaves the list', async () => {
  open([
    list([mail]),
    refuse(SecretariatRetryJobDocument, { id: 'j1' }, 'Deze mislukte taak bestaat niet (meer).', {
      code: 'NOT_FOUND',
    }),
    none,
  ]);
  await user.click(await screen.findByRole('button', { name: 'Mail: invoice opnieuw proberen' }));
  expect(await screen.findByText('Deze mislukte taak bestaat niet (meer).')).toBeVisible();
  expect(await screen.findByText('Er is niets mislukt.')).toBeVisible();
});

test('a failed mail is dropped after a question', async () => {
  open([list([mail]), answer(SecretariatDropJobDocument, { id: 'j1' }, { dropJob: 'j1' }), none]);
  await user.click(await screen.findByRole('button', { name: 'Mail: invoice weggooien' }));
  await screen.findByText('Mail: invoice (jan@carnaval.example) wordt niet meer gedaan.');
  await pressIn(user, 'Verwijderen', 'alertdialog');
  await gone();
  expect(await screen.findByText('Er is niets mislukt.')).toBeVisible();
});

test('other states have a list of their own', async () => {
  open([list([]), list([{ ...mail, state: 'done', message: null }], 'done')]);
  await user.click(await screen.findByRole('tab', { name: 'Klaar' }));
  expect(await screen.findByRole('row', { name: /Mail: invoice/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /opnieuw/ })).toBeNull();
});

describe('the last backup', () => {
  const made = (madeAt: Date, isVerified = true) => ({
    madeAt: madeAt.toISOString(),
    size: 12.34 * 1024 * 1024,
    isVerified,
  });

  test.each([
    [
      'is told, with its size and whether it was read back',
      made(new Date()),
      /^Laatste back-up: .*, 12,3 MB, teruggelezen en vergeleken\.$/,
    ],
    [
      'warns when it is old',
      made(new Date(Date.now() - 40 * 3_600_000), false),
      /versleuteld\. Dat is langer dan een dag geleden\./,
    ],
    ['is missed when there is none', null, 'Er is nog geen back-up gemaakt.'],
  ])('%s', async (_, backup, text) => {
    open([list([])], backup);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

test.each([
  [2.5, false, 'De schijf raakt vol: nog 2,5 GB vrij.'],
  [0.5, true, 'De schijf is bijna vol (nog 0,5 GB vrij): er komen geen bestanden meer bij tot er ruimte is.'],
])('a disk with %s GB left is told', async (gigabytes, isFull, text) => {
  open([list([])], null, { free: gigabytes * 1024 ** 3, isLow: true, isFull });
  expect(await screen.findByText(text)).toBeVisible();
});

test('an address that gets no mail is told, and gets it again', async () => {
  const jan = {
    id: 'a1',
    address: 'jan@carnaval.example',
    lastCode: 550,
    lastAt: '2026-11-20T10:00:00.000Z',
  };
  open([
    list([]),
    answer(SecretariatPausedAddressesDocument, {}, { pausedAddresses: [jan] }),
    answer(SecretariatResumeAddressDocument, { id: 'a1' }, { resumeAddress: 'a1' }),
  ]);
  expect(await screen.findByText(/^jan@carnaval\.example \(550, /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'jan@carnaval.example weer mail sturen' }));
  expect(await screen.findByText('Het adres krijgt weer mail')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/jan@carnaval/)).toBeNull());
});
