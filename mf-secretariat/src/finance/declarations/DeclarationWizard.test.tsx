import { screen, within } from '@testing-library/react';
import { lastUpload, mockUploads, refuse } from 'kit/testing';

import { SecretariatAddDeclarationDocument } from '../../gql/graphql';
import { myDeclarations } from '../testFinance';
import {
  added,
  choicesOf,
  fixedRequestId,
  giveReceipt,
  next,
  noNext,
  question,
  sent,
  start,
  stored,
  submit,
  toSend,
} from './testWizard';

mockUploads();
fixedRequestId();

// The server takes the spaces out.
const spaced = { accountnumber: 'NL69 INGB 0123 4567 89' };

test('when all years are locked a text says so', async () => {
  const user = await start(myDeclarations(), choicesOf({ years: [] }));
  expect(
    await screen.findByText('Geen declaraties toegestaan, neem contact op met de penningmeester'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Terug' }));
  expect(await screen.findByRole('region', { name: 'Mijn declaraties' })).toBeVisible();
});

test('six steps, each needed before the next; afterwards the list has it', async () => {
  const user = await start(myDeclarations([], 1), choicesOf(), added(spaced), myDeclarations([stored]));
  expect(await screen.findByText('Stap 1 van 6')).toBeVisible();
  noNext();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Boekjaar' }), '2026-2027');
  await next(user);
  await question('Voor welke commissie is het?');
  noNext();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Commissie' }), '3 - Optocht');
  await next(user);
  await question('Wat heb je gekocht?');
  noNext();
  await user.type(screen.getByRole('textbox', { name: 'Omschrijving' }), 'Hekken');
  await next(user);
  await question('Hoeveel was het?');
  noNext();
  await user.type(screen.getByRole('textbox', { name: 'Bedrag in euro' }), '12,55');
  await next(user);
  await question('Wie wordt er betaald?');
  noNext();
  await user.click(screen.getByRole('radio', { name: 'Ik' }));
  noNext();
  await user.type(
    screen.getByRole('textbox', { name: 'Je rekeningnummer (IBAN)' }),
    'NL69 INGB 0123 4567 89',
  );
  await next(user);
  await question('Voeg de bon toe');
  expect(screen.queryByRole('button', { name: 'Indienen' })).not.toBeInTheDocument();
  await giveReceipt(user);
  expect(lastUpload().address).toBe('POST /files/accountancy/C3');
  await submit(user);
  expect(await screen.findByText('Declaratie ingediend')).toBeVisible();
  const list = within(await screen.findByRole('table', { name: 'Mijn declaraties' }));
  expect(list.getByText('Hekken')).toBeVisible();
  expect(list.getByText('Open')).toBeVisible();
});

test('a retry after a failure has the same mark, so it never makes two', async () => {
  const user = await start(
    myDeclarations(),
    choicesOf(),
    refuse(SecretariatAddDeclarationDocument, sent(), 'Er ging iets mis.', { code: 'INTERNAL_SERVER_ERROR' }),
    added(),
  );
  await toSend(user);
  await submit(user);
  expect(await screen.findByText('Er ging iets mis.')).toBeVisible();
  jest.mocked(crypto.randomUUID).mockReturnValue('00000000-0000-4000-8000-000000000000');
  await submit(user);
  expect(await screen.findByText('Declaratie ingediend')).toBeVisible();
});
