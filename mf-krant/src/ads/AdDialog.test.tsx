import { screen, waitFor, within } from '@testing-library/react';
import { answer, press, pressIn, refuse } from 'kit/testing';

import { KrantRestoreDocument, KrantSaleDocument, KrantSaveAdDocument } from '../gql/graphql';
import { ad, dialogAnswer, openDialog, previous, saveAnswer, saveVariables } from './testAds';

jest.mock('kit/lists', () => ({
  ...jest.requireActual<object>('kit/lists'),
  newRequestId: () => 'request-1',
}));

const state = (name: string) => screen.findByRole('radio', { name });
const select = (name: string | RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const format = () => select(/^Formaat/);
const options = (list: HTMLElement) =>
  within(list)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ textContent }) => textContent);

const sold = {
  advState: 'verkocht' as const,
  advPrice: 10000,
  advFormat: '17x8,9',
  advPaymentMethod: 'factuur' as const,
  advType: null,
  advNotes: '',
};

test('an advertisement is sold: formats by price, colour from the price', async () => {
  const saved = ad({ revision: 1 });
  const { user, onClose, onSaved } = openDialog([dialogAnswer(null), saveAnswer(sold, saved, 0)]);
  expect(await state('open')).toBeChecked();
  expect(screen.queryByLabelText('Prijs')).not.toBeInTheDocument();
  await user.click(await state('verkocht'));
  expect(options(select('Prijs'))).toEqual([
    'Kies een prijs',
    '€\u00a030,00 - zwart-wit',
    '€\u00a0100,00 - zwart-wit',
    '€\u00a0195,00 - full colour',
  ]);
  expect(screen.getByText('Volgt uit de prijs')).toBeVisible();
  expect(options(format())).toEqual(['Kies eerst een prijs']);

  await user.selectOptions(select('Prijs'), '3000');
  // the only one that fits
  expect(format()).toHaveValue('8,5x3,5');
  await user.selectOptions(select('Prijs'), '19500');
  expect(format()).toHaveValue('');
  expect(screen.getByText('full colour')).toBeVisible();
  expect(options(format())).toEqual(['Kies een formaat', '8,5x32,6', '17x16,4', '25,9x10,7']);
  await user.selectOptions(select('Prijs'), '10000');
  await user.selectOptions(format(), '17x8,9');
  await user.selectOptions(select('Betaalwijze'), 'Factuur');
  await press(user, 'Opslaan');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSaved).toHaveBeenCalled();
  expect(await screen.findByText('Advertentie opgeslagen')).toBeVisible();
});

test('what is sold needs a price and a format', async () => {
  const { user, onClose } = openDialog([dialogAnswer(null)]);
  await user.click(await state('verkocht'));
  await press(user, 'Opslaan');
  await waitFor(() => expect(select('Prijs')).toHaveAccessibleDescription('Kies een prijs uit de lijst'));
  expect(format()).toHaveAccessibleDescription('Kies een formaat dat bij deze prijs hoort');
  expect(onClose).not.toHaveBeenCalled();
});

test("the server's messages are at their fields, and of the whole form", async () => {
  const { user } = openDialog([
    dialogAnswer(ad()),
    refuse(KrantSaveAdDocument, saveVariables({ ...sold, advType: 'idem', advNotes: 'Logo' }), 'Controleer', {
      code: 'BAD_USER_INPUT',
      fields: { advFormat: 'Kies een formaat dat bij deze prijs hoort' },
    }),
    refuse(
      KrantSaveAdDocument,
      saveVariables({ ...sold, advType: 'idem', advNotes: 'Logo!' }),
      'De factuur is al verstuurd. Laat de redactie die eerst intrekken.',
      { code: 'BAD_USER_INPUT', fields: {} },
    ),
  ]);
  const notes = await screen.findByLabelText('Opmerkingen');
  await user.type(notes, 'Logo');
  await press(user, 'Opslaan');
  await waitFor(() =>
    expect(format()).toHaveAccessibleDescription('Kies een formaat dat bij deze prijs hoort'),
  );
  await user.type(notes, '!');
  await press(user, 'Opslaan');
  expect(await screen.findByRole('alert')).toHaveTextContent('De factuur is al verstuurd.');
  expect(notes).toHaveValue('Logo!');
});

