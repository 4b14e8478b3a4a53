import { act, screen, waitFor, within } from '@testing-library/react';

import { openVisitorPage, type Reply } from './testVisitors';

const shift = (id: string, from: string, to: string, free = 2, day = '2027-02-06') => ({
  ...{ id, day, from, to, free },
});
const bar = shift('bar', '20:00', '00:00');
const wardrobe = shift('wardrobe', '19:00', '23:00');
const late = shift('late', '23:30', '03:00', 5);
const full = shift('full', '13:00', '18:00', 0, '2027-02-07');
const offer = (more: object = {}, ...shifts: object[]) => ({
  data: {
    openActivity: {
      ...{ name: 'Feesttent', mode: 'open', most: 2, ...more },
      shifts: shifts.length > 0 ? shifts : [wardrobe, bar, late, full],
    },
  },
});
const outcome = (held: string[], waiting: string[] = [], gone: string[] = []) => ({
  data: { signUp: { held, waiting, gone } },
});
const open = (VisitorOpenActivity: Reply[], VisitorSignUp: Reply[] = []) =>
  openVisitorPage('/publiek/meehelpen/a1/2026', { VisitorOpenActivity, VisitorSignUp });
type Page = ReturnType<typeof open>;

const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
async function tellWho({ user }: Page) {
  await user.type(await screen.findByRole('textbox', { name: 'Naam' }), 'Jan Jansen');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), ' jan@voorbeeld.example');
  await user.type(screen.getByRole('textbox', { name: 'Telefoon' }), '06 12345678');
  await user.click(screen.getByRole('button', { name: 'Aanmelden' }));
}

beforeEach(() => void (window.scrollTo = () => undefined));

test('shifts are chosen, without two at once, and then who it is', async () => {
  const page = open([offer()], [outcome(['wardrobe'], ['full'])]);
  expect(await screen.findByRole('heading', { name: 'Help mee: Feesttent' })).toBeVisible();
  expect(
    screen.getByText('Kies wanneer je kunt, tot 2 diensten. Je krijgt een mail om te bevestigen.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kies een dienst' })).toBeDisabled();
  const saturday = within(screen.getByRole('region', { name: 'zaterdag 6 februari' }));
  await page.user.click(saturday.getByRole('checkbox', { name: '19:00 tot 23:00' }));
  expect(await box('20:00 tot 00:00 (volgende dag)')).toHaveAccessibleDescription('overlapt met je keuze');
  expect(await box('20:00 tot 00:00 (volgende dag)')).toBeDisabled();
  expect(await box('13:00 tot 18:00')).toHaveAccessibleDescription('vol, zet mij op de wachtlijst');
  await page.user.click(await box('13:00 tot 18:00'));
  expect(await box(/^23:30/)).toHaveAccessibleDescription('je hebt er al 2');
  await page.user.click(screen.getByRole('button', { name: 'Verder met 2 diensten' }));
  await tellWho(page);
  expect(await screen.findByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
  expect(screen.getByText(/^We hebben een mail gestuurd naar jan@voorbeeld\.example/)).toBeVisible();
  expect(screen.getByText('Je plaats houden we 24 uur vast.')).toBeVisible();
  expect(screen.getByText('zondag 7 februari 13:00 tot 18:00')).toBeVisible();
  expect(page.asked.at(-1)?.variables).toEqual({
    ...{ activityId: 'a1', season: 2026, requestId: expect.any(String) },
    signUp: {
      ...{ name: 'Jan Jansen', email: 'jan@voorbeeld.example', phone: '06 12345678' },
      ...{ shiftIds: ['wardrobe'], waitingIds: ['full'] },
    },
  });
});

test('who was too late is told, and chooses again of what there is now', async () => {
  const page = open([offer(), offer({}, { ...wardrobe, free: 0 }, bar)], [outcome([], [], ['wardrobe'])]);
  await page.user.click(await box('19:00 tot 23:00'));
  await page.user.click(screen.getByRole('button', { name: 'Verder met 1 dienst' }));
  await tellWho(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Iemand anders was je net voor/);
  await waitFor(async () =>
    expect(await box('19:00 tot 23:00')).toHaveAccessibleDescription('vol, zet mij op de wachtlijst'),
  );
});

test('what is wrong is said at its field; an attempt that is sent again is the same one', async () => {
  const page = open(
    [offer()],
    [
      {
        refuse: 'x',
        code: 'BAD_USER_INPUT',
        fields: { email: 'E-mail voldoet niet aan het juiste formaat' },
      },
      { down: true },
      outcome(['wardrobe']),
    ],
  );
  await page.user.click(await box('19:00 tot 23:00'));
  await page.user.click(screen.getByRole('button', { name: 'Verder met 1 dienst' }));
  await tellWho(page);
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription(/E-mail voldoet niet aan het juiste formaat$/);
  await page.user.click(screen.getByRole('button', { name: 'Aanmelden' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Er is geen verbinding met de server');
  await page.user.click(screen.getByRole('button', { name: 'Aanmelden' }));
  expect(await screen.findByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
  const ids = page.asked.slice(1).map(({ variables }) => variables.requestId);
  expect(new Set(ids).size).toBe(1);
});

test('what changed meanwhile is chosen anew', async () => {
  const fields = { shiftIds: 'De diensten zijn intussen gewijzigd. Kies opnieuw.' };
  const page = open([offer({ mode: 'request' })], [{ refuse: 'x', code: 'BAD_USER_INPUT', fields }]);
  expect(await screen.findByText(/Daarna hoor je of je bent ingedeeld\.$/)).toBeVisible();
  await page.user.click(await box('19:00 tot 23:00'));
  await page.user.click(screen.getByRole('button', { name: 'Verder met 1 dienst' }));
  await tellWho(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(fields.shiftIds);
});

test('Back goes back to the shifts, which are still chosen', async () => {
  const page = open([offer()]);
  await page.user.click(await box('19:00 tot 23:00'));
  await page.user.click(screen.getByRole('button', { name: 'Verder met 1 dienst' }));
  expect(await screen.findByRole('heading', { name: 'Wie ben je?' })).toBeVisible();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  expect(await box('19:00 tot 23:00')).toBeChecked();
});

test('what is closed says so, and what has no shifts too', async () => {
  open([{ refuse: 'Aanmelden kan nu niet.', code: 'BAD_USER_INPUT' }]);
  expect(await screen.findByText('Aanmelden kan nu niet')).toBeVisible();
});

test('everything that is open is a list, or nothing', async () => {
  const shifts = [bar, full].map(({ id, day, free }) => ({ id, day, free }));
  const openActivities = [{ id: 'a1', season: 2026, name: 'Feesttent', shifts }];
  openVisitorPage('/publiek/meehelpen', { VisitorOpenActivities: [{ data: { openActivities } }] });
  const link = await screen.findByRole('link', { name: /^Feesttent/ });
  expect(link).toHaveAttribute('href', '/publiek/meehelpen/a1/2026');
  expect(link).toHaveTextContent('zaterdag 6 februari tot en met zondag 7 februari, nog 2 plaatsen');
});

test('nothing that is open says so', async () => {
  openVisitorPage('/publiek/meehelpen', { VisitorOpenActivities: [{ data: { openActivities: [] } }] });
  expect(await screen.findByText('Er is nu niets om je voor aan te melden')).toBeVisible();
});
