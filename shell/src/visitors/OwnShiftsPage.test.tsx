import { screen, waitFor, within } from '@testing-library/react';

import type { ShiftAnswer, VisitorOwnShiftsFragment } from '../gql/visitors/graphql';
import { openVisitorPage, type Reply } from './testVisitors';

const bar = (answer: ShiftAnswer = 'asked', until: string | null = null) => ({
  ...{ id: 's1', activity: 'Bar', day: '2026-11-14', from: '20:00', to: '02:00', answer, until },
  canAsk: answer === 'declined',
});
const parade = {
  ...{ id: 's2', activity: 'Optocht', day: '2027-02-07', from: '09:00', to: '12:00' },
  ...{ answer: 'confirmed' as const, until: null, canAsk: false },
};
const own = (...shifts: VisitorOwnShiftsFragment['shifts']) => ({ name: 'Jan Jansen', shifts });
const read = (...shifts: VisitorOwnShiftsFragment['shifts']) => ({ data: { ownShifts: own(...shifts) } });
const given = (answer: ShiftAnswer) => ({ data: { answerShift: own(bar(answer), parade) } });

const open = (VisitorOwnShifts: Reply[], VisitorAnswerShift: Reply[] = [], VisitorAskOthers: Reply[] = []) =>
  openVisitorPage('/publiek/diensten#t0k', { VisitorOwnShifts, VisitorAnswerShift, VisitorAskOthers });
const item = async (position: number) => {
  const items = await screen.findAllByRole('listitem');
  return within(items[position] as HTMLElement);
};
const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(
    await screen.findByRole('button', {
      name: `${name}: Bar zaterdag 14 november 20:00 tot 02:00 (volgende dag)`,
    }),
  );

test('the own shifts are confirmed and declined, and a change of mind is allowed', async () => {
  const page = open([read(bar(), parade)], [given('confirmed'), given('declined')]);
  expect(await screen.findByText(/^Hallo Jan Jansen, kun je op deze diensten\?/)).toBeVisible();
  expect(document.title).toBe('Je diensten');
  const first = await item(0);
  expect(first.getByText('zaterdag 14 november')).toBeVisible();
  expect(first.getByText('20:00 tot 02:00 (volgende dag)')).toBeVisible();
  expect(first.getByText('Nog geen antwoord')).toBeVisible();
  expect((await item(1)).getByText('Je komt')).toBeVisible();
  await press(page, 'Ik kom');
  expect(await first.findByText('Je komt')).toBeVisible();
  expect(first.getByRole('button', { name: /^Ik kom:/ })).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'Ik kan niet');
  expect(await first.findByText('Je komt niet')).toBeVisible();
  expect(page.asked.map(({ variables }) => variables)).toEqual([
    { token: 't0k' },
    { token: 't0k', shiftId: 's1', accept: true },
    { token: 't0k', shiftId: 's1', accept: false },
  ]);
});

test('what was signed up for is confirmed at once, and what cannot be is said', async () => {
  const soon = '2026-11-13T12:00:00.000Z';
  const late = { ...parade, answer: 'waiting' as const, until: soon };
  const page = open(
    [read(bar('held', soon), late)],
    [
      { data: { answerShift: own(bar('requested'), late) } },
      { refuse: 'Je aanmelding is verlopen. Meld je opnieuw aan.', code: 'BAD_USER_INPUT' },
    ],
  );
  expect(await screen.findByText(/^Hallo Jan Jansen, leuk dat je wilt helpen/)).toBeVisible();
  expect(screen.getAllByText('Nog bevestigen')).toHaveLength(2);
  await page.user.click(screen.getByRole('button', { name: '2 diensten bevestigen' }));
  expect(await (await item(1)).findByRole('alert')).toHaveTextContent('Je aanmelding is verlopen.');
  expect((await item(0)).getByText('Je hoort nog of je bent ingedeeld')).toBeVisible();
  expect(page.asked.slice(1).map(({ variables }) => variables.shiftId)).toEqual(['s1', 's2']);
  expect(screen.getByRole('button', { name: 'Aanmelding bevestigen' })).toBeVisible();
});

test('who is on the waiting list can leave it', async () => {
  const page = open([read({ ...parade, answer: 'waiting' })], [{ data: { answerShift: own() } }]);
  expect(await screen.findByText('Je staat op de wachtlijst')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: /^Toch niet: Optocht/ }));
  expect(await screen.findByText('Je hebt geen diensten die nog komen.')).toBeVisible();
  expect(page.asked.at(-1)?.variables).toMatchObject({ shiftId: 's2', accept: false });
});

test('who cannot come asks the others at once', async () => {
  const page = open(
    [read(bar('confirmed'))],
    [{ data: { answerShift: own(bar('declined')) } }],
    [{ down: true }, { data: { askOthers: 7 } }],
  );
  expect(await screen.findByText('Je komt')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Vraag of iemand anders kan/ })).not.toBeInTheDocument();
  await press(page, 'Ik kan niet');
  const others = { name: 'Vraag of iemand anders kan: Bar zaterdag 14 november' };
  await page.user.click(await screen.findByRole('button', others));
  expect(await screen.findByRole('alert')).toHaveTextContent('Er is geen verbinding');
  await page.user.click(screen.getByRole('button', others));
  expect(
    await screen.findByText('We hebben 7 anderen gevraagd. Wie het eerst ja zegt, heeft de plaats.'),
  ).toBeVisible();
  const [first, second] = page.asked.slice(2).map(({ variables }) => variables.requestId);
  expect(first).toBe(second);
});

test('who is asked to take a place says yes or no', async () => {
  const page = open([read(bar('invited'))], [given('confirmed')]);
  expect(await screen.findByText('Kun je invallen?')).toBeVisible();
  await press(page, 'Ik kom');
  expect(await (await item(0)).findByText('Je komt')).toBeVisible();
});

test('what the server refuses is said at the shift', async () => {
  const overlap = 'Jan Jansen heeft op dat moment al een andere dienst.';
  const page = open(
    [read(bar('declined'), parade)],
    [{ refuse: overlap, code: 'BAD_USER_INPUT' }, given('confirmed')],
  );
  await press(page, 'Ik kom');
  const first = await item(0);
  expect(await first.findByRole('alert')).toHaveTextContent(overlap);
  expect(first.getByText('Je komt niet')).toBeVisible();
  await press(page, 'Ik kom');
  expect(await first.findByText('Je komt')).toBeVisible();
  expect(first.queryByRole('alert')).not.toBeInTheDocument();
});

test('without shifts there is a word for it', async () => {
  open([read()]);
  expect(await screen.findByText('Hallo Jan Jansen')).toBeVisible();
  expect(screen.getByText('Je hebt geen diensten die nog komen.')).toBeVisible();
});

test('without a connection it can be tried again', async () => {
  const { user } = open([{ down: true }, read(bar())]);
  expect(await screen.findByText('Je diensten kunnen niet worden geladen')).toBeVisible();
  expect(screen.getByText(/^Er is geen verbinding met de server/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(screen.getByText('Nog geen antwoord')).toBeVisible());
});

test('an address that is none says so', async () => {
  openVisitorPage('/publiek/toString', {});
  expect(await screen.findByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible();
});
