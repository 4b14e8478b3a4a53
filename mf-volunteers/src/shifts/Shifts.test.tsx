import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formatDate } from 'kit/format';
import { answer, gone, press, pressIn, refuse, type User } from 'kit/testing';

import {
  VolunteersAddShiftDocument,
  VolunteersAssignDocument,
  VolunteersDeleteShiftDocument,
  VolunteersEditShiftDocument,
  VolunteersMailShiftLinksDocument,
  VolunteersShiftMoveDocument,
  VolunteersUnassignDocument,
} from '../gql/graphql';
import { activities, bar, barShifts, field, inBar, open, person, season, shift } from '../testVolunteers';
import { dayText } from './shift';

const jan = person('1');
const zoe = person('2', { name: 'Zoë Müller', email: '' });
const on = (who: typeof jan, given: 'asked' | 'confirmed' | 'declined') => ({
  volunteerId: who.id,
  name: who.name,
  email: who.email,
  answer: given,
  isDouble: false,
});
const day = `${season + 1}-03-30`;
const name = `${formatDate(day)} 20:00 - 02:00`;
const late = shift('s1');
const of = { activityId: bar.id, season };

async function openBar(mocks: ReturnType<typeof answer>[]) {
  const view = open('activiteiten', [activities(), inBar([jan, zoe]), ...mocks]);
  await press(view.user, 'Details van Bar');
  return view;
}
const item = async (called = name) => within(await screen.findByRole('group', { name: `Dienst ${called}` }));
const type = (label: string, value: string) =>
  field(label).then((input) => fireEvent.change(input, { target: { value } }));

test('the shifts by day, each with who is on it and what is missing', async () => {
  const other = { day: `${season + 1}-03-31`, from: '09:00', to: '12:00', needed: 1, missing: 0 };
  await openBar([
    barShifts([
      shift('s1', { needed: 3, missing: 2, volunteers: [on(jan, 'confirmed'), on(zoe, 'declined')] }),
      shift('s2', { ...other, volunteers: [on(jan, 'asked')] }),
    ]),
  ]);
  expect(await screen.findByRole('heading', { name: dayText(day) })).toBeVisible();
  const first = await item();
  expect(first.getByText('20:00 - 02:00 (volgende dag)')).toBeVisible();
  expect(first.getByText('3 nodig')).toBeVisible();
  expect(first.getByText('2 te weinig')).toBeVisible();
  const whoIsOn = (list: typeof first) => list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(whoIsOn(first)).toEqual(['Jan Jansenkomt', 'Zoë Müllerkomt niet']);
  const second = await item(`${formatDate(other.day)} 09:00 - 12:00`);
  expect(second.getByText('Compleet')).toBeVisible();
  // The same volunteer has an answer of his own on each shift.
  expect(whoIsOn(second)).toEqual(['Jan Jansengevraagd']);
  expect(second.queryByRole('option', { name: 'Jan Jansen' })).not.toBeInTheDocument();
});

test('without shifts there is a word for it', async () => {
  await openBar([barShifts([])]);
  expect(await screen.findByText('Er zijn nog geen diensten.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rooster' })).not.toBeInTheDocument();
});

