import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, mockDownloads, pageOf, refuse, renderArea, testUser } from 'kit/testing';
import readXlsxFile from 'read-excel-file/universal';

import {
  ClubBackupDocument,
  ClubCreateReportDocument,
  ClubReportEditionsDocument,
  ClubReportsDocument,
  type ClubReportsQuery,
  type ClubReportType,
} from '../gql/graphql';
import { type Member, member } from '../testClub';
import { ReportsTab } from './ReportsTab';

type Report = ClubReportsQuery['clubReports'][number];

const report = (id: string, type: ClubReportType): Report => ({
  id,
  edition: '2027',
  type,
  creator: 'Piet Peters',
  createdAt: '2026-11-11T10:00:00.000Z',
  file: { id: `f${id}`, url: `/files/club/reports/${id}`, name: `${type} 2027.docx`, type: 'docx', size: 9 },
});
const editions = (...titles: string[]) =>
  answer(
    ClubReportEditionsDocument,
    {},
    {
      clubEditions: titles.map((title) => ({
        id: `e${title}`,
        revision: 1,
        title,
        active: title === '2027',
      })),
    },
  );
const reports = (list: Report[], times?: number) =>
  answer(ClubReportsDocument, {}, { clubReports: list }, times);

const saved = mockDownloads();
const server = { isUp: true };
const { fetch } = globalThis;
beforeEach(() => {
  server.isUp = true;
  const fetchFile = async () =>
    server.isUp
      ? { ok: true, blob: async () => new Blob(['docx']) }
      : { ok: false, text: async () => '{"errors":[{"message":"Bestand is weg"}]}' };
  Object.assign(globalThis, { fetch: fetchFile });
});
afterEach(() => void (globalThis.fetch = fetch));

function open(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<ReportsTab />, { path: '/club', mocks, user: testUser(['clubAdmin']) });
  return userEvent.setup();
}
const button = (name: string) => screen.findByRole('button', { name });

test('each report with what is in it, of the active edition or another', async () => {
  const user = open(
    editions('2028', '2027'),
    reports([], 1),
    answer(
      ClubCreateReportDocument,
      { editionId: 'e2028', type: 'homeVisit' },
      { createClubReport: report('r', 'homeVisit') },
    ),
    reports([report('r', 'homeVisit')]),
  );
  expect(await screen.findByText('Er zijn nog geen rapporten.')).toBeVisible();
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Receptie', 'Alle betalers', 'Huisbezoek', 'Back-up']);
  expect(screen.getByText(/per straat, met een kolom om af te vinken/)).toBeVisible();
  const picker = screen.getByRole('combobox', { name: 'Editie' });
  expect(picker).toHaveDisplayValue('2027 (actief)');
  await user.selectOptions(picker, '2028');
  await user.click(await button('Huisbezoek als Word'));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['homeVisit 2027.docx']));
  expect(
    await screen.findByRole('row', { name: /^Huisbezoek 2027 11\/11\/2026 11:00 Piet Peters/ }),
  ).toBeVisible();
});

test('why a report cannot be made is said in the words of the server', async () => {
  const asked = { editionId: 'e2027', type: 'reception' } as const;
  const user = open(
    editions('2027'),
    reports([]),
    refuse(ClubCreateReportDocument, asked, 'Er zijn geen jubilarissen', { code: 'BAD_USER_INPUT' }),
    answer(ClubCreateReportDocument, asked, { createClubReport: report('r', 'reception') }),
  );
  await user.click(await button('Receptie als Word'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Receptie 2027' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Er zijn geen jubilarissen');
  expect(saved).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('a report of the last 30 days is downloaded again', async () => {
  const user = open(editions('2027'), reports([report('a', 'totalPays')]));
  const again = 'Alle betalers 2027 van 11/11/2026 11:00 downloaden';
  server.isUp = false;
  await user.click(await button(again));
  expect(await screen.findByText('Bestand is weg')).toBeVisible();
  server.isUp = true;
  await user.click(await button('Opnieuw proberen'));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['totalPays 2027.docx']));
});

test('says what to do without an edition', async () => {
  open(editions(), reports([]));
  expect(await screen.findByText('Er is nog geen editie.')).toBeVisible();
});

describe('the back-up as a workbook', () => {
  const zoe = (number: number): Member =>
    member(`1985${String(number).padStart(2, '0')}`, {
      firstName: 'Zoë',
      lastName: `van 't Ĳsselmeer ${number}`,
      joined: 1985,
      gender: 'f',
      phone: '+31612345678',
      bday: '1960-02-29',
      paidYears: [2025, 2026],
      payments: [
        { year: 2025, via: 'imported', paidOn: null, amount: null },
        { year: 2026, via: 'bank', paidOn: '2026-03-01', amount: null },
      ],
    });
  const page = (after: string | null, from: number, endCursor: string | null) =>
    answer(
      ClubBackupDocument,
      { after },
      {
        clubMembers: pageOf((endCursor ? [from, from + 1] : [from]).map(zoe), { totalCount: 3, endCursor }),
      },
    );

  test('has every member of all pages, with everything', async () => {
    const user = open(editions('2027'), reports([]), page(null, 1, 'c2'), page('c2', 3, null));
    await user.click(await button('Back-up als Excel'));
    await waitFor(() => expect(saved).toHaveLength(1), { timeout: 5000 });
    expect(saved[0]?.name).toMatch(/^club-back-up-\d{4}-\d\d-\d\d\.xlsx$/);
    const rows = (await readXlsxFile((await saved[0]?.blob.arrayBuffer()) as ArrayBuffer))[0]?.data ?? [];
    expect(rows).toHaveLength(4);
    expect(rows[0]?.slice(0, 5)).toEqual(['Lidnummer', 'Lid sinds', 'Geslacht', 'Voornaam', 'Achternaam']);
    expect(rows[3]?.slice(0, 5)).toEqual(['198503', 1985, 'f', 'Zoë', "van 't Ĳsselmeer 3"]);
    expect(rows[1]).toEqual(
      expect.arrayContaining([
        '+31612345678',
        '29/02/1960',
        expect.stringMatching(/^2025: .*\n2026: .*, 01\/03\/2026$/),
      ]),
    );
  });
});
