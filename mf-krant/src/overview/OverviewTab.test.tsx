import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, KitHangingOnDocument, mockChartSize, press, pressIn, refuse } from 'kit/testing';

import {
  KrantActivateEditionDocument,
  KrantAddEditionDocument,
  KrantDeleteEditionDocument,
  KrantEditEditionDocument,
  KrantNextNumberDocument,
  KrantSellersDocument,
  KrantSetSaleSeasonDocument,
} from '../gql/graphql';
import { edition, editions, openKrant } from '../testKrant';
import { ads, cells, figures, listed, overview, sales, totals } from './testOverview';

afterEach(() => sessionStorage.clear());

mockChartSize();

const card = (title = '2027') => screen.findByRole('region', { name: `Editie ${title}` });
const chips = async (title = '2027') =>
  within(await screen.findByRole('list', { name: `Totalen van ${title}` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const added = { ...edition('2028'), changeLog: ['21/11/2026 - Toon Aarts: editie aangemaakt'] };
const three = [edition('2028'), edition(), edition('2026')];

test('the active edition with its totals as chips and what each seller sold', async () => {
  openKrant('overzicht', [overview(), sales()]);
  expect(within(await card()).getByText('Actief')).toBeVisible();
  expect(await chips()).toEqual([
    'Verkocht 12',
    'Open 3',
    'Niet verkocht 2',
    'Omzet € 1.234,50',
    'Betaald € 200,00',
    'Open vragen 1',
  ]);
  expect(await cells('Totalen per verkoper', 5)).toEqual([
    ['José van den Berg', '1', '9', '1', '€ 1.000,00'],
    ['Onbekend', '2', '2', '0', '€ 204,50'],
    ['Zonder contactpersoon', '0', '1', '1', '€ 30,00'],
    ['Totaal', '3', '12', '2', '€ 1.234,50'],
  ]);
  expect(screen.getByText('01/09/2026 - Toon Aarts: editie 2027 aangemaakt')).toBeInTheDocument();
  expect(screen.queryByText(/^Archief/)).not.toBeInTheDocument();
});

const waiting = () => screen.findByRole('list', { name: 'Wat er wacht bij de krant' });

test('what waits comes first and leads to its list; the edition and its settings come after', async () => {
  const none = { placement: 0, editing: 1, openQuestions: 1 };
  const { user } = openKrant('overzicht', [
    overview(figures('2027', { totals: totals(none) })),
    sales(),
    ads('initial', [listed()]),
  ]);
  const rows = within(await waiting()).getAllByRole('link');
  expect(rows.map((row) => [row.textContent, row.getAttribute('href')?.split('?')[1]])).toEqual([
    ['4 te beoordelen', 'tab=overzicht&lijst=initial'],
    ['1 te verwerken', 'tab=redactie&lijst=editing'],
    ['1 open vraag aan een verkoper', 'tab=redactie&lijst=editing&vraag=ja'],
  ]);
  const season = screen.getByRole('switch', { name: 'Verkoopseizoen' });
  const add = screen.getByRole('button', { name: 'Nieuwe editie' });
  for (const after of [season, add])
    expect((await waiting()).compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(rows[0]!);
  expect(await screen.findByRole('radio', { name: 'Te beoordelen' })).toBeChecked();
  expect(await screen.findByRole('table', { name: 'Te beoordelen' })).toBeVisible();
});

test('of an archived edition nothing waits; an advertiser is added from here', async () => {
  const { user } = openKrant(
    'overzicht',
    [
      overview(figures('2026', { active: false })),
      sales([], 'e2026'),
      answer(KrantNextNumberDocument, {}, { nextAdvertiserUserId: 7 }),
      answer(KrantSellersDocument, {}, { paperSellers: [] }),
    ],
    editions([edition('2026')]),
  );
  await card('2026');
  expect(screen.queryByRole('list', { name: 'Wat er wacht bij de krant' })).not.toBeInTheDocument();
  await press(user, 'Adverteerder toevoegen');
  expect(await screen.findByRole('textbox', { name: 'Advertentienummer' })).toHaveValue('7');
});

test('sellers are searched; totals are of what is found', async () => {
  const { user } = openKrant('overzicht', [overview(), sales()]);
  await user.type(await screen.findByRole('searchbox', { name: 'Zoek op verkoper' }), 'jose');
  expect(await cells('Totalen per verkoper', 2)).toEqual([
    ['José van den Berg', '1'],
    ['Totaal', '1'],
  ]);
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op verkoper' }), 'x');
  expect(await screen.findByText('Niets gevonden')).toBeVisible();
});

test('without editions there is a word for it', async () => {
  openKrant('overzicht', [], editions([]));
  expect(await screen.findByText('Er zijn nog geen edities.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nieuwe editie' })).toBeVisible();
});

test('an older edition is an archive: it can be read, and made active again', async () => {
  const { user } = openKrant('overzicht', [
    overview(),
    sales(),
    overview(figures('2026')),
    sales([], 'e2026'),
  ]);
  await card();
  const picker = screen.getByRole('combobox', { name: 'Editie' });
  expect(
    within(picker)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['2027 (actief)', '2026']);
  await user.selectOptions(picker, '2026');
  expect(await screen.findByText('Archief: editie 2026')).toBeVisible();
  expect(within(await card('2026')).getByText('Niet actief')).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /aanpassen/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Editie 2026 actief maken' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Open' }));
  expect(
    await screen.findByText('Open adverteerders zijn alleen van de actieve editie bekend.'),
  ).toBeVisible();
});

