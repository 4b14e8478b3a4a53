import { screen, waitFor } from '@testing-library/react';
import { lastUpload, mockUploads, refuse } from 'kit/testing';

import { SecretariatAddDeclarationDocument } from '../../gql/graphql';
import { myDeclarations } from '../testFinance';
import {
  added,
  choicesOf,
  fixedRequestId,
  giveReceipt,
  MINE,
  next,
  noNext,
  question,
  sent,
  start,
  startFor,
  submit,
  toAmount,
  toPayee,
  toSend,
} from './testWizard';

mockUploads();
fixedRequestId();

test('what is no amount is told at the field, and is no step further', async () => {
  const user = await start(myDeclarations(), choicesOf());
  await toAmount(user);
  const field = await screen.findByRole('textbox', { name: 'Bedrag in euro' });
  await user.type(field, '0');
  await next(user);
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Vul een bedrag boven nul in')),
  );
  expect(screen.getByText('Stap 4 van 6')).toBeVisible();
});

test('a supplier has a name and an IBAN that is right', async () => {
  const user = await start(
    myDeclarations(),
    choicesOf(),
    added({ directPay: 0, accountName: 'Bakker Bart', accountnumber: 'BE68 5390 0754 7034' }),
  );
  await toPayee(user);
  await user.click(await screen.findByRole('radio', { name: 'Leverancier' }));
  const account = screen.getByRole('textbox', { name: 'Rekeningnummer van de leverancier (IBAN)' });
  await user.type(account, 'BE68 5390 0754 7035');
  noNext();
  await user.type(screen.getByRole('textbox', { name: 'Naam leverancier' }), 'Bakker Bart');
  await next(user);
  await waitFor(() =>
    expect(account).toHaveAccessibleDescription('Dit is geen geldig rekeningnummer (IBAN)'),
  );
  await user.type(account, '{Backspace}4');
  await next(user);
  await giveReceipt(user);
  await submit(user);
  expect(await screen.findByText('Declaratie ingediend')).toBeVisible();
});

test('my last account number is offered; a refusal of it leads there', async () => {
  const user = await start(
    myDeclarations(),
    choicesOf({ accountnumber: MINE }),
    refuse(SecretariatAddDeclarationDocument, sent(), 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { accountnumber: 'Deze rekening is opgeheven' },
    }),
    added({ accountnumber: 'NL91ABNA0417164300' }),
  );
  await toPayee(user);
  await user.click(await screen.findByRole('radio', { name: 'Ik' }));
  expect(screen.getByRole('radio', { name: 'NL69 INGB 0123 4567 89' })).toBeChecked();
  await next(user);
  await giveReceipt(user);
  await submit(user);
  expect(await screen.findByText('Deze rekening is opgeheven')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Een ander rekeningnummer' }));
  await user.type(screen.getByRole('textbox', { name: 'Je rekeningnummer (IBAN)' }), 'NL91ABNA0417164300');
  await next(user);
  await submit(user);
  expect(await screen.findByText('Declaratie ingediend')).toBeVisible();
});

test('another committee asks for the receipt anew: it is stored with its committee', async () => {
  const user = await start(myDeclarations(), choicesOf());
  await toSend(user);
  const back = async () => user.click(screen.getByRole('button', { name: 'Vorige' }));
  await back();
  await back();
  await back();
  await back();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Commissie' }), '10 - Kindercarnaval');
  for (let step = 0; step < 4; step += 1) await next(user);
  expect(await question('Voeg de bon toe')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Indienen' })).not.toBeInTheDocument();
  await user.upload(screen.getByLabelText('Bon'), new File(['x'], 'bon.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(lastUpload().address).toBe('POST /files/accountancy/C10'));
});

test('a year in which the committee has no books asks for another', async () => {
  const user = await start(myDeclarations(), choicesOf());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Boekjaar' }), '2026-2027');
  await next(user);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Commissie' }), '10 - Kindercarnaval');
  await user.click(screen.getByRole('button', { name: 'Vorige' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Boekjaar' }), '2025-2026');
  await next(user);
  expect(await screen.findByRole('combobox', { name: 'Commissie' })).toHaveDisplayValue('Kies een commissie');
  noNext();
});

test("on a committee's page its own books are proposed, whatever their number in that year", async () => {
  const user = await startFor('c10', choicesOf());
  const year = await screen.findByRole('combobox', { name: 'Boekjaar' });
  await user.selectOptions(year, '2025-2026');
  await next(user);
  expect(await screen.findByRole('combobox', { name: 'Commissie' })).toHaveDisplayValue('3 - Kinderoptocht');
});

test('a committee that is not in the books of that year has nothing proposed', async () => {
  const user = await startFor('c3', choicesOf());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Boekjaar' }), '2025-2026');
  await next(user);
  expect(await screen.findByRole('combobox', { name: 'Commissie' })).toHaveDisplayValue('Kies een commissie');
});
