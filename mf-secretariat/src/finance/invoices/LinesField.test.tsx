import { screen, waitFor, within } from '@testing-library/react';
import { answer, press, refuse, type User } from 'kit/testing';

import { type InvoiceInput, SecretariatSaveInvoiceDocument } from '../../gql/graphql';
import { lineSchema } from './invoiceLines';
import { sumLines } from './invoiceSums';
import {
  anyPreview,
  draft,
  fakeCanvas,
  field,
  fill,
  invoice,
  list,
  mockDownloads,
  open,
  preview,
} from './testInvoices';

const texts = fakeCanvas();
mockDownloads();
const id = '11111111-1111-4111-8111-111111111111';
beforeEach(() => void Object.assign(globalThis.crypto, { randomUUID: () => id }));

const input = (more: Partial<InvoiceInput>): InvoiceInput => ({
  ...draft({ nameClient: 'Bakker Derks', title: 'Huur' }),
  emailClient: '',
  commissionId: null,
  customerId: null,
  ...more,
});
const variables = (more: Partial<InvoiceInput>) => ({ invoice: input(more), send: false, requestId: id });
const tap = { description: 'Tap', quantity: 250, price: 1000, vatRate: 'exempt' as const };
const add = (user: User) => press(user, 'Regel toevoegen');
const about = { 'Naam klant': 'Bakker Derks', Titel: 'Huur' };
/** Fills in a number that begins with another. */
async function change(user: User, name: string, text: string, at = 0) {
  const input = screen.getAllByRole('textbox', { name })[at] as HTMLElement;
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}

test('lines take the place of the amount, which is what they come to', async () => {
  const { user } = open([
    anyPreview,
    answer(SecretariatSaveInvoiceDocument, variables({ amount: 2500, lines: [tap] }), {
      saveInvoice: invoice(1),
    }),
  ]);
  await fill(user, about);
  expect(await field('Bedrag')).toBeVisible();
  await add(user);
  expect(screen.queryByRole('textbox', { name: 'Bedrag' })).not.toBeInTheDocument();
  // There is nothing to choose.
  expect(screen.queryByRole('combobox', { name: 'Btw' })).not.toBeInTheDocument();
  await fill(user, { Wat: 'Tap', Prijs: '10' });
  await change(user, 'Aantal', '2,5');
  expect(screen.getByRole('definition')).toHaveTextContent('€ 25,00');
  await press(user, 'Opslaan en downloaden');
  expect(await screen.findByText('Factuur succesvol opgeslagen en gedownload')).toBeVisible();
  expect(await field('Bedrag')).toHaveValue('');
});

test('each line is taken away by itself; after the last one there is an amount again', async () => {
  const { user } = open([anyPreview]);
  await screen.findByRole('group', { name: 'Regels' });
  await add(user);
  await fill(user, { Wat: 'Eerste', Prijs: '1' });
  await add(user);
  await change(user, 'Wat', 'Tweede', 1);
  await change(user, 'Prijs', '2', 1);
  expect(screen.getByRole('definition')).toHaveTextContent('€ 3,00');
  await press(user, 'Regel 1 weghalen');
  expect(await field('Wat')).toHaveValue('Tweede');
  expect(await field('Prijs')).toHaveValue('2,00');
  await press(user, 'Regel 1 weghalen');
  expect(await field('Bedrag')).toBeVisible();
});

test.each([
  ['quantity', 'veel', 'Vul een aantal in, zoals 2 of 2,5'],
  ['quantity', 0, 'Vul een aantal boven nul in'],
  ['quantity', 1.234, 'Vul hooguit twee cijfers achter de komma in'],
  ['quantity', 10_001, 'Vul een aantal tot en met 10.000 in'],
  ['price', 'duur', 'Vul een bedrag in, zoals 12,50'],
  ['price', -1, 'Vul een prijs van nul of meer in'],
  ['description', ' ', 'Dit veld is verplicht'],
])('%s of a line cannot be %j', (name, typed, message) => {
  expect(() => lineSchema('Dit veld is verplicht').validateSyncAt(name, { ...tap, [name]: typed })).toThrow(
    message,
  );
});

