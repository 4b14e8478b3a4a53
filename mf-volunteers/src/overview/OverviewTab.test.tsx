import { screen, waitFor, within } from '@testing-library/react';
import { answer, mockDownloads, press, refuse, textOf } from 'kit/testing';
import readXlsxFile from 'read-excel-file/universal';

import { VolunteersHoursDocument, VolunteersOfActivityDocument } from '../gql/graphql';
import { activities, activity, bar, cells, inBar, open, parade, person, season } from '../testVolunteers';

const saved = mockDownloads();
const hall = activity('Hal', { archived: true });
const seasonText = `${season}-${season + 1}`;
const counts = {
  archive: [hall],
  volunteerCounts: [
    { activityId: bar.id, season: season - 2, count: 4 },
    { activityId: hall.id, season: season - 2, count: 1 },
    { activityId: bar.id, season, count: 2 },
    { activityId: parade.id, season, count: 1 },
  ],
  volunteerHeads: [
    { season: season - 2, count: 4 },
    { season, count: 2 },
  ],
};
const jan = person('1');
const zoe = person('2', { name: 'Zoë Müller', email: '' });
const inParade = answer(
  VolunteersOfActivityDocument,
  { activityId: parade.id, season },
  { activityVolunteers: [{ id: jan.id, name: jan.name, email: jan.email }] },
);
const ofSeason = `Vrijwilligers per activiteit in ${seasonText}`;

test('numbers of a season, with the archive where it had people', async () => {
  const { user } = open('overview', [activities(counts)]);
  expect(await screen.findByText('Bezig met laden...')).toBeInTheDocument();
  expect(await cells(ofSeason)).toEqual([
    ['Bar ', '2'],
    ['Optocht ', '1'],
    ['Totaal', '3'],
  ]);
  expect(screen.getByText(/^Samen zijn het 2 personen: wie aan meer/)).toBeVisible();
  const earlier = `${season - 2}-${season - 1}`;
  await user.selectOptions(screen.getByLabelText('Seizoen'), String(season - 2));
  expect(await cells(`Vrijwilligers per activiteit in ${earlier}`)).toEqual([
    ['Bar ', '4'],
    ['Optocht ', '0'],
    ['Hal Archief', '1'],
    ['Totaal', '5'],
  ]);
  expect(
    screen.queryByRole('button', { name: 'Namen en e-mailadressen van Optocht downloaden' }),
  ).not.toBeInTheDocument();
});

test('without activities there is a word for it', async () => {
  open('overview', [activities({ active: [] })]);
  expect(await screen.findByText('Er zijn geen activiteiten om weer te geven.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Per seizoen' })).not.toBeInTheDocument();
});

test('the seasons side by side, with the same figures in a table', async () => {
  const { user } = open('overview', [activities(counts)]);
  const rows = [-2, -1, 0].map((away) => `${season + away}-${season + away + 1}`);
  expect(await cells('Vrijwilligers per seizoen, alle activiteiten', 3)).toEqual([
    [rows[0], '5', '4'],
    [rows[1], '0', '0'],
    [rows[2], '3', '2'],
  ]);
  expect(
    await screen.findByRole('img', { name: /^Staafdiagram: aantal vrijwilligers per seizoen, alle/ }),
  ).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Toon'), 'Bar');
  expect(await cells('Vrijwilligers per seizoen, Bar')).toEqual([
    [rows[0], '4'],
    [rows[1], '0'],
    [rows[2], '2'],
  ]);
  expect(screen.getByRole('img', { name: /per seizoen, Bar\./ })).toBeVisible();
});

test('lines of name and email, of an activity and of all together', async () => {
  const { user } = open('overview', [
    activities(counts),
    refuse(VolunteersOfActivityDocument, { activityId: bar.id, season }, 'De server is er niet.', {}),
    inBar([jan, zoe]),
    inParade,
  ]);
  await press(user, 'Namen en e-mailadressen van Bar downloaden');
  expect(await screen.findByText('De server is er niet.')).toBeVisible();
  await press(user, 'Namen en e-mailadressen van Bar downloaden');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`vrijwilligers Bar ${seasonText}.txt`);
  const lines = 'Jan Jansen\tjan@voorbeeld.example\r\nZoë Müller\t\r\n';
  expect(await textOf(saved[0]?.blob)).toBe(`\uFEFF${lines}`);
  await press(user, 'Namen en e-mailadressen van alle activiteiten downloaden');
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.name).toBe(`vrijwilligers alle activiteiten ${seasonText}.txt`);
  expect(await textOf(saved[1]?.blob)).toBe(
    `\uFEFFBar\r\n${lines}\r\nOptocht\r\nJan Jansen\tjan@voorbeeld.example\r\n`,
  );
});

test('all of it as a workbook', async () => {
  const { user } = open('overview', [activities(counts), inBar([zoe]), inParade]);
  await screen.findByRole('table', { name: ofSeason });
  await user.click(within(screen.getByRole('group', { name: 'Lijst meenemen' })).getByText('Excel'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`boerenploeg ${seasonText}.xlsx`);
  const [sheet] = await readXlsxFile((await saved[0]?.blob.arrayBuffer()) as ArrayBuffer);
  expect(sheet?.data).toEqual([
    ['Activiteit', 'Seizoen', 'Naam', 'E-mail'],
    ['Bar', seasonText, 'Zoë Müller', null],
    ['Optocht', seasonText, 'Jan Jansen', 'jan@voorbeeld.example'],
  ]);
});

test('the hours of a season, of each and together', async () => {
  open('overview', [
    activities({ volunteerCounts: [] }),
    answer(
      VolunteersHoursDocument,
      { season },
      {
        volunteerHours: [
          { volunteerId: '1', name: 'Jan Jansen', shifts: 2, minutes: 450 },
          { volunteerId: '2', name: 'Zoë Müller', shifts: 1, minutes: 240 },
        ],
      },
    ),
  ]);
  const table = await screen.findByRole('table', {
    name: `Uren per vrijwilliger in ${season}-${season + 1}`,
  });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Naam'),
    expect.stringContaining('7,5'),
    expect.stringContaining('4'),
    expect.stringContaining('11,5'),
  ]);
});
