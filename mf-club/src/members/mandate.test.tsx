import { screen } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse } from 'kit/testing';

import { ClubAddMandateDocument, ClubEndMandateDocument } from '../gql/graphql';
import { type Member, member } from '../testClub';
import { again, field, list, openMembers, openRow } from './testMembers';

const id = '202601';
const mandate: Member['mandates'][number] = {
  ...{ reference: '202601-1', holder: 'Jan Jansen', iban: 'NL69INGB0123456789' },
  ...{ signedOn: '2026-11-11', endedOn: null, lastCollectedOn: null, lapsedOn: null },
};
const given = member(id, { mandates: [mandate], revision: 2 });

test('a mandate is entered; what is wrong with its account stands at the field', async () => {
  const asked = (iban: string) => ({
    ...{ memberId: id, revision: 1 },
    mandate: { holder: 'Jan Jansen', iban, signedOn: '2026-11-11' },
  });
  const { user } = openMembers([
    list([member(id)], { times: 1 }),
    refuse(ClubAddMandateDocument, asked('NL1'), 'Kijk de velden na.', {
      ...{ code: 'BAD_USER_INPUT', fields: { iban: 'Dit is geen geldig rekeningnummer (IBAN)' } },
    }),
    answer(ClubAddMandateDocument, asked('NL69 INGB 0123 4567 89'), { addClubMandate: given }),
    again(given),
  ]);
  await openRow(user, 'Jan Jansen');
  expect(await screen.findByText('Geen')).toBeVisible();
  await press(user, 'Machtiging van Jan Jansen vastleggen');
  expect(await field('Rekeninghouder')).toHaveValue('Jan Jansen');
  await user.type(screen.getByLabelText('Getekend op'), '2026-11-11');
  const iban = await field('Rekeningnummer (IBAN)');
  await user.type(iban, 'NL1');
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Dit is geen geldig rekeningnummer (IBAN)')).toBeVisible();
  await user.clear(iban);
  await user.type(iban, 'NL69 INGB 0123 4567 89');
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Machtiging vastgelegd')).toBeVisible();
  await gone();
  expect(
    await screen.findByText('202601-1: NL69 INGB 0123 4567 89 van Jan Jansen, getekend op 11/11/2026'),
  ).toBeVisible();
});

test('a day to come is refused before anything is sent', async () => {
  const { user } = openMembers([list([member(id)])]);
  await openRow(user, 'Jan Jansen');
  await press(user, 'Machtiging van Jan Jansen vastleggen');
  await user.type(await field('Rekeningnummer (IBAN)'), 'NL69 INGB 0123 4567 89');
  await user.type(screen.getByLabelText('Getekend op'), '2999-01-01');
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Kies vandaag of een eerdere datum')).toBeVisible();
});

test('a mandate is ended after a question, and stays to be seen', async () => {
  const ended = member(id, { mandates: [{ ...mandate, endedOn: '2026-11-20' }], revision: 3 });
  const { user } = openMembers([
    list([given], { times: 1 }),
    answer(ClubEndMandateDocument, { memberId: id, revision: 2 }, { endClubMandate: ended }),
    again(ended),
  ]);
  await openRow(user, 'Jan Jansen');
  await press(user, 'Machtiging van Jan Jansen beëindigen');
  await screen.findByRole('alertdialog', { name: 'Machtiging 202601-1 van Jan Jansen beëindigen?' });
  await pressIn(user, 'Beëindigen', 'alertdialog');
  expect(await screen.findByText('Machtiging beëindigd')).toBeVisible();
  await gone();
  expect(await screen.findByText('202601-1, beëindigd op 20/11/2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Machtiging .* beëindigen$/ })).not.toBeInTheDocument();
});

test('one that lapsed says why and is not collected by; a new one can be kept', async () => {
  const lapsed = (changes: object) => ({ ...mandate, lapsedOn: '2026-11-12', ...changes });
  const { user } = openMembers([
    list([
      member(id, { mandates: [lapsed({ signedOn: '2023-11-11' })] }),
      member('202602', {
        firstName: 'Zoë',
        name: 'Zoë Jansen',
        mandates: [lapsed({ lastCollectedOn: '2023-11-11' })],
      }),
    ]),
  ]);
  await openRow(user, 'Jan Jansen');
  expect(
    await screen.findByText(
      '202601-1, vervallen op 12/11/2026: nooit gebruikt in de 36 maanden na het tekenen',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Machtiging .* beëindigen$/ })).not.toBeInTheDocument();
  await openRow(user, 'Zoë Jansen');
  expect(
    await screen.findByText(
      /vervallen op 12\/11\/2026: 36 maanden niet gebruikt, het laatst op 11\/11\/2023/,
    ),
  ).toBeVisible();
  await press(user, 'Machtiging van Jan Jansen vastleggen');
  expect(await screen.findByText(/^Met een getekende machtiging/)).toBeVisible();
});
