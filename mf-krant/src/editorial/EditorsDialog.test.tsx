import { screen } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse, type User } from 'kit/testing';

import { KrantSaveSettingsDocument } from '../gql/graphql';
import { openKrant } from '../testKrant';
import { list, settings, totals } from './testEditorial';

afterEach(() => sessionStorage.clear());

const names = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Namen' });
const refusal = (editors: string[], message: string, extensions: Record<string, unknown>) =>
  refuse(KrantSaveSettingsDocument, { revision: 1, editors }, message, extensions);
const saved = (editors: string[], revision: number) =>
  answer(
    KrantSaveSettingsDocument,
    { revision, editors },
    {
      saveKrantSettings: {
        id: 'krant',
        revision: revision + 1,
        editors,
      },
    },
    1,
  );

async function type(user: User, text: string) {
  await press(user, 'Redacteuren');
  await user.clear(await names());
  await user.type(await names(), text);
  await pressIn(user, 'Opslaan');
}

test('the names to assign to are changed', async () => {
  const { user } = openKrant('redactie', [
    list('editing', []),
    totals(),
    settings(),
    saved(['Toon', 'Bart de Wit'], 1),
  ]);
  await press(user, 'Redacteuren');
  expect(await names()).toHaveValue('Toon\nRiet');
  await pressIn(user, 'Annuleren');
  await type(user, 'Toon{Enter}{Enter} Bart de Wit {Enter}');
  await gone();
  expect(await screen.findByText('Redacteuren opgeslagen')).toBeVisible();
});

test('somebody else changed them: both versions are shown', async () => {
  const { user } = openKrant('redactie', [
    list('editing', []),
    totals(),
    settings(['Toon', 'Riet'], 1, 1),
    settings(['Toon', 'Bart'], 2),
    refusal(['Piet'], 'Intussen gewijzigd.', { code: 'CONFLICT', modifiedBy: 'Riet Smits' }),
  ]);
  await type(user, 'Piet');
  expect(await screen.findByText('Toon, Bart')).toBeVisible();
});
