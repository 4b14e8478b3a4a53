import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse, type User } from 'kit/testing';

import {
  type AdPriceInput,
  KrantPricesDocument,
  type KrantPricesQuery,
  KrantSavePricesDocument,
} from '../gql/graphql';
import { edition, editions, openKrant, prices } from '../testKrant';
import { figures, overview, sales } from './testOverview';

type Sold = KrantPricesQuery['soldAdvertisements'][number];
const sold = (id: string, more: Partial<Sold> = {}): Sold => ({
  ...{ id, advPrice: 10000, advColor: 'zwartWit', advFormat: '17x8,9' },
  ...more,
});

const table = (ads: Sold[] = [], id = 'e2027', times?: number) =>
  answer(
    KrantPricesDocument,
    { id },
    { paperEdition: { id, revision: 1, prices }, soldAdvertisements: ads },
    times,
  );
const rows = (changes: Record<number, Partial<AdPriceInput>> = {}): AdPriceInput[] =>
  prices.map(({ price, color, formats }, at) => ({ price, color, formats, ...changes[at] }));
const variables = (sent: AdPriceInput[], touches = 0, revision = 1) => ({
  ...{ id: 'e2027', revision, prices: sent, touches },
});
const saved = (sent: AdPriceInput[], more: object = variables(sent), revision = 2) =>
  answer(
    KrantSavePricesDocument,
    more as never,
    {
      savePaperPrices: {
        ...{ id: 'e2027', revision, changeLog: [] },
        prices: sent.map((row, index) => ({ ...row, index })),
      },
    },
    1,
  );

async function open(mocks: Parameters<typeof openKrant>[1]) {
  const { user } = openKrant('overzicht', [overview(), sales(), ...mocks]);
  await press(user, 'Prijzen en formaten van editie 2027');
  await screen.findByRole('button', { name: 'Prijs toevoegen' });
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Prijzen en formaten van 2027' })) };
}

async function fill(user: User, name: string, at: number, text: string) {
  const input = screen.getAllByRole('textbox', { name })[at] as HTMLElement;
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}

test('a price that nothing was sold for changes freely, with undo', async () => {
  const dearer = rows({ 0: { price: 3250 } });
  const { user } = await open([table([sold('1')]), saved(dearer), saved(rows(), variables(rows(), 0, 2), 3)]);
  expect(screen.getAllByText('1 verkocht')).toHaveLength(1);
  await fill(user, 'Prijs', 0, '32,50');
  expect(screen.queryByText(/Voor wat je wijzigt/)).not.toBeInTheDocument();
  await pressIn(user, 'Opslaan');
  await gone();
  expect(await screen.findByText('Prijzen en formaten opgeslagen')).toBeVisible();
  await press(user, 'Ongedaan maken');
  expect(await screen.findByText('Prijzen zijn weer zoals ze waren')).toBeVisible();
});

test('of a price that was sold for it says how many keep what was agreed', async () => {
  const dearer = rows({ 1: { price: 11000 } });
  const { user } = await open([table([sold('1'), sold('2')]), saved(dearer, variables(dearer, 2))]);
  await fill(user, 'Prijs', 1, '110');
  expect(await screen.findByText(/zijn 2 advertenties verkocht\. Die houden de prijs/)).toBeVisible();
  await pressIn(user, 'Opslaan');
  await gone();
});

test('a new price, and one that goes', async () => {
  const sent = [
    ...rows().slice(1),
    { price: 50000, color: 'fullColour' as const, formats: ['25,9x38,6', '17x28,9'] },
  ];
  const { user, dialog } = await open([table(), saved(sent)]);
  await press(user, 'Prijs 1 weghalen');
  await press(user, 'Prijs toevoegen');
  await fill(user, 'Prijs', 2, '500');
  await user.selectOptions(
    dialog.getAllByRole('combobox', { name: 'Kleur' })[2] as HTMLElement,
    'full colour',
  );
  await fill(user, 'Formaten', 2, '25.9 x 38.6 cm; 17x28,9');
  await pressIn(user, 'Opslaan');
  await gone();
});

test('what cannot be is said at its field, and nothing is sent', async () => {
  const { user } = await open([table()]);
  await fill(user, 'Prijs', 0, '100');
  await fill(user, 'Formaten', 1, '9x10');
  await fill(user, 'Formaten', 2, '');
  await pressIn(user, 'Opslaan');
  expect((await screen.findAllByText('Deze prijs staat al in de lijst'))[0]).toBeVisible();
  expect(screen.getByText(/^9x10 past niet: breedte 8,5, 17 of 25,9/)).toBeVisible();
  expect(screen.getByText('Vul 1 tot en met 12 formaten in, elk één keer')).toBeVisible();
});

test('what was sold meanwhile is said, counted anew, and saved by who saw it', async () => {
  const dearer = rows({ 1: { price: 11000 } });
  const message = 'Voor wat je wijzigt is 1 advertentie verkocht. Kijk het na en bewaar opnieuw.';
  const { user } = await open([
    table([], 'e2027', 1),
    table([sold('1')]),
    {
      ...refuse(KrantSavePricesDocument, variables(dearer), message, { fields: { touches: message } }),
      maxUsageCount: 1,
    },
    saved(dearer, variables(dearer, 1)),
  ]);
  await fill(user, 'Prijs', 1, '110');
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText(/is 1 advertentie verkocht\. Die houdt de prijs/)).toBeVisible();
  await pressIn(user, 'Opslaan');
  await gone();
});

test('of an archive it is only looked at', async () => {
  const old = edition('2026', { active: false });
  const { user } = openKrant(
    'overzicht',
    [overview(), sales(), overview(figures('2026')), sales([], 'e2026'), table([sold('1')], 'e2026')],
    editions([edition(), old]),
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Editie' }), '2026');
  await press(user, 'Prijzen en formaten van editie 2026');
  const list = within(await screen.findByRole('table', { name: 'Prijzen en formaten' }));
  expect(list.getByRole('cell', { name: '8,5x17,9; 17x8,9' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Prijs toevoegen' })).not.toBeInTheDocument();
  await waitFor(() => expect(list.getAllByRole('row')).toHaveLength(4));
});
