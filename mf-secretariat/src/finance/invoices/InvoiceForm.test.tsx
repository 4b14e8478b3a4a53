import { screen, waitFor } from '@testing-library/react';
import { answer, press, refuse } from 'kit/testing';

import { type InvoiceInput, SecretariatSaveInvoiceDocument } from '../../gql/graphql';
import { anyPreview, fakeCanvas, field, fill, invoice, mockDownloads, open } from './testInvoices';

fakeCanvas();
const { saved, server } = mockDownloads();
const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
let made = 0;

beforeEach(() => {
  made = 0;
  Object.assign(globalThis.crypto, { randomUUID: () => ids[made++] });
});

const filled = {
  'Naam klant': 'Bakker Derks',
  Adres: 'Dorpsstraat 1',
  'Postcode en plaats': '6041 AA Roermond',
  'E-mail': 'info@derks.example',
  Titel: 'Advertentie',
  Omschrijving: 'Halve pagina',
  Bedrag: '1.250,50',
};
const input = (more: Partial<InvoiceInput> = {}): InvoiceInput => ({
  nameClient: 'Bakker Derks',
  addressClient: 'Dorpsstraat 1',
  postalCodeClient: '6041 AA Roermond',
  emailClient: 'info@derks.example',
  title: 'Advertentie',
  description: 'Halve pagina',
  amount: 125_050,
  lines: [],
  commissionId: null,
  customerId: null,
  ...more,
});
const saves = (send: boolean, requestId = ids[0], stored = invoice(1)) =>
  answer(SecretariatSaveInvoiceDocument, { invoice: input(), send, requestId }, { saveInvoice: stored }, 1);
const refuses = (message: string, extensions: Record<string, unknown>) =>
  refuse(
    SecretariatSaveInvoiceDocument,
    { invoice: input(), send: false, requestId: ids[0] },
    message,
    extensions,
  );

test('the buttons are there for what is not saved', async () => {
  const { user } = open([anyPreview]);
  expect(await screen.findByRole('button', { name: 'Opslaan en downloaden' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Opslaan en verzenden' })).toBeDisabled();
  await fill(user, { Titel: 'A' });
  expect(screen.getByRole('button', { name: 'Opslaan en downloaden' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Opslaan en verzenden' })).toBeEnabled();
});

test('what is obligatory is told at its field; an address and an e-mail are not', async () => {
  const { user } = open([anyPreview]);
  await fill(user, { Adres: 'Dorpsstraat 1' });
  await press(user, 'Opslaan en downloaden');
  for (const name of ['Naam klant', 'Titel', 'Omschrijving', 'Bedrag']) {
    await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription('Dit veld is verplicht'));
  }
  for (const name of ['Adres', 'Postcode en plaats', 'E-mail']) expect(await field(name)).toBeValid();
  await waitFor(async () => expect(await field('Naam klant')).toHaveFocus());
});

test.each([
  ['E-mail', 'info@derks', 'E-mail moet een geldig formaat hebben'],
  ['Bedrag', '0', 'Vul een bedrag boven nul in'],
])('%s cannot be %s', async (name, text, message) => {
  const { user } = open([anyPreview]);
  await fill(user, { [name]: text });
  await user.tab();
  await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(message));
});

test('saved, downloaded, and ready for the next one', async () => {
  const { user } = open([anyPreview, saves(false), saves(false, ids[1], invoice(2))]);
  await fill(user, filled);
  await press(user, 'Opslaan en downloaden');
  expect(await screen.findByText('Factuur succesvol opgeslagen en gedownload')).toBeVisible();
  expect(saved).toEqual(['Factuur 2027-0001.pdf']);
  await waitFor(async () => expect(await field('Naam klant')).toHaveValue(''));
  expect(await field('Bedrag')).toHaveValue('');
  expect(screen.getByRole('region', { name: 'Nieuwe factuur' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Opslaan en downloaden' })).toBeDisabled();

  // Another invoice is another request.
  await fill(user, filled);
  await press(user, 'Opslaan en downloaden');
  await waitFor(() => expect(saved).toEqual(['Factuur 2027-0001.pdf', 'Factuur 2027-0002.pdf']));
});

test('of a committee, when one is chosen', async () => {
  const { user } = open([
    anyPreview,
    answer(
      SecretariatSaveInvoiceDocument,
      { invoice: input({ commissionId: 'c3' }), send: false, requestId: ids[0] },
      { saveInvoice: invoice(1) },
    ),
  ]);
  await fill(user, filled);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Commissie' }), '3 - Optocht');
  await press(user, 'Opslaan en downloaden');
  expect(await screen.findByText('Factuur succesvol opgeslagen en gedownload')).toBeVisible();
});

test('saved and sent', async () => {
  const { user } = open([anyPreview, saves(true)]);
  await fill(user, filled);
  await press(user, 'Opslaan en verzenden');
  expect(await screen.findByText('Factuur succesvol opgeslagen en verzonden')).toBeVisible();
  expect(saved).toEqual([]);
  await waitFor(async () => expect(await field('Titel')).toHaveValue(''));
});

test('without an address it cannot be sent', async () => {
  const { user } = open([anyPreview]);
  await fill(user, { ...filled, 'E-mail': ' ' });
  await press(user, 'Opslaan en verzenden');
  await waitFor(async () =>
    expect(await field('E-mail')).toHaveAccessibleDescription(
      'Vul een e-mailadres in om de factuur te versturen',
    ),
  );
  expect(await field('E-mail')).toHaveFocus();
});

test('the key of the last field saves as the first button does', async () => {
  const { user } = open([anyPreview, saves(false)]);
  await fill(user, filled);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Factuur succesvol opgeslagen en gedownload')).toBeVisible();
});

test('a refusal is told at its field, another one with the form', async () => {
  const { user } = open([
    anyPreview,
    refuses('Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { emailClient: 'E-mail moet een geldig formaat hebben' },
    }),
    refuses('De rekening van de stichting is niet ingesteld.', { code: 'BAD_USER_INPUT' }),
  ]);
  await fill(user, filled);
  await press(user, 'Opslaan en downloaden');
  await waitFor(async () =>
    expect(await field('E-mail')).toHaveAccessibleDescription('E-mail moet een geldig formaat hebben'),
  );
  await press(user, 'Opslaan en downloaden');
  expect(await screen.findByText('De rekening van de stichting is niet ingesteld.')).toBeVisible();
  expect(await field('Titel')).toHaveValue('Advertentie');
});

test('stored but not downloaded is told as it is', async () => {
  server.isUp = false;
  const { user } = open([anyPreview, saves(false)]);
  await fill(user, filled);
  await press(user, 'Opslaan en downloaden');
  expect(await screen.findByText(/Factuur 2027-0001 is opgeslagen, maar niet gedownload\./)).toBeVisible();
  await waitFor(async () => expect(await field('Titel')).toHaveValue(''));
});