test('a shift is added', async () => {
  const added = { day, from: '20:00', to: '02:00', needed: 2 };
  const sent = { ...of, shift: added };
  const { user } = await openBar([
    barShifts([], 1),
    refuse(VolunteersAddShiftDocument, sent, 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { to: 'Dat is te lang' },
    }),
    answer(VolunteersAddShiftDocument, sent, { addShift: { id: 's1' } }),
    barShifts([late]),
  ]);
  await press(user, 'Dienst toevoegen');
  await pressIn(user, 'Toevoegen');
  await waitFor(async () => expect(await field('Dag')).toHaveAccessibleDescription('Verplicht'));
  await type('Dag', `${season}-03-31`);
  await type('Van', '20:00');
  await type('Tot', '20:00');
  await user.clear(await field('Aantal nodig'));
  await user.type(await field('Aantal nodig'), '0');
  await pressIn(user, 'Toevoegen');
  await waitFor(async () =>
    expect(await field('Dag')).toHaveAccessibleDescription('Deze dag valt buiten het seizoen'),
  );
  expect(await field('Tot')).toHaveAccessibleDescription('De eindtijd is een andere dan de begintijd');
  expect(await field('Aantal nodig')).toHaveAccessibleDescription(
    'Vul een geheel getal in van 1 tot en met 200',
  );
  await type('Dag', day);
  await type('Tot', '02:00');
  await user.clear(await field('Aantal nodig'));
  await user.type(await field('Aantal nodig'), '2');
  await pressIn(user, 'Toevoegen');
  await waitFor(async () => expect(await field('Tot')).toHaveAccessibleDescription('Dat is te lang'));
  await pressIn(user, 'Toevoegen');
  expect(await screen.findByText('Dienst toegevoegd')).toBeVisible();
  await gone();
  expect((await item()).getByText('2 te weinig')).toBeVisible();
});

test('a shift that is very long is asked about', async () => {
  const long = { day, from: '18:00', to: '17:00', needed: 1, allowLong: true };
  const { user } = await openBar([
    barShifts([], 1),
    answer(VolunteersAddShiftDocument, { ...of, shift: long }, { addShift: { id: 's1' } }),
    barShifts([late]),
  ]);
  await press(user, 'Dienst toevoegen');
  await type('Dag', day);
  await type('Van', '18:00');
  await type('Tot', '17:00');
  await pressIn(user, 'Toevoegen');
  await waitFor(async () =>
    expect(await field('Tot')).toHaveAccessibleDescription('Deze dienst duurt 23 uur. Klopt dat?'),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Ja, deze dienst duurt 23 uur' }));
  await pressIn(user, 'Toevoegen');
  expect(await screen.findByText('Dienst toegevoegd')).toBeVisible();
});

async function changeNeeded(user: User, needed: string) {
  await press(user, `Dienst ${name} aanpassen`);
  await user.clear(await field('Aantal nodig'));
  await user.type(await field('Aantal nodig'), needed);
  await pressIn(user, 'Opslaan');
}

test('a shift is changed; how many are needed asks nothing', async () => {
  const tooMany = 'Vul een geheel getal in van 1 tot en met 200';
  const input = { day, from: '20:00', to: '02:00', needed: 5 };
  const { user } = await openBar([
    barShifts([shift('s1', { volunteers: [on(jan, 'asked')] })], 1),
    refuse(VolunteersEditShiftDocument, { id: 's1', revision: 1, shift: input }, 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { needed: tooMany },
    }),
    answer(VolunteersEditShiftDocument, { id: 's1', revision: 1, shift: input }, { editShift: { id: 's1' } }),
    barShifts([shift('s1', { needed: 5, missing: 5, revision: 2 })]),
  ]);
  await changeNeeded(user, '5');
  await waitFor(async () => expect(await field('Aantal nodig')).toHaveAccessibleDescription(tooMany));
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Dienst aangepast')).toBeVisible();
  await gone();
  await waitFor(async () => expect((await item()).getByText('5 te weinig')).toBeVisible());
});

