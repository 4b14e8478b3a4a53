import { screen, waitFor, within } from '@testing-library/react';
import { answer, press } from 'kit/testing';

import {
  VolunteersAskReplacementDocument,
  VolunteersDecideSignUpDocument,
  VolunteersSetActivityInfoDocument,
  VolunteersSetSignUpDocument,
  VolunteersSignUpLinkDocument,
} from '../gql/graphql';
import { activities, activity, bar, barShifts, inBar, open, parade, season, shift } from '../testVolunteers';

const rule = {
  ...{ season, mode: 'open' as const, from: `${season}-12-01`, until: `${season + 1}-01-31`, most: 2 },
};
const url = `https://portaal.example/publiek/meehelpen/${bar.id}/${season}`;
const link = answer(
  VolunteersSignUpLinkDocument,
  { activityId: bar.id, season },
  { signUpLink: { url, qr: ['00', '01'] } },
);
const openBar = activity('Bar', { signUps: [rule], revision: 2 });

/** Opens the row of the bar. */
async function openRow(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: /Bar/ }));
  return within(await screen.findByRole('region', { name: 'Aanmelden voor Bar' }));
}

test('signing up is opened, and its link is there to copy and to print', async () => {
  const { user } = open('activiteiten', [
    activities({}, 1),
    inBar([]),
    barShifts([]),
    answer(
      VolunteersSetSignUpDocument,
      {
        ...{ id: bar.id, season, revision: 1 },
        signUp: { mode: 'open', from: rule.from, until: rule.until, most: 2 },
      },
      { setActivitySignUp: openBar },
    ),
    activities({ active: [openBar, parade] }),
    link,
  ]);
  const part = await openRow(user);
  expect(part.getByText('Mensen kunnen zich nu niet zelf aanmelden.')).toBeVisible();
  await press(user, 'Aanmelden instellen voor Bar');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /^Open/ }));
  for (const [label, text] of [
    ['Vanaf', rule.from],
    ['Tot en met', rule.until],
    ['Diensten per persoon', '2'],
  ] as const) {
    const field = dialog.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  }
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await part.findByLabelText('Link om je aan te melden')).toHaveValue(url);
  expect(
    part.getByText(/^Open van 01\/12\/\d{4} tot en met 31\/01\/\d{4}, tot 2 diensten per persoon\./),
  ).toBeVisible();
  await press(user, 'Poster met QR-code');
  const poster = within(await screen.findByRole('region', { name: 'Poster voor Bar' }));
  expect(poster.getByRole('img', { name: 'QR-code om je aan te melden voor Bar' })).toBeVisible();
  expect(poster.getByText(url)).toBeVisible();
  await press(user, 'Terug naar de activiteiten');
  expect(await screen.findByRole('table', { name: 'Activiteiten' })).toBeVisible();
});

test('who asked for a shift is told yes or no', async () => {
  const jan = {
    volunteerId: 'v1',
    name: 'Jan Jansen',
    email: 'jan@voorbeeld.example',
    answer: 'requested' as const,
    isDouble: false,
  };
  const piet = { ...jan, volunteerId: 'v2', name: 'Piet Peters' };
  const { user } = open('activiteiten', [
    activities({ active: [openBar, parade] }),
    inBar([]),
    link,
    barShifts([shift('s1', { missing: 0, volunteers: [jan, piet] })], 1),
    answer(
      VolunteersDecideSignUpDocument,
      { shiftId: 's1', volunteerId: 'v1', approve: true },
      { decideSignUp: shift('s1') },
    ),
    barShifts([shift('s1', { missing: 0, volunteers: [{ ...jan, answer: 'confirmed' }, piet] })], 1),
    answer(
      VolunteersDecideSignUpDocument,
      { shiftId: 's1', volunteerId: 'v2', approve: false },
      { decideSignUp: shift('s1') },
    ),
    barShifts([shift('s1', { missing: 1, volunteers: [{ ...jan, answer: 'confirmed' }] })]),
  ]);
  await openRow(user);
  await user.click(await screen.findByRole('button', { name: /^Jan Jansen indelen voor dienst/ }));
  expect(await screen.findByText('Jan Jansen is ingedeeld en krijgt een mail')).toBeVisible();
  expect(await screen.findByText('komt')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Piet Peters afwijzen voor dienst/ }));
  await waitFor(() => expect(screen.queryByText('Piet Peters')).not.toBeInTheDocument());
});

test('who is free then is asked at once to take a place', async () => {
  const { user } = open('activiteiten', [
    activities({ active: [openBar, parade] }),
    inBar([]),
    link,
    barShifts([shift('s1')]),
    answer(VolunteersAskReplacementDocument, { shiftId: 's1' }, { askReplacement: 7 }),
  ]);
  await openRow(user);
  await user.click(await screen.findByRole('button', { name: /^Vraag wie kan op dienst/ }));
  expect(
    await screen.findByText('7 vrijwilligers gevraagd. Wie het eerst ja zegt, heeft de plaats.'),
  ).toBeVisible();
});

test('where people come to and who is in charge is filled in', async () => {
  const info = { place: 'Kerkplein', contactName: 'Harrie', contactPhone: '06 11111111' };
  const { user } = open('activiteiten', [
    activities({}, 1),
    inBar([]),
    barShifts([]),
    answer(
      VolunteersSetActivityInfoDocument,
      { id: bar.id, revision: 1, info },
      { setActivityInfo: activity('Bar', { ...info, revision: 2 }) },
    ),
    activities({ active: [activity('Bar', { ...info, revision: 2 }), parade] }),
  ]);
  await openRow(user);
  await press(user, 'Plaats en contact van Bar');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Plaats'), info.place);
  await user.type(dialog.getByLabelText('Wie de leiding heeft'), info.contactName);
  await user.type(dialog.getByLabelText('Telefoon'), info.contactPhone);
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Plaats en contact opgeslagen')).toBeVisible();
});