test('an edition that was typed wrong is deleted, and the active one is shown', async () => {
  const { user } = openKrant('overzicht', [
    overview(),
    sales(),
    overview(figures('2026')),
    sales([], 'e2026'),
    answer(KitHangingOnDocument, { kind: 'PaperEdition', id: 'e2026' }, { hangingOn: [] }),
    answer(KrantDeleteEditionDocument, { id: 'e2026' }, { deletePaperEdition: 'e2026' }),
    editions(),
    overview(),
  ]);
  await card();
  expect(screen.queryByRole('button', { name: 'Editie 2027 verwijderen' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Editie' }), '2026');
  await press(user, 'Editie 2026 verwijderen');
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(await screen.findByText('Editie 2026 verwijderd')).toBeVisible();
  expect(await card('2027')).toBeVisible();
});

test('a new edition is not active; it is shown, to be prepared', async () => {
  const { user } = openKrant(
    'overzicht',
    [
      overview(),
      sales(),
      answer(KrantAddEditionDocument, { title: '2028', pageCount: 32 }, { addPaperEdition: added }),
      editions(three),
      overview(figures('2028', { totals: totals({ sold: 0 }), sellers: [] })),
      sales([], 'e2028'),
    ],
    editions(undefined, 1),
  );
  await card();
  await press(user, 'Nieuwe editie');
  const dialog = await screen.findByRole('dialog', { name: 'Nieuwe editie' });
  expect(within(dialog).getByRole('textbox', { name: 'Titel' })).toHaveValue('2028');
  expect(within(dialog).getByText(/nog niet actief en heeft nog geen verkoopseizoen/)).toBeVisible();
  await pressIn(user, 'Toevoegen');
  await gone();
  expect(await screen.findByText('Editie 2028 is nog niet actief')).toBeVisible();
  expect(await screen.findByText('Er zijn nog geen advertenties.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Editie 2028 aanpassen' })).toBeVisible();
});

test('a title is required, pages come in fours, and what the server refuses stands at its field', async () => {
  const { user } = openKrant('overzicht', [
    overview(),
    sales(),
    refuse(KrantAddEditionDocument, { title: '2026', pageCount: 36 }, 'Ongeldig', {
      code: 'BAD_USER_INPUT',
      fields: { title: 'Er is al een editie met deze naam' },
    }),
  ]);
  await card();
  await press(user, 'Nieuwe editie');
  const title = await screen.findByRole('textbox', { name: 'Titel' });
  const pages = screen.getByRole('textbox', { name: 'Aantal pagina’s' });
  await user.clear(title);
  await user.clear(pages);
  await user.type(pages, '30');
  await pressIn(user, 'Toevoegen');
  expect(await screen.findByText('Kies 4 tot en met 200 pagina’s, een viervoud')).toBeVisible();
  expect(title).toBeInvalid();
  await user.type(title, '2026');
  await user.clear(pages);
  await user.type(pages, '36');
  await pressIn(user, 'Toevoegen');
  expect(await screen.findByText('Er is al een editie met deze naam')).toBeVisible();
  expect(title).toBeInvalid();
});

test('making another edition active says what happens, and selects it', async () => {
  const both = [
    { ...edition('2028'), active: true, changeLog: [] },
    { ...edition('2027', { active: false }), changeLog: [] },
  ];
  const { user } = openKrant(
    'overzicht',
    [
      overview(),
      sales(),
      overview(figures('2028', { active: false }), 1),
      sales([], 'e2028'),
      answer(KrantActivateEditionDocument, { id: 'e2028' }, { activatePaperEdition: both }),
      overview(figures('2028', { active: true })),
      editions([edition('2028', { active: true }), edition('2027', { active: false })]),
    ],
    editions([edition('2028'), edition()], 1),
  );
  await card();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Editie' }), '2028');
  await press(user, 'Editie 2028 actief maken');
  const question = await screen.findByRole('alertdialog', { name: 'Editie 2028 actief maken?' });
  expect(question).toHaveTextContent('Editie 2027 wordt archief');
  expect(question).toHaveTextContent('Verkopers zien editie 2028 zodra je haar verkoopseizoen aanzet.');
  await pressIn(user, 'Actief maken', 'alertdialog');
  await gone();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Editie' })).toHaveDisplayValue('2028 (actief)'),
  );
  expect(await screen.findByRole('switch', { name: 'Verkoopseizoen' })).not.toBeChecked();
});

test('the sale season is ended after a question, and begun at once', async () => {
  const set = (on: boolean) =>
    answer(
      KrantSetSaleSeasonDocument,
      { id: 'e2027', on },
      { setPaperSaleSeason: { ...edition('2027', { saleSeason: on }), changeLog: [] } },
    );
  const { user } = openKrant('overzicht', [overview(), sales(), set(false), set(true)]);
  await user.click(await screen.findByRole('switch', { name: 'Verkoopseizoen' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Verkopers kunnen dan niet meer');
  await pressIn(user, 'Beëindigen', 'alertdialog');
  await gone();
  const season = await screen.findByRole('switch', { name: 'Verkoopseizoen' });
  await waitFor(() => expect(season).not.toBeChecked());
  await user.click(season);
  await waitFor(() => expect(season).toBeChecked());
  expect(await screen.findByText('Het verkoopseizoen is begonnen')).toBeVisible();
});

test('the title that stands on invoices cannot be changed', async () => {
  const { user } = openKrant('overzicht', [overview(figures('2027', { invoiced: true })), sales()]);
  await card();
  await press(user, 'Editie 2027 aanpassen');
  const title = await screen.findByRole('textbox', { name: 'Titel' });
  expect(title).toHaveAttribute('readonly');
  expect(title).toHaveAccessibleDescription('De titel staat op facturen en blijft zoals ze is.');
});

test('two who change an edition at once see both versions', async () => {
  const conflict = { code: 'CONFLICT', modifiedBy: 'Riet', modifiedAt: '2026-11-21T10:00:00.000Z' };
  const materialBy = '2027-01-14';
  const conditions = 'Afzeggen kan tot 1 januari.';
  const variables = {
    id: 'e2027',
    revision: 1,
    title: '2027',
    pageCount: 36,
    materialBy,
    conditions,
    proofDays: 7,
  };
  const saved = {
    ...edition('2027', { revision: 3, pageCount: 36 }),
    materialBy,
    conditions,
    proofDays: 7,
    changeLog: [],
  };
  const { user } = openKrant('overzicht', [
    overview(undefined, 1),
    sales(),
    refuse(KrantEditEditionDocument, variables, 'Intussen gewijzigd', conflict),
    overview(figures('2027', { revision: 2, pageCount: 40 })),
    answer(KrantEditEditionDocument, { ...variables, revision: 2 }, { editPaperEdition: saved }),
  ]);
  await press(user, 'Editie 2027 aanpassen');
  const pages = await screen.findByRole('textbox', { name: 'Aantal pagina’s' });
  await user.clear(pages);
  await user.type(pages, '36');
  await user.type(screen.getByLabelText('Materiaal uiterlijk'), materialBy);
  await user.click(screen.getByRole('textbox', { name: 'Voorwaarden' }));
  await user.paste(conditions);
  await user.type(screen.getByRole('textbox', { name: /^Proef telt als gezien na/ }), '7');
  await pressIn(user, 'Opslaan');
  const question = await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Riet' });
  expect(within(question).getByText('40')).toBeVisible();
  expect(within(question).getByText('14/01/2027')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Mijn versie opslaan' }));
  await gone();
  expect(await screen.findByText('Editie aangepast')).toBeVisible();
});