test('a shift that moves shows who is told and who is on two at once, which is ticked; also when it changed', async () => {
  const asked = { day, from: '21:00', to: '02:00', needed: 1 };
  const sent = (seen?: string) => ({
    ...{ id: 's1', revision: 1 },
    shift: { ...asked, needed: 2, ...(seen && { seen }) },
  });
  const unseen = 'Er staan vrijwilligers op deze dienst.';
  const changed = 'Intussen is veranderd wie op deze dienst staat.';
  const other = { ...{ volunteerId: '1', name: 'Jan Jansen', shiftId: 's2', activity: 'Optocht' }, day };
  const { user } = await openBar([
    barShifts([shift('s1', { volunteers: [on(jan, 'asked'), on(zoe, 'confirmed')] })], 1),
    answer(
      VolunteersShiftMoveDocument,
      { id: 's1', shift: asked },
      { shiftMove: { people: 2, mailed: 1, clashes: [{ ...other, from: '22:00', to: '23:00' }], seen: 'a' } },
      1,
    ),
    refuse(VolunteersEditShiftDocument, sent(), unseen, { code: 'BAD_USER_INPUT', fields: { seen: unseen } }),
    answer(
      VolunteersShiftMoveDocument,
      { id: 's1', shift: asked },
      { shiftMove: { people: 2, mailed: 1, clashes: [{ ...other, from: '22:00', to: '23:00' }], seen: 'a' } },
      1,
    ),
    refuse(VolunteersEditShiftDocument, sent('a'), changed, {
      code: 'BAD_USER_INPUT',
      fields: { seen: changed },
    }),
    answer(
      VolunteersShiftMoveDocument,
      { id: 's1', shift: asked },
      { shiftMove: { people: 1, mailed: 1, clashes: [], seen: 'b' } },
    ),
    answer(VolunteersEditShiftDocument, sent('b'), { editShift: { id: 's1' } }),
    barShifts([
      shift('s1', { from: '21:00', volunteers: [{ ...on(jan, 'asked'), isDouble: true }], revision: 2 }),
    ]),
  ]);
  await press(user, `Dienst ${name} aanpassen`);
  await type('Van', '21:00');
  expect(await screen.findByText('Eén botst')).toBeVisible();
  expect(screen.getByText(/heeft dan ook dienst: Optocht, .*22:00 - 23:00/)).toBeVisible();
  const tick = (label: string) => screen.findByRole('checkbox', { name: new RegExp(`^${label}`) });
  const both = 'Ja, verplaats 2 vrijwilligers; 1 met een e-mailadres krijgt een mail';
  await pressIn(user, 'Opslaan');
  await waitFor(async () => expect(await tick(both)).toHaveAccessibleDescription(new RegExp(unseen)));
  await user.click(await tick(both));
  await pressIn(user, 'Opslaan');
  const one = await tick('Ja, verplaats 1 vrijwilliger en mail dat');
  expect(one).not.toBeChecked();
  expect(screen.queryByText('Eén botst')).not.toBeInTheDocument();
  await user.click(one);
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Dienst aangepast')).toBeVisible();
  await gone();
  expect(await screen.findByText('staat dubbel')).toBeVisible();
});

test('two who change a shift: whose version stays is asked', async () => {
  const input = { day, from: '20:00', to: '02:00', needed: 5 };
  const theirs = shift('s1', { needed: 4, missing: 4, revision: 2 });
  const { user } = await openBar([
    barShifts([late], 1),
    refuse(VolunteersEditShiftDocument, { id: 's1', revision: 1, shift: input }, 'Gewijzigd.', {
      code: 'CONFLICT',
      modifiedBy: 'Piet Peters',
    }),
    barShifts([theirs]),
  ]);
  await changeNeeded(user, '5');
  const question = await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Piet Peters' });
  expect(within(question).getByRole('row', { name: 'Aantal nodig 5 4' })).toBeVisible();
  await press(user, 'Andere versie overnemen');
  await waitFor(async () => expect(await field('Aantal nodig')).toHaveValue('4'));
});

test('a shift is removed after a question that says who is on it', async () => {
  const { user } = await openBar([
    barShifts([shift('s1', { volunteers: [on(jan, 'asked')] })], 1),
    answer(VolunteersDeleteShiftDocument, { id: 's1' }, { deleteShift: 's1' }),
    barShifts([]),
  ]);
  await press(user, `Dienst ${name} verwijderen`);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Op deze dienst staat: Jan Jansen.');
  await pressIn(user, 'Verwijderen', 'alertdialog');
  await gone();
  expect(await screen.findByText('Er zijn nog geen diensten.')).toBeVisible();
});

