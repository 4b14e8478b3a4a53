import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderArea } from 'kit/testing';

import { type ShiftAnswer, VolunteersAnswerShiftDocument, VolunteersOwnShiftsDocument } from '../gql/graphql';
import { OwnShiftsPage } from './OwnShiftsPage';

const token = { token: 't0k' };
const bar = (given: ShiftAnswer = 'asked') => ({
  id: 's1',
  activity: 'Bar',
  day: '2026-11-14',
  from: '20:00',
  to: '02:00',
  answer: given,
});
const parade = {
  id: 's2',
  activity: 'Optocht',
  day: '2027-02-07',
  from: '09:00',
  to: '12:00',
  answer: 'confirmed' as const,
};
const own = (...shifts: ReturnType<typeof bar>[]) => ({ name: 'Jan Jansen', shifts });
const read = (...shifts: ReturnType<typeof bar>[]) =>
  answer(VolunteersOwnShiftsDocument, token, { ownShifts: own(...shifts) });
const given = (accept: boolean, result: ShiftAnswer) =>
  answer(
    VolunteersAnswerShiftDocument,
    { ...token, shiftId: 's1', accept },
    { answerShift: own(bar(result), parade) },
  );

function open(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<OwnShiftsPage />, { path: '/diensten/t0k', route: '/diensten/:token', mocks });
  return userEvent.setup();
}
const item = async (position: number) => {
  const items = await screen.findAllByRole('listitem');
  return within(items[position] as HTMLElement);
};
const press = async (user: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name: `${name}: Bar 14/11/2026 20:00 - 02:00` }));

test('the own shifts are confirmed and declined, and a change of mind is allowed', async () => {
  const user = open(read(bar(), parade), given(true, 'confirmed'), given(false, 'declined'));
  expect(await screen.findByText(/^Hallo Jan Jansen, kun je op deze diensten\?/)).toBeVisible();
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  const first = await item(0);
  expect(first.getByText('zaterdag 14/11/2026')).toBeVisible();
  expect(first.getByText('20:00 - 02:00 (volgende dag)')).toBeVisible();
  expect(first.getByText('Nog geen antwoord')).toBeVisible();
  expect((await item(1)).getByText('Je komt')).toBeVisible();
  await press(user, 'Ik kom');
  expect(await first.findByText('Je komt')).toBeVisible();
  expect(first.getByRole('button', { name: /^Ik kom:/ })).toHaveAttribute('aria-pressed', 'true');
  await press(user, 'Ik kan niet');
  expect(await first.findByText('Je komt niet')).toBeVisible();
  expect(first.getByRole('button', { name: /^Ik kan niet:/ })).toHaveAttribute('aria-pressed', 'true');
});

test('what the server refuses is said at the shift', async () => {
  const overlap = 'Jan Jansen heeft op dat moment al een andere dienst.';
  const user = open(
    read(bar('declined'), parade),
    refuse(VolunteersAnswerShiftDocument, { ...token, shiftId: 's1', accept: true }, overlap, {
      code: 'BAD_USER_INPUT',
    }),
    given(true, 'confirmed'),
  );
  await press(user, 'Ik kom');
  const first = await item(0);
  expect(await first.findByRole('alert')).toHaveTextContent(overlap);
  expect(first.getByText('Je komt niet')).toBeVisible();
  await press(user, 'Ik kom');
  expect(await first.findByText('Je komt')).toBeVisible();
  expect(first.queryByRole('alert')).not.toBeInTheDocument();
});

test('without shifts there is a word for it', async () => {
  open(read());
  expect(await screen.findByText('Hallo Jan Jansen')).toBeVisible();
  expect(screen.getByText('Je hebt geen diensten die nog komen.')).toBeVisible();
});

test('a link that does not work says where to get another', async () => {
  open(refuse(VolunteersOwnShiftsDocument, token, 'Niet gevonden', { code: 'NOT_FOUND' }));
  expect(await screen.findByText('Deze link werkt niet meer')).toBeVisible();
  expect(screen.getByText(/^Vraag de Boerenploeg om een nieuwe mail/)).toBeVisible();
});

test('without a connection it can be tried again', async () => {
  const user = open(
    refuse(VolunteersOwnShiftsDocument, token, 'Kapot', { code: 'INTERNAL_SERVER_ERROR' }),
    read(bar()),
  );
  expect(await screen.findByText('Je diensten kunnen niet worden geladen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(screen.getByText('Nog geen antwoord')).toBeVisible());
});
