import { demoPng } from '../../platform/demo/demoFiles';
import { stampId, type TestDump } from './testDump';
import { userName } from './testDumpPeople';

const ADVERTISERS = 30;
const YEARS = [2025, 2026, 2027];
const PRICES: readonly (readonly [number, string])[] = [
  [30, '8,5x3,5'],
  [87.5, '17x7,1'],
  [167.5, '8,5x32,6'],
  [445, '25,9x38,6'],
];

/**
 * The newspaper: a contact nobody knows and one of whom there are two, an advertisement of an advertiser who is gone, a
 * second one of the same advertiser, a price in cents, one that is none, one that is not sold, and files that are missing or
 * something else than their name says.
 */
export function addKrant(dump: TestDump): void {
  dump.add(
    'paperEditions',
    ...YEARS.map((year) => ({
      id: editionId(year),
      title: String(year),
      active: year === 2027,
      saleSeason: year === 2027,
      changeLog: [`Editie aangemaakt door Wim op 01/09/${year - 1}`],
    })),
  );
  dump.add('advertisers', ...Array.from({ length: ADVERTISERS }, (_, at) => advertiser(dump, at)));
  dump.plant('advertisers', advertiserId(3), 'contact', 'lid3@voorbeeld.example');
  dump.plant('advertisers', advertiserId(4), 'contact', '-');
  for (const year of YEARS)
    for (let at = 0; at < ADVERTISERS; at += 1) dump.add('advertisements', advertisement(year, at));
  plantAds(dump);
  dump.files.set('opmaak1.png', demoPng(1));
  dump.files.set('opmaak2.pdf', Buffer.from('Dit is geen pdf'));
}

function editionId(year: number): string {
  return stampId(`${year - 1}-09-01`, 0);
}

function advertiserId(at: number): string {
  return stampId('2022-09-01', at);
}

function adId(year: number, at: number): string {
  return stampId(`${year - 1}-10-01`, at);
}

function advertiser(dump: TestDump, at: number) {
  return {
    id: advertiserId(at),
    advertiserUserId: at % 2 ? String(at + 1) : at + 1,
    name: `Bakkerij ${dump.faker.person.lastName()} ${at}`,
    contact: at === 4 ? 'Wie Is Dat' : userName(dump, at === 3 ? 3 : 6 + (at % 10)),
    adres: 'Dorpsstraat 1',
    postalCode: '7071 aa',
    city: 'Ulft',
    email: at % 5 ? `zaak${at}@voorbeeld.example` : '',
    phone: '',
    notes: '',
    active: at % 11 !== 10,
    changeLog: [],
    salesRecord: at === 0 ? ['2024: 17x8,9'] : [],
  };
}

function advertisement(year: number, at: number) {
  const [advPrice, advFormat] = PRICES[at % PRICES.length] ?? [30, '8,5x3,5'];
  const isSold = (at + year) % 4 !== 0;
  return {
    id: adId(year, at),
    advertiserId: advertiserId(at),
    editionId: editionId(year),
    advertiserUserId: at + 1,
    advState: isSold ? 'verkocht' : at % 8 === 0 ? 'niet verkocht' : 'open',
    advPrice: isSold ? advPrice : '',
    advFormat: isSold ? advFormat : '',
    advColor: isSold ? (advPrice === 445 ? 'full colour' : 'zwart-wit') : '',
    advPaymentMethod: isSold ? ['factuur', 'contant', 'gratis'][at % 3] : '',
    advType: isSold ? 'Idem vorig jaar' : '',
    advPaid: isSold && year < 2027 ? true : '',
    advNotes: '',
    advRedactieNotes: at === 1 ? ['Logo opvragen'] : [],
    advContactQuestions: at === 2 ? [{ msg: 'In kleur?', status: 'Opgelost' }] : [],
    placedOnPage: year < 2027 && isSold ? '7' : '',
    readyForEditing: year < 2027,
    readyForPlacement: year < 2027,
    placed: year < 2027 && isSold,
    assigned: '',
    docs: [] as unknown[],
  };
}

function plantAds(dump: TestDump): void {
  const ads = dump.documents.get('advertisements') ?? [];
  const change = (year: number, at: number, fields: object) =>
    Object.assign(ads.find(({ id }) => id === adId(year, at)) ?? {}, fields);
  const plant = (year: number, at: number, field: string, correction?: string) =>
    dump.plant('advertisements', adId(year, at), field, correction);
  change(2026, 1, { advPrice: 8750 });
  plant(2026, 1, 'advPrice', '87,50');
  change(2026, 3, { advPrice: 31, advFormat: '8,5x3,5', advColor: 'zwart-wit' });
  change(2025, 2, { advColor: 'full colour' });
  plant(2026, 3, 'advPrice', '30');
  plant(2025, 2, 'advColor');
  change(2027, 1, { advPrice: 30, advFormat: '8,5x3,5' });
  plant(2027, 1, 'advPrice');
  change(2027, 2, {
    docs: [
      { id: 'opmaak1', title: 'Opmaak', creator: 'Wim', creationDate: '02/10/2026' },
      { id: 'opmaak2', title: 'Oude opmaak' },
      { id: 'opmaak3', title: 'Kwijt' },
    ],
  });
  plant(2027, 2, 'docs.1.id', '-');
  plant(2027, 2, 'docs.2.id', '-');
  dump.add('advertisements', {
    ...advertisement(2027, 0),
    id: adId(2027, 900),
    advertiserId: stampId('2001-01-01', 0),
  });
  plant(2027, 900, 'advertiserId', 'weglaten');
  dump.add('advertisements', { ...advertisement(2026, 5), id: adId(2026, 901) });
  plant(2026, 901, 'advertiserId', 'weglaten');
}
