import { screen, waitFor } from '@testing-library/react';
import { answer, press } from 'kit/testing';

import { type InvoiceInput, SecretariatSaveInvoiceDocument } from '../../gql/graphql';
import { anyPreview, fakeCanvas, field, fill, invoice, mockDownloads, open } from './testInvoices';

fakeCanvas();
mockDownloads();
const requestId = '11111111-1111-4111-8111-111111111111';

beforeEach(() => {
  Object.assign(globalThis.crypto, { randomUUID: () => requestId });
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(() => media as unknown as MediaQueryList);
});

const sent: InvoiceInput = {
  nameClient: 'Bakker Derks',
  addressClient: '',
  postalCodeClient: '',
  emailClient: 'info@derks.example',
  title: 'Advertentie',
  description: 'Halve pagina',
  amount: 125_050,
  lines: [],
  commissionId: null,
  customerId: null,
};
const what = { Titel: 'Advertentie', Omschrijving: 'Halve pagina', Bedrag: '1.250,50' };

test('on a phone an invoice is three steps, and nothing is lost between them', async () => {
  const { user } = open([
    anyPreview,
    answer(
      SecretariatSaveInvoiceDocument,
      { invoice: sent, send: true, requestId },
      { saveInvoice: invoice(1) },
      1,
    ),
  ]);
  expect(await screen.findByRole('heading', { name: 'Nieuwe factuur: aan wie?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Volgende' })).not.toBeInTheDocument();
  await fill(user, { 'Naam klant': 'Bakker Derks' });
  await press(user, 'Volgende');
  await fill(user, what);
  await press(user, 'Volgende');
  expect(await screen.findByRole('heading', { name: 'Klopt het zo?' })).toBeVisible();
  expect(screen.getByText('Totaal').parentElement).toHaveTextContent(/€\s1\.250,50/);
  // Sending needs an address: back at its field, with all that was typed.
  await press(user, 'Opslaan en verzenden');
  await waitFor(async () =>
    expect(await field('E-mail')).toHaveAccessibleDescription(/Vul een e-mailadres in/),
  );
  expect(await field('Naam klant')).toHaveValue('Bakker Derks');
  await fill(user, { 'E-mail': 'info@derks.example' });
  await press(user, 'Volgende');
  expect(await field('Omschrijving')).toHaveValue('Halve pagina');
  await press(user, 'Vorige');
  expect(await field('E-mail')).toHaveValue('info@derks.example');
  await press(user, 'Volgende');
  await press(user, 'Volgende');
  await press(user, 'Opslaan en verzenden');
  expect(await screen.findByText('Factuur succesvol opgeslagen en verzonden')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Nieuwe factuur: aan wie?' })).toBeVisible();
  expect(await field('Naam klant')).toHaveValue('');
});

test('cancelling asks first, and begins anew', async () => {
  const { user } = open([anyPreview]);
  await fill(user, { 'Naam klant': 'Bakker Derks' });
  await press(user, 'Annuleren');
  await press(user, 'Weggooien');
  await waitFor(async () => expect(await field('Naam klant')).toHaveValue(''));
});
