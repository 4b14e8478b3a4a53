import { act, screen, within } from '@testing-library/react';
import { answer, refuse, renderArea, testUser, type Unmasked } from 'kit/testing';

import Area from '../../Area';
import { SecretariatSystemDocument, type SecretariatSystemQuery } from '../../gql/graphql';

type Status = Unmasked<SecretariatSystemQuery>['systemStatus'];

const at = '2026-11-20T10:00:30.000Z';
const sample = (minutesAgo: number, more: Partial<Status['samples'][number]> = {}) => ({
  at: new Date(Date.parse(at) - minutesAgo * 60_000).toISOString(),
  requestsPerMinute: 4,
  p95: 40,
  memory: 200 * 1024 ** 2,
  mailWaiting: 0,
  ...more,
});
const status: Status = {
  at,
  parts: [
    { key: 'database', state: 'good', word: 'answers' },
    { key: 'engine', state: 'good', word: 'restarted' },
    { key: 'disk', state: 'good', word: 'enough room' },
    { key: 'jobs', state: 'good', word: 'on time' },
    { key: 'mail', state: 'good', word: 'goes out' },
    { key: 'backup', state: 'good', word: 'made' },
    { key: 'restore', state: 'unknown', word: 'not verified' },
  ],
  now: {
    requestsPerMinute: 12.4,
    failed: 2,
    p95: 47.5,
    slowest: [{ operation: 'paperEdition', count: 12, p95: 1240 }],
    loopDelay: 1.26,
    memory: 210 * 1024 ** 2,
    processes: 2,
    upSince: '2026-11-19T08:15:00.000Z',
  },
  samples: [sample(15, { requestsPerMinute: 9 }), sample(10), sample(5, { memory: 220 * 1024 ** 2 })],
  jobsWaiting: 19,
  jobsFailed: 0,
  mailWaiting: 3,
  mailFailed: 1,
  pausedAddresses: 1,
  diskFree: 12.3 * 1024 ** 3,
  databaseSize: 8.2 * 1024 ** 2,
  backupHoursAgo: 5,
  engineRestarts: 1,
  version: '1.0.0',
  commit: 'abc123def456',
};
const told = (more: Partial<Status> = {}) =>
  answer(SecretariatSystemDocument, {}, { systemStatus: { ...status, ...more } }, 1);
const open = (mocks: ReturnType<typeof answer>[]) =>
  renderArea(<Area route="/systeem" />, {
    path: '/systeem',
    mocks,
    user: { ...testUser(), role: 'Admin' },
  });
const part = (name: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByText(name, { selector: 'b' }));

test('tells of each part in words whether it is well, and draws the day with the same in words', async () => {
  open([told()]);
  expect(await screen.findByText('Alles werkt.')).toBeVisible();
  expect(part('Ingebouwde database')).toHaveTextContent('Draait, 1 keer opnieuw gestart Goed');
  expect(part('Schijf')).toHaveTextContent('12,3 GB vrij Goed');
  expect(part('Back-up')).toHaveTextContent('5 uur geleden Goed');
  expect(part('Back-up teruggelezen')).toHaveTextContent('De laatste is versleuteld Niet te zien');
  expect(screen.getByText('Laatst gevraagd om 11:00:30.', { exact: false })).toBeVisible();
  expect(
    await screen.findByRole('img', {
      name: 'Verzoeken per minuut: nu 4, hoogst 9 om 10:45, laagst 4',
    }),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: /^Geheugen: nu 220 MB, hoogst 220 MB/ })).toBeVisible();
});

test('names what is wrong', async () => {
  const wrong: Record<string, string> = { mail: 'some given up', disk: 'low', jobs: 'overdue' };
  open([
    told({
      parts: status.parts.map((one) =>
        wrong[one.key] ? { ...one, state: 'attention', word: wrong[one.key]! } : one,
      ),
    }),
  ]);
  expect(await screen.findByText('Let op: Schijf, Achtergrondtaken, Mail.')).toBeVisible();
  expect(part('Mail')).toHaveTextContent('1 niet verstuurd Let op');
  expect(part('Schijf')).toHaveTextContent('Raakt vol: 12,3 GB vrij Let op');
});

test('has the figures of now, and of the slowest requests', async () => {
  open([told()]);
  const now = await screen.findByRole('region', { name: 'Nu' });
  expect(now).toHaveTextContent('Verzoeken per minuut12laatste 5 minuten');
  expect(now).toHaveTextContent('Antwoordtijd48 ms');
  expect(now).toHaveTextContent('Mails die wachten31 niet verstuurd, 1 adres gepauzeerd');
  expect(now).toHaveTextContent('Processen2het oudste sinds 19/11/2026 09:15');
  expect(now).toHaveTextContent('Versie1.0.0commit abc123def456');
  expect(screen.getByRole('row', { name: /paperEdition/ })).toHaveTextContent('1,2 s');
});

test('what cannot be known is a dash, and a day without samples says so', async () => {
  const now = { ...status.now, p95: null, slowest: [] };
  open([told({ now, samples: [], diskFree: null, databaseSize: null, commit: null })]);
  expect(await screen.findByRole('region', { name: 'Nu' })).toHaveTextContent('Vrij op de schijf–');
  expect(screen.getAllByText('Nog geen metingen')).toHaveLength(4);
  expect(screen.getByText('In de laatste vijf minuten vroeg niemand iets.')).toBeVisible();
});

describe('every half minute', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const halfAMinute = () => act(() => jest.advanceTimersByTimeAsync(30_100));

  test('it is asked again, but not while nobody looks', async () => {
    open([told(), told({ at: '2026-11-20T10:01:00.000Z' })]);
    await screen.findByText(/11:00:30/);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await halfAMinute();
    expect(screen.getByText(/11:00:30/)).toBeVisible();
    hidden.mockReturnValue(false);
    await halfAMinute();
    expect(await screen.findByText(/11:01:00/)).toBeVisible();
  });

  test('when that fails, what was last told stays', async () => {
    open([
      told(),
      refuse(SecretariatSystemDocument, {}, 'Het portaal is even niet bereikbaar.', { code: 'UNAVAILABLE' }),
    ]);
    await screen.findByText(/11:00:30/);
    await halfAMinute();
    expect(await screen.findByText(/^Verversen lukt nu niet\./)).toBeVisible();
    expect(screen.getByText(/11:00:30/)).toBeVisible();
  });
});
