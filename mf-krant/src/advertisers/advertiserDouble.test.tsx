import { screen, waitFor } from '@testing-library/react';
import { answer, press, pressIn, refuse } from 'kit/testing';

import { KrantAddAdvertiserDocument, KrantNextNumberDocument } from '../gql/graphql';
import { advertiserInput, newAdvertiser } from './advertiserValues';
import { advertiser, again, list, openAdvertisers } from './testAdvertisers';

const field = (name: string) => screen.findByRole('textbox', { name });
const next = answer(KrantNextNumberDocument, {}, { nextAdvertiserUserId: 64 });

test('a name that another has is pointed out, and kept all the same', async () => {
  const message = 'Er is al een adverteerder die Slagerij Vos heet (3). Is het dezelfde?';
  const twin = advertiserInput({ ...newAdvertiser(64), name: 'Slagerij Vos' });
  const { user } = openAdvertisers([
    list([], { times: 1 }),
    next,
    refuse(KrantAddAdvertiserDocument, { advertiser: twin }, 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { name: message },
    }),
    answer(
      KrantAddAdvertiserDocument,
      { advertiser: { ...twin, allowDuplicate: true } },
      { addAdvertiser: advertiser({ id: 'a9', name: 'Slagerij Vos' }) },
    ),
    again(advertiser({ id: 'a9', name: 'Slagerij Vos' })),
  ]);
  await press(user, 'Adverteerder toevoegen');
  await user.type(await field('Bedrijfsnaam'), 'Slagerij Vos');
  await pressIn(user, 'Toevoegen');
  await waitFor(async () => expect(await field('Bedrijfsnaam')).toHaveAccessibleDescription(message));
  await pressIn(user, 'Toch toevoegen');
  expect(await screen.findByText('Adverteerder toegevoegd')).toBeVisible();
});