test('a sale is taken back after a question that names what is cleared', async () => {
  const { user, onClose } = openDialog([
    dialogAnswer(ad({ invoiceCreated: true })),
    saveAnswer({ advState: 'nietVerkocht', advNotes: '' }, ad({ advState: 'nietVerkocht', stage: null })),
  ]);
  await user.click(await state('niet verkocht'));
  await press(user, 'Opslaan');
  const question = await screen.findByRole('alertdialog', {
    name: 'Verkoop terugzetten naar niet verkocht?',
  });
  const lines = within(question).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Prijs: €\u00a0100,00',
    'Formaat: 17x8,9',
    'Betaalwijze: Factuur',
    'Soort: Idem vorig jaar',
  ]);
  expect(question).toHaveTextContent('De factuur die is gemaakt, vervalt.');
  await pressIn(user, 'Annuleren', 'alertdialog');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();
  expect(await state('niet verkocht')).toBeChecked();
  await press(user, 'Opslaan');
  await pressIn(user, 'Terugzetten', 'alertdialog');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('the page and the editor that go with a sale are named, and sent as they were seen', async () => {
  const loses = { placedOnPage: '12', assigned: 'Riet' };
  const { user, onClose } = openDialog([
    dialogAnswer(ad(loses)),
    saveAnswer({ advState: 'open', advNotes: '', loses }, ad({ advState: 'open', stage: null })),
  ]);
  await user.click(await state('open'));
  await press(user, 'Opslaan');
  const question = await screen.findByRole('alertdialog', { name: 'Verkoop terugzetten naar open?' });
  const lines = within(question).getAllByRole('listitem');
  expect(lines.slice(-2).map(({ textContent }) => textContent)).toEqual([
    'Op pagina: 12',
    'Toegewezen aan: Riet',
  ]);
  expect(question).toHaveTextContent('De redactie krijgt hiervan een mail.');
  await pressIn(user, 'Terugzetten', 'alertdialog');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('another format asks about the page that goes', async () => {
  const { user } = openDialog([dialogAnswer(ad({ placedOnPage: '12', assigned: 'Riet' }))]);
  await state('verkocht');
  await user.selectOptions(format(), '8,5x17,9');
  await press(user, 'Opslaan');
  const question = await screen.findByRole('alertdialog', { name: /^Formaat 8,5x17,9/ });
  const lines = within(question).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Op pagina: 12']);
});

test('a sale that was taken back is restored', async () => {
  const takenBack = {
    advPrice: 10000,
    advFormat: '17x8,9',
    placedOnPage: '12',
    assigned: 'Riet',
    by: 'José van den Berg',
    at: '2026-11-20T10:00:00.000Z',
  };
  const { user, onClose, onSaved } = openDialog([
    dialogAnswer(ad({ advState: 'open', stage: null, takenBack })),
    answer(KrantRestoreDocument, { id: 'ad1', revision: 2 }, { restoreAdvertisement: ad({ revision: 3 }) }),
  ]);
  expect(
    await screen.findByText(/^Het was: 17x8,9, € 100,00, op pagina 12, toegewezen aan Riet\. José/),
  ).toBeVisible();
  await press(user, 'Verkoop herstellen');
  await pressIn(user, 'Herstellen', 'alertdialog');
  expect(await screen.findByText('Verkoop hersteld')).toBeVisible();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSaved).toHaveBeenCalled();
});

test('last year is shown, and filled in by one press', async () => {
  const { user, onClose } = openDialog([
    dialogAnswer(null, previous()),
    saveAnswer({ ...sold, advPaymentMethod: 'contant', advType: 'idem' }, ad({ revision: 1 }), 0),
  ]);
  expect(await screen.findByText('17x8,9, zwart-wit, € 100,00, Contant', { exact: false })).toBeVisible();
  await press(user, 'Zelfde als vorig jaar');
  expect(select('Prijs')).toHaveValue('10000');
  expect(format()).toHaveValue('17x8,9');
  await press(user, 'Opslaan');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('of last year a price that is no longer there is left open; not sold is only told', async () => {
  const { user } = openDialog([dialogAnswer(null, previous({ advPrice: 12345 }))]);
  await press(user, 'Zelfde als vorig jaar');
  expect(select('Prijs')).toHaveValue('');
  expect(format()).toHaveValue('');
});

test('what was not sold last year cannot be repeated', async () => {
  openDialog([dialogAnswer(null, previous({ advState: 'nietVerkocht', advPaymentMethod: null }))]);
  expect(await screen.findByText('Vorig jaar')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zelfde als vorig jaar' })).not.toBeInTheDocument();
});

test('of two who change it both versions are shown', async () => {
  const theirs = ad({ revision: 3, advPaymentMethod: 'gratis' });
  const { user } = openDialog([
    dialogAnswer(ad()),
    refuse(
      KrantSaveAdDocument,
      saveVariables({ ...sold, advPaymentMethod: 'contant', advType: 'idem' }),
      'Deze advertentie is intussen gewijzigd.',
      { code: 'CONFLICT', modifiedBy: 'Toon Aarts', modifiedAt: '2026-11-11T10:00:00.000Z' },
    ),
    answer(KrantSaleDocument, { advertiserId: 'a1' }, { advertiser: { id: 'a1', advertisement: theirs } }),
  ]);
  await state('verkocht');
  await user.selectOptions(select('Betaalwijze'), 'Contant');
  await press(user, 'Opslaan');
  const conflict = await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Toon Aarts' });
  expect(within(conflict).getByRole('row', { name: 'Betaalwijze Contant gratis' })).toBeVisible();
  await pressIn(user, 'Andere versie overnemen', 'alertdialog');
  await waitFor(() => expect(select('Betaalwijze')).toHaveValue('gratis'));
});

test('of an archived edition it is only shown', async () => {
  openDialog([dialogAnswer(ad({ placedOnPage: '12 boven' }))], { readOnly: true });
  const dialog = await screen.findByRole('dialog', { name: 'Advertentie van Bakkerij Jansen' });
  expect(await within(dialog).findByText('12 boven')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Document toevoegen' })).not.toBeInTheDocument();
});