test('somebody is put on a shift and taken off; two shifts at once are refused', async () => {
  const overlap = 'Jan Jansen heeft op dat moment al een andere dienst.';
  const put = (volunteerId: string) => ({ shiftId: 's1', volunteerId });
  const { user } = await openBar([
    barShifts([shift('s1', { volunteers: [on(zoe, 'declined')] })], 1),
    refuse(VolunteersAssignDocument, put('1'), 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { volunteerId: overlap },
    }),
    answer(VolunteersAssignDocument, put('2'), { assignShift: { id: 's1' } }),
    barShifts([shift('s1', { missing: 1, volunteers: [on(zoe, 'asked')] })], 1),
    refuse(VolunteersUnassignDocument, put('2'), 'De server is er niet.', {}),
    answer(VolunteersUnassignDocument, put('2'), { unassignShift: { id: 's1' } }),
    barShifts([late]),
  ]);
  await press(user, `Indelen op ${name}`);
  const choice = await field(`Vrijwilliger voor ${name}`);
  await waitFor(() => expect(choice).toHaveAccessibleDescription('Kies een vrijwilliger'));
  await user.selectOptions(choice, 'Jan Jansen');
  await press(user, `Indelen op ${name}`);
  await waitFor(() => expect(choice).toHaveAccessibleDescription(overlap));
  await user.selectOptions(choice, 'Zoë Müller (opnieuw vragen)');
  await press(user, `Indelen op ${name}`);
  expect(await screen.findByText('Vrijwilliger ingedeeld')).toBeVisible();
  await waitFor(async () => expect((await item()).getByText('gevraagd')).toBeVisible());
  await press(user, `Zoë Müller van dienst ${name} halen`);
  expect(await screen.findByText('De server is er niet.')).toBeVisible();
  await press(user, `Zoë Müller van dienst ${name} halen`);
  expect(await screen.findByText('Zoë Müller is van de dienst gehaald')).toBeVisible();
  await waitFor(async () => expect((await item()).queryByText('gevraagd')).not.toBeInTheDocument());
});

test('who did not answer is asked by mail, once it is clear how many that are', async () => {
  const { user } = await openBar([
    barShifts([shift('s1', { volunteers: [on(jan, 'asked'), on(zoe, 'asked')] })]),
    answer(VolunteersMailShiftLinksDocument, of, { mailShiftLinks: 1 }),
  ]);
  await press(user, 'Vraag om bevestiging');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 vrijwilliger krijgt een mail');
  await pressIn(user, 'Mailen', 'alertdialog');
  expect(await screen.findByText('Er gaat 1 mail uit')).toBeVisible();
  await gone();
});

test('the roster has all shifts by day, to print', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  const { user } = await openBar([
    barShifts([
      shift('s1', { missing: 1, volunteers: [on(jan, 'confirmed'), on(zoe, 'declined')] }),
      shift('s2', { day: `${season + 1}-03-31`, volunteers: [on(zoe, 'asked')] }),
    ]),
  ]);
  await press(user, 'Rooster');
  expect(await screen.findByRole('heading', { name: `Rooster Bar ${season}-${season + 1}` })).toBeVisible();
  const table = within(await screen.findByRole('table', { name: `Diensten op ${dayText(day)}` }));
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '20:00 - 02:00 (volgende dag)',
    'Jan Jansen',
    '2 nodig 1 te weinig',
  ]);
  expect(screen.getByText('Zoë Müller (gevraagd)')).toBeVisible();
  await press(user, 'Afdrukken');
  expect(print).toHaveBeenCalledTimes(1);
  await press(user, 'Terug naar de activiteiten');
  expect(await screen.findByRole('table', { name: 'Activiteiten' })).toBeVisible();
});
