import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, mockDownloads, press, pressIn, refuse, textOf } from 'kit/testing';

import { VolunteersChoicesDocument, VolunteersJoinDocument, VolunteersLeaveDocument } from '../gql/graphql';
import { activities, bar, barShifts, cells, field, inBar, open, person, season } from '../testVolunteers';

const saved = mockDownloads();
const jan = person('1');
const zoe = person('2', { name: 'Zoë Müller', email: '' });
const piet = person('3', { name: 'Peters, Piet', email: 'piet@voorbeeld.example' });
const seasonText = `${season}-${season + 1}`;
const counted = (count: number) =>
  activities({ volunteerCounts: count ? [{ activityId: bar.id, season, count }] : [] }, 1);
const part = (volunteerId: string) => ({ volunteerId, activityId: bar.id, season });

async function openBar(mocks: ReturnType<typeof answer>[]) {
  const view = open('activiteiten', [...mocks, barShifts([])]);
  await press(view.user, 'Details van Bar');
  return view;
}
const people = async () => within(await screen.findByRole('region', { name: 'Vrijwilligers van Bar' }));

test('a volunteer is found by name and added', async () => {
  const found = answer(
    VolunteersChoicesDocument,
    { search: 'mul' },
    {
      volunteers: {
        edges: [jan, zoe].map(({ id, name, email }) => ({ node: { id, name, email } })),
        totalCount: 3,
      },
    },
  );
  const { user } = await openBar([
    counted(1),
    inBar([jan], 1),
    found,
    refuse(VolunteersJoinDocument, part('2'), 'Deze activiteit is gearchiveerd.', { code: 'BAD_USER_INPUT' }),
    answer(VolunteersJoinDocument, part('2'), { addVolunteerToActivity: zoe }),
    counted(2),
    inBar([jan, zoe]),
  ]);
  await (await people()).findByText('Jan Jansen');
  await user.type(screen.getByRole('searchbox', { name: 'Vrijwilliger toevoegen aan Bar' }), 'mul');
  expect(await screen.findByText('Doet mee')).toBeVisible();
  expect(screen.getByText('En nog 1: zoek preciezer.')).toBeVisible();
  await press(user, 'Zoë Müller toevoegen aan Bar');
  expect(await screen.findByText('Deze activiteit is gearchiveerd.')).toBeVisible();
  await press(user, 'Zoë Müller toevoegen aan Bar');
  expect(await screen.findByText('Zoë Müller doet mee')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Zoë Müller verwijderen uit Bar' })).toBeVisible();
  await waitFor(async () => expect((await cells('Activiteiten'))[0]).toEqual(['Bar', '2']));
});

test('who is not found, and a search that fails', async () => {
  const nobody = { volunteers: { edges: [], totalCount: 0 } };
  const { user } = await openBar([
    counted(0),
    inBar([]),
    answer(VolunteersChoicesDocument, { search: 'xx' }, nobody),
    refuse(VolunteersChoicesDocument, { search: 'xxy' }, 'De server is er niet.', {}),
  ]);
  expect(await screen.findByText('Er zijn geen vrijwilligers om weer te geven.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'E-mailadressen downloaden' })).not.toBeInTheDocument();
  const search = screen.getByRole('searchbox', { name: 'Vrijwilliger toevoegen aan Bar' });
  await user.type(search, 'xx');
  expect(await screen.findByText(/^Geen vrijwilliger gevonden\./)).toBeVisible();
  await user.type(search, 'y');
  expect(await screen.findByText('De server is er niet.')).toBeVisible();
});

test('removing somebody is for this season; who is on a shift stays', async () => {
  const onShift = 'Deze vrijwilliger staat nog op een dienst van deze activiteit. Haal die er eerst af.';
  const { user } = await openBar([
    counted(1),
    inBar([jan], 1),
    refuse(VolunteersLeaveDocument, part('1'), onShift, { code: 'BAD_USER_INPUT' }),
    answer(VolunteersLeaveDocument, part('1'), { removeVolunteerFromActivity: jan }),
    counted(0),
    inBar([]),
  ]);
  await press(user, 'Jan Jansen verwijderen uit Bar');
  const question = await screen.findByRole('alertdialog', { name: 'Jan Jansen verwijderen uit Bar?' });
  expect(question).toHaveTextContent(
    `Dit geldt voor seizoen ${seasonText}. De andere seizoenen blijven staan.`,
  );
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(await screen.findByText(onShift)).toBeVisible();
  await pressIn(user, 'Verwijderen', 'alertdialog');
  await gone();
  expect(await screen.findByText('Er zijn geen vrijwilligers om weer te geven.')).toBeVisible();
});

test('another season has other volunteers', async () => {
  const { user } = await openBar([
    activities(),
    inBar([jan]),
    inBar([piet], undefined, season - 1),
    barShifts([], undefined, season - 1),
  ]);
  await (await people()).findByText('Jan Jansen');
  await user.selectOptions(screen.getByLabelText('Seizoen'), String(season - 1));
  await (await people()).findByText('Peters, Piet');
  expect(screen.queryByText('Jan Jansen')).not.toBeInTheDocument();
});

test('the addresses are copied and downloaded, ready for Bcc', async () => {
  const { user } = await openBar([activities(), inBar([jan, zoe, piet])]);
  await press(user, 'E-mailadressen downloaden');
  const text = 'Jan Jansen <jan@voorbeeld.example>; "Peters, Piet" <piet@voorbeeld.example>';
  const area = await field('Plak deze in het vak Bcc van je mail');
  expect(area).toHaveValue(text);
  expect(area).toHaveAccessibleDescription('2 adressen. Van 1 vrijwilliger is geen adres bekend.');
  await pressIn(user, 'Kopieer');
  expect(await screen.findByText('E-mailadressen gekopieerd')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(text);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await pressIn(user, 'Kopieer');
  expect(await screen.findByText(/^Kopiëren lukt niet vanzelf\./)).toBeVisible();
  expect(area).toHaveFocus();
  await pressIn(user, 'Opslaan als tekstbestand');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`e-mailadressen Bar ${seasonText}.txt`);
  expect(await textOf(saved[0]?.blob)).toBe(`\uFEFF${text}`);
});
