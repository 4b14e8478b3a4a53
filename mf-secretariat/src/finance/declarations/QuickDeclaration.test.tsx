import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type answer, lastUpload, mockUploads, renderArea, testUser } from 'kit/testing';

import { myDeclarations } from '../testFinance';
import { DeclarationsPage } from './DeclarationsPage';
import { added, choicesOf, fixedRequestId, MINE, stored } from './testWizard';

mockUploads();
fixedRequestId();

const parade = { id: 'c3', index: 3, name: 'Optocht' };
const bon = () => new File(['x'], 'bon.pdf', { type: 'application/pdf' });

function show(commissions: (typeof parade)[], ...mocks: ReturnType<typeof answer>[]) {
  renderArea(<DeclarationsPage />, {
    path: '/declaraties?nieuw',
    route: '/declaraties',
    mocks,
    user: testUser([], commissions),
  });
  return userEvent.setup();
}

test('photo, amount, what for, send: the rest is filled in', async () => {
  const user = show([parade], choicesOf({ accountnumber: MINE }), added(), myDeclarations([stored]));
  await user.upload(await screen.findByLabelText('Bon'), bon());
  lastUpload().store('f1');
  await user.type(screen.getByRole('textbox', { name: 'Bedrag in euro' }), '12,55');
  expect(screen.getByRole('combobox', { name: 'Commissie' })).toHaveDisplayValue('3 - Optocht');
  expect(screen.getByText(/Naar je eigen rekening, eindigt op 6789/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Omschrijving' }), 'Hekken');
  expect(await screen.findByRole('button', { name: 'Nog een bon' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Versturen' }));
  expect(await screen.findByText('Declaratie ingediend')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Mijn declaraties' })).toBeVisible();
});

test('several receipts go along, in their order', async () => {
  const user = show(
    [parade],
    choicesOf({ accountnumber: MINE }),
    added({ receiptIds: ['f1', 'f2'] }),
    myDeclarations([stored]),
  );
  await user.upload(await screen.findByLabelText('Bon'), bon());
  lastUpload().store('f1');
  await user.click(await screen.findByRole('button', { name: 'Nog een bon' }));
  await user.upload(screen.getByLabelText('Bon 2'), bon());
  lastUpload().store('f2');
  await user.type(screen.getByRole('textbox', { name: 'Bedrag in euro' }), '12,55');
  await user.type(screen.getByRole('textbox', { name: 'Omschrijving' }), 'Hekken');
  await screen.findByRole('button', { name: 'Nog een bon' });
  await user.click(screen.getByRole('button', { name: 'Versturen' }));
  expect(await screen.findByText('Declaratie ingediend')).toBeVisible();
});

test('who is in no committee chooses one before the receipt, and gives an account', async () => {
  const user = show([], choicesOf());
  expect(await screen.findByText('Kies eerst de commissie, dan kan de bon erbij.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Commissie' }), '10 - Kindercarnaval');
  await user.upload(screen.getByLabelText('Bon'), bon());
  await waitFor(() => expect(lastUpload().address).toBe('POST /files/accountancy/C10'));
  expect(screen.getByRole('textbox', { name: 'Je rekeningnummer (IBAN)' })).toBeVisible();
  lastUpload().store('f1');
  await screen.findByRole('button', { name: 'Nog een bon' });
  await user.click(screen.getByRole('button', { name: 'Versturen' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Omschrijving' })).toBeInvalid());
});