test('a description is needed without lines only', async () => {
  const { user } = open([anyPreview]);
  await screen.findByRole('group', { name: 'Regels' });
  await add(user);
  await press(user, 'Opslaan en downloaden');
  await waitFor(async () => expect(await field('Wat')).toHaveAccessibleDescription('Dit veld is verplicht'));
  expect(await field('Omschrijving')).toBeValid();
});

test('what the server says of a line stands at it, of the sum below it', async () => {
  const given = variables({ amount: 2500, lines: [tap] });
  const refused = (fields: object) =>
    refuse(SecretariatSaveInvoiceDocument, given, 'Nee.', { code: 'BAD_USER_INPUT', fields });
  const { user } = open([
    anyPreview,
    refused({ 'lines.0.description': 'Deze tekst is te lang' }),
    refused({ lines: 'Deze regels passen niet op één pagina' }),
    refused({ amount: 'De regels komen op een ander bedrag uit.' }),
  ]);
  await fill(user, about);
  await add(user);
  await fill(user, { Wat: 'Tap', Prijs: '10' });
  await change(user, 'Aantal', '2,5');
  await press(user, 'Opslaan en downloaden');
  await waitFor(async () => expect(await field('Wat')).toHaveAccessibleDescription('Deze tekst is te lang'));
  await press(user, 'Opslaan en downloaden');
  expect(await screen.findByText('Deze regels passen niet op één pagina')).toBeVisible();
  await press(user, 'Opslaan en downloaden');
  expect(await screen.findByText('De regels komen op een ander bedrag uit.')).toBeVisible();
});

test('with VAT the prices are without it, and it is told per rate', async () => {
  const lines = [{ description: 'Bier', quantity: 100, price: 999, vatRate: 'vat21' as const }];
  const { user } = open(
    [preview('leeg', draft({ lines: [] })), preview('bier', draft({ amount: 1209, lines }))],
    '/facturen',
    ['vat9', 'vat21'],
  );
  // Nothing is issued as exempt: there is a line from the start, and it stays.
  expect(await field('Wat')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Bedrag' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Regel 1 weghalen' })).toBeDisabled();
  expect(screen.getByText('Prijzen zijn zonder btw; die komt er per tarief bij.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Btw' }), '21%');
  await fill(user, { Wat: 'Bier', Prijs: '9,99' });
  expect(
    screen.getAllByRole('definition').map(({ textContent }) => textContent?.replace('\u00a0', ' ')),
  ).toEqual(['€ 9,99', '€ 2,10', '€ 12,09']);
  await waitFor(() => expect(texts).toEqual(['leeg', 'bier']));
});

test('the lines stand with the facts of an invoice', async () => {
  const lines = [tap, { description: 'Bier', quantity: 100, price: 999, vatRate: 'vat21' as const }];
  const { user } = open([list([invoice(1, { lines })])], '/facturen?tab=overzicht');
  await press(user, 'Factuur 2027-0001 bekijken');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('2,5 × Tap à € 10,00: € 25,00')).toBeVisible();
  expect(dialog.getByText('1 × Bier à € 9,99, btw 21%: € 9,99')).toBeVisible();
  expect(dialog.getByText('Btw 21% over € 9,99: € 2,10')).toBeVisible();
});

test('the sums are those of the server: VAT is rounded over the lines of a rate', () => {
  const line = (quantity: number, price: number, vatRate: 'exempt' | 'vat9' | 'vat21') => ({
    ...{ description: 'x', quantity, price, vatRate },
  });
  const cents = Array.from({ length: 10 }, () => line(100, 3, 'vat21'));
  expect(sumLines(cents)).toMatchObject({ net: 30, total: 36 });
  expect(sumLines([line(250, 333, 'exempt'), line(100, 150, 'vat9'), line(100, 50, 'vat21')])).toEqual({
    net: 1033,
    vat: [
      { vatRate: 'vat9', net: 150, vat: 14 },
      { vatRate: 'vat21', net: 50, vat: 11 },
    ],
    total: 1058,
  });
  expect(sumLines([line(-250, 333, 'vat21')])).toMatchObject({ net: -833, total: -1008 });
});
