import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, mockDownloads, press, pressIn, refuse, textOf } from 'kit/testing';

import {
  KrantAddAdvertiserDocument,
  KrantDeleteAdvertiserDocument,
  KrantNextNumberDocument,
  KrantSaveAdvertiserDocument,
} from '../gql/graphql';
import { edition, editions } from '../testKrant';
import { advertiserInput, newAdvertiser, valuesOf } from './advertiserValues';
import {
  type Advertiser,
  advertiser,
  again,
  details,
  list,
  one,
  openAdvertisers,
  sold,
} from './testAdvertisers';

jest.mock('kit/lists', () => ({
  ...jest.requireActual<object>('kit/lists'),
  newRequestId: () => 'request-1',
}));

const saved = mockDownloads();
const rows = async () =>
  (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent.replace(/\s+/g, ' '));
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const field = (name: string) => screen.findByRole('textbox', { name });
const requestId = 'request-1';

describe('the list', () => {
  test('has the columns and dots of the sale season, totals and a legend', async () => {
    openAdvertisers([
      list([
        advertiser(),
        advertiser({ id: 'a2', name: 'Garage Peters', advertiserUserId: 13, advertisement: sold }),
        advertiser({
          id: 'a3',
          name: 'Café De Zwaan',
          advertiserUserId: 14,
          contact: null,
          advertisement: { ...sold, id: 'ad3', advState: 'nietVerkocht' },
        }),
      ]),
    ]);
    expect(await screen.findByRole('heading', { name: '3 adverteerders' })).toBeVisible();
    expect(await row('Bakkerij Jansen')).toHaveTextContent(
      /^Bakkerij Jansen kiezenopen open12Bakkerij JansenJosé van den BergBoxmeer/,
    );
    expect(await row('Garage Peters')).toHaveTextContent(/^Garage Peters kiezenverkocht verkocht13/);
    expect(await row('Café De Zwaan')).toHaveTextContent(
      /^Café De Zwaan kiezenniet verkocht niet verkocht14Café De ZwaanOnbekend/,
    );
    expect(screen.getByText('buiten het verkoopseizoen')).toBeInTheDocument();
    const chips = await screen.findByRole('list', { name: 'Totalen van 2027' });
    expect(chips).toHaveTextContent('Verkocht 12');
    expect(chips).toHaveTextContent('Bedrag € 1.234,50');
  });

  test('outside the sale season the dots are white', async () => {
    openAdvertisers([list([advertiser()])], editions([edition('2027', { saleSeason: false })]));
    expect(await row('Bakkerij Jansen')).toHaveTextContent(
      /^Bakkerij Jansen kiezenopen, buiten het verkoopseizoen open12/,
    );
  });

  test('is searched and filtered by the server', async () => {
    const filtered = { search: 'jan', state: 'open', contactId: 'u2' } as const;
    const { user } = openAdvertisers([
      list([advertiser(), advertiser({ id: 'a2', name: 'Garage Peters' })]),
      list([advertiser()], { filter: { search: 'jan', active: true } }),
      list([], { filter: { search: 'jan', active: true, state: 'open' } }),
      list([], { filter: { ...filtered, active: true } }),
      list([advertiser({ active: false })], { filter: { ...filtered, active: false } }),
    ]);
    await user.type(await screen.findByLabelText('Zoek in de adverteerders'), 'jan');
    expect(await screen.findByRole('heading', { name: '1 adverteerder' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Stand'), 'open');
    expect(await screen.findByText('Niets gevonden')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Verkoper'), 'Wim Cornelissen');
    await user.selectOptions(screen.getByLabelText('Actief'), 'Niet-actieve adverteerders');
    expect(await row('Bakkerij Jansen')).toBeVisible();
    await press(user, 'Filters wissen');
    expect(screen.getByLabelText('Verkoper')).toHaveValue('');
  });

  test('finds those whom nobody sells to', async () => {
    const { user } = openAdvertisers([
      list([advertiser()]),
      list([advertiser({ name: 'Garage Peters', contact: null, contactId: null })], {
        filter: { active: true, withoutSeller: true },
      }),
    ]);
    await row('Bakkerij Jansen');
    await user.selectOptions(screen.getByLabelText('Verkoper'), 'Zonder verkoper');
    expect(await row('Garage Peters')).toBeVisible();
  });

  test('says when there are none', async () => {
    openAdvertisers([list([])]);
    expect(await screen.findByText('Er zijn nog geen adverteerders.')).toBeVisible();
  });

  test('is taken along as a whole', async () => {
    const two: Advertiser[] = [
      advertiser(),
      advertiser({ id: 'a2', name: 'Garage Peters', advertiserUserId: 13, advertisement: sold }),
    ];
    const { user } = openAdvertisers([list(two.slice(0, 1), { totalCount: 2 }), again(...two)]);
    await press(user, 'CSV');
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await textOf(saved[0]?.blob);
    expect(text).toContain('12;Bakkerij Jansen;José van den Berg;Markt 4;5831 AA;Boxmeer;');
    expect(text).toContain('verkocht;17x8,9, zwart-wit, € 100,00;Factuur;');
  });
});

describe('a row', () => {
  test('opens to details, the sales record and the history', async () => {
    const { user } = openAdvertisers([
      list([advertiser({ advertisement: sold, notes: 'Bel na 18 uur' })]),
      details(['2026: 17x8,9, zwart-wit, € 100,00', '2024: niet verkocht']),
    ]);
    await press(user, 'Details van Bakkerij Jansen');
    expect(await screen.findByText('17x8,9, zwart-wit, € 100,00, Factuur')).toBeVisible();
    expect(screen.getByText('Bel na 18 uur')).toBeVisible();
    expect(await screen.findByText('2024: niet verkocht')).toBeVisible();
    await user.click(screen.getByText('Geschiedenis'));
    expect(screen.getByText('01/11/2026 - Toon Aarts: adverteerder toegevoegd')).toBeVisible();
  });
});

describe('adding', () => {
  const next = answer(KrantNextNumberDocument, {}, { nextAdvertiserUserId: 64 });
  const added = advertiserInput({ ...newAdvertiser(64), name: 'Slagerij Vos', contactId: 'u2' });

  test('begins with the next number; number and company name are required', async () => {
    const { user } = openAdvertisers([
      list([], { times: 1 }),
      next,
      answer(
        KrantAddAdvertiserDocument,
        { advertiser: added },
        { addAdvertiser: advertiser({ id: 'a9', name: 'Slagerij Vos' }) },
      ),
      again(advertiser({ id: 'a9', name: 'Slagerij Vos' })),
    ]);
    await press(user, 'Adverteerder toevoegen');
    const number = await field('Advertentienummer');
    expect(number).toHaveValue('64');
    await user.clear(number);
    await pressIn(user, 'Toevoegen');
    await waitFor(() => expect(number).toHaveAccessibleDescription('Verplicht'));
    expect(await field('Bedrijfsnaam')).toHaveAccessibleDescription('Verplicht');
    await user.type(number, '1,5');
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription('Vul een advertentienummer in van 1 tot en met 99999'),
    );
    await user.clear(number);
    await user.type(number, '64');
    await user.type(await field('Bedrijfsnaam'), 'Slagerij Vos');
    await user.selectOptions(screen.getByLabelText('Contactpersoon'), 'Wim Cornelissen');
    await pressIn(user, 'Toevoegen');
    await gone();
    expect(await row('Slagerij Vos')).toBeVisible();
  });
});

describe('changing', () => {
  const input = (more: Partial<Advertiser>) => advertiserInput(valuesOf(advertiser(more)));

  test('saves, and brings the list up to date', async () => {
    const after = advertiser({ revision: 2, city: 'Gennep' });
    const { user } = openAdvertisers([
      list([advertiser()], { times: 1 }),
      details(),
      one(advertiser()),
      answer(
        KrantSaveAdvertiserDocument,
        { id: 'a1', revision: 1, advertiser: { ...input({ city: 'Gennep' }), requestId } },
        { saveAdvertiser: after },
      ),
      again(after),
    ]);
    await press(user, 'Details van Bakkerij Jansen');
    await press(user, 'Bakkerij Jansen aanpassen');
    const city = await field('Plaats');
    await user.clear(city);
    await user.type(city, 'Gennep');
    await pressIn(user, 'Opslaan');
    await gone();
    expect((await rows())[0]).toContain('Gennep');
  });

  test('of two who change it both versions are shown', async () => {
    const theirs = advertiser({ revision: 2, city: 'Cuijk', contact: null, contactId: null });
    const { user } = openAdvertisers([
      list([advertiser()]),
      details(),
      one(advertiser(), 1),
      refuse(
        KrantSaveAdvertiserDocument,
        { id: 'a1', revision: 1, advertiser: { ...input({ city: 'Boxmeer!' }), requestId } },
        'Deze adverteerder is intussen gewijzigd.',
        { code: 'CONFLICT', modifiedBy: 'Toon Aarts', modifiedAt: '2026-11-11T10:00:00.000Z' },
      ),
      one(theirs),
    ]);
    await press(user, 'Details van Bakkerij Jansen');
    await press(user, 'Bakkerij Jansen aanpassen');
    await user.type(await field('Plaats'), '!');
    await pressIn(user, 'Opslaan');
    const conflict = await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Toon Aarts' });
    expect(within(conflict).getByRole('row', { name: 'Plaats Boxmeer! Cuijk' })).toBeVisible();
    expect(
      within(conflict).getByRole('row', { name: 'Contactpersoon José van den Berg (leeg)' }),
    ).toBeVisible();
  });

  test('an advertiser is deleted after a question', async () => {
    const { user } = openAdvertisers([
      list([advertiser({ advertisement: sold })], { times: 1 }),
      details(),
      answer(KrantDeleteAdvertiserDocument, { id: 'a1' }, { deleteAdvertiser: 'a1' }),
      again(),
    ]);
    await press(user, 'Details van Bakkerij Jansen');
    await press(user, 'Bakkerij Jansen verwijderen');
    await pressIn(user, 'Verwijderen', 'alertdialog');
    await gone();
    expect(await screen.findByText('Er zijn nog geen adverteerders.')).toBeVisible();
  });
});
