import { screen } from '@testing-library/react';
import { answer, press, refuse, testUser } from 'kit/testing';

import { SecretariatCalendarDocument } from '../../gql/graphql';
import { row } from '../calendar/testCalendar';
import {
  agendas,
  buttons,
  card,
  chair,
  document,
  editMinutesMail,
  minutes,
  minutesMail,
  open,
  reader,
} from './testMeetings';

const agenda = document('1', '2027-03-01', 'agenda', { description: 'Met begroting' });
const notulen = document('2', '2027-02-01', 'notulen');
const many = (count: number, year: number) =>
  Array.from({ length: count }, (_, at) =>
    document(`${year}-${at}`, `${year}-02-${String(28 - at).padStart(2, '0')}`, 'agenda'),
  );

test('shows both lists, with what each document is', async () => {
  open([agendas([agenda]), minutes([notulen])], reader);
  const [row] = await (await card("Agenda's")).findAllByRole('listitem');
  expect(row).toHaveTextContent('01/03/2027 - Agenda PDF Met begroting11/11/2026 - Jan Smulders');
  expect((await card('Notulen')).getByText('01/02/2027 - Notulen')).toBeVisible();
});

describe('what a row says of the programme of its day', () => {
  const user = testUser(['secNotAge', 'secjaarProg']);

  test('is there as soon as the row is, also when it comes late', async () => {
    const calendar = { calendar: [row('9', agenda.date, 'Algemene vergadering')] };
    const late = { ...answer(SecretariatCalendarDocument, {}, calendar), delay: 100 };
    open([agendas([agenda]), minutes([]), late], user);
    const [first] = await (await card("Agenda's")).findAllByRole('listitem');
    expect(first).toHaveTextContent('Jaarprogramma: Algemene vergadering');
  });

  test('is left out when it cannot be had', async () => {
    const failed = { code: 'INTERNAL_SERVER_ERROR' };
    const refused = refuse(SecretariatCalendarDocument, {}, 'Er ging iets mis.', failed);
    open([agendas([agenda]), minutes([]), refused], user);
    const [first] = await (await card("Agenda's")).findAllByRole('listitem');
    expect(first).not.toHaveTextContent('Jaarprogramma');
  });
});

test('points to the minutes or agenda of that day, and to the programme for who may see it', async () => {
  const same = document('3', agenda.date, 'notulen');
  const programme = answer(
    SecretariatCalendarDocument,
    {},
    { calendar: [row('9', agenda.date, 'Algemene vergadering'), row('8', notulen.date, 'Bal')] },
  );
  open([agendas([agenda]), minutes([same]), programme], testUser(['secNotAge', 'secjaarProg']));
  const list = await card("Agenda's");
  expect(await list.findByRole('button', { name: `Notulen van de dag van ${agenda.title}` })).toBeVisible();
  expect(await list.findByRole('link', { name: 'Jaarprogramma: Algemene vergadering' })).toHaveAttribute(
    'href',
    '/jaarprogramma',
  );
  expect(
    await (await card('Notulen')).findByRole('button', { name: `Agenda van de dag van ${same.title}` }),
  ).toBeVisible();
});

test('who is not of the DB only downloads', async () => {
  open([agendas([agenda]), minutes([notulen])], reader);
  await screen.findByText('01/03/2027 - Agenda');
  await screen.findByText('01/02/2027 - Notulen');
  expect(await buttons("Agenda's")).toEqual(['01/03/2027 - Agenda downloaden']);
  expect(await buttons('Notulen')).toEqual(['01/02/2027 - Notulen downloaden']);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('empty lists say so, and to the DB what to do', async () => {
  open([agendas([]), minutes([])]);
  expect(await screen.findByText("Er zijn nog geen agenda's.")).toBeVisible();
  expect(await screen.findByText('Er zijn nog geen notulen.')).toBeVisible();
  expect(screen.getAllByText('Voeg het eerste document toe.')).toHaveLength(2);
});

test('earlier years are folded', async () => {
  const user = open([agendas([agenda, ...many(2, 2026)]), minutes([notulen])], reader);
  expect(await screen.findByText('01/03/2027 - Agenda')).toBeVisible();
  expect(screen.queryByText('28/02/2026 - Agenda')).not.toBeInTheDocument();
  await press(user, '2026 (2)');
  expect(screen.getByText('28/02/2026 - Agenda')).toBeVisible();
});

test('up to ten are found by looking, more by searching, in all years', async () => {
  const user = open([agendas([agenda, ...many(10, 2026)]), minutes(many(10, 2026))], reader);
  const field = await screen.findByRole('searchbox', { name: "Zoek in de agenda's" });
  expect(screen.queryByRole('searchbox', { name: 'Zoek in de notulen' })).not.toBeInTheDocument();
  const list = await card("Agenda's");
  await user.type(field, '27/02/2026');
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  await user.clear(field);
  await user.type(field, 'BEGROTING');
  expect(list.getByText('01/03/2027 - Agenda')).toBeVisible();
  await user.type(field, 'x');
  expect(list.getByText('Geen document gevonden')).toBeVisible();
});

test('a chair asks for a mail at new minutes', async () => {
  const user = open([agendas([]), minutes([]), minutesMail(false), editMinutesMail(true)], chair);
  const toggle = await screen.findByRole('switch', { name: 'Mail mij als er notulen bij komen' });
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  expect(await screen.findByText('Opgeslagen')).toBeVisible();
  expect(toggle).toBeChecked();
});
