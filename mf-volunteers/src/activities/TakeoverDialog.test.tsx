import { screen, within } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse } from 'kit/testing';

import {
  VolunteersTakeoverDocument,
  VolunteersTakeOverDocument,
  VolunteersUndoTakeOverDocument,
} from '../gql/graphql';
import { activities, open, season } from '../testVolunteers';

const open_ = `Overnemen uit ${season - 1}-${season}`;
const row = (id: string, more: object = {}) => ({
  ...{ id, activity: 'Garderobe', day: '2027-02-05', newDay: '2028-02-25', from: '19:00', to: '02:00' },
  ...{ needed: 3, isMoved: false, isFar: false, ...more },
});
const list = (...seasonTakeover: ReturnType<typeof row>[]) =>
  answer(VolunteersTakeoverDocument, { season }, { seasonTakeover }, 1);

test('the shifts of the season before are shown, taken over and taken back', async () => {
  const rows = [
    row('s1', { isMoved: true }),
    row('s2', { newDay: null as never }),
    row('s3', { isFar: true }),
    row('s4'),
    row('s5'),
  ];
  const shifts = ['s1', 's3', 's4'].map((id) => ({ id, day: '2028-02-25' }));
  const changed = 'De diensten van vorig seizoen zijn intussen gewijzigd. Kijk opnieuw.';
  const { user } = open('activiteiten', [
    activities(),
    list(...rows),
    refuse(VolunteersTakeOverDocument, { season, shifts }, changed, { code: 'BAD_USER_INPUT' }),
    list(...rows),
    answer(VolunteersTakeOverDocument, { season, shifts }, { takeOverSeason: 3 }),
    answer(
      VolunteersUndoTakeOverDocument,
      { season, shiftIds: ['s1', 's3', 's4'] },
      { undoTakeOverSeason: 3 },
    ),
  ]);
  await press(user, open_);
  const first = within(await screen.findByRole('region', { name: 'Kijk hier eerst naar' }));
  expect(first.getAllByRole('checkbox')).toHaveLength(3);
  expect(
    first.getByText(/wordt vrijdag 25\/02\/2028, 19:00 - 02:00 \(volgende dag\), 3 nodig\. Vorig seizoen/),
  ).toBeVisible();
  expect(first.getAllByRole('checkbox')[1]).toBeDisabled();
  const rest = within(screen.getByRole('region', { name: 'Verder' })).getAllByRole('checkbox');
  await user.click(rest[1] as HTMLElement);
  await pressIn(user, '3 diensten overnemen');
  expect(await screen.findByText(changed)).toBeVisible();
  await pressIn(user, '3 diensten overnemen');
  expect(await screen.findByText('3 diensten overgenomen')).toBeVisible();
  await gone();
  await press(user, 'Ongedaan maken');
  expect(await screen.findByText('Overnemen teruggedraaid')).toBeVisible();
});

test('without shifts there is nothing to take over', async () => {
  const { user } = open('activiteiten', [activities(), list()]);
  await press(user, open_);
  expect(await screen.findByText('Er is niets om over te nemen.')).toBeVisible();
});
