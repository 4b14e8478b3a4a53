import type { DemoContext } from '../../platform/demo/demoContext';
import { LEDGER, LedgerSettingsModel } from '../books/ledgerSettings.model';
import { BankLineModel } from '../claims/bankLine.model';
import { BankBalanceModel } from './bankBalance.model';

const ACCOUNT = 'NL91ABNA0417164300';
const OPENING = 1_418_912;
const BY = 'Truus Peters';
/** To which committee what bears none goes. */
const ASSIGNMENTS = [
  { kind: 'invoice', wg: '17' },
  { kind: 'paperAdvertisement', wg: '5' },
  { kind: 'clubContribution', wg: '7' },
  { kind: 'webshopOrder', wg: '10' },
];

/** Day, cents, who, IBAN, what it says, and the committee on which it was booked. */
const LINES = [
  ['2026-10-15', -995, 'ABN AMRO', 'NL02ABNA0123456789', 'Kosten betalingsverkeer', '1'],
  ['2026-10-22', -8740, 'Bouwmarkt De Kluis', 'NL44RABO0123456789', 'Pas 03, hout voor de wagen', '3'],
  ['2026-11-10', 25_000, 'Stichting Feestfonds', 'NL20INGB0001234567', 'Bijdrage jeugd', '4'],
  ['2026-11-13', 17_500, 'Garage Bos', 'NL69INGB0123456789', 'factuur 2026-0002', null],
  ['2026-11-14', 12_550, 'Café De Ton', 'NL69INGB0123456789', 'fact. 2026 0004 tapinstallatie', null],
  ['2026-11-15', -995, 'ABN AMRO', 'NL02ABNA0123456789', 'Kosten betalingsverkeer', null],
  ['2026-11-16', -6295, 'Bouwmarkt De Kluis', 'NL44RABO0123456789', 'Pas 03', null],
  ['2026-11-17', 75_000, 'Bouwbedrijf Kessels', 'NL44RABO0123456789', 'Hoofdsponsor', null],
  ['2026-11-18', 2000, 'P. de Wit', 'NL69INGB0123456789', '', null],
  ['2026-11-19', 10_000, 'Contante storting', '', 'Automaat Markt', null],
] as const;

/** The periods of the years, and a statement of which some lines are in the books already. @param years by title */
export async function demoBank(demo: DemoContext, years: ReadonlyMap<string, string>): Promise<void> {
  const [last = '', now = ''] = [years.get('2025-2026'), years.get('2026-2027')];
  await LedgerSettingsModel.create({
    _id: LEDGER,
    periods: [
      { yearId: last, from: '2025-06-01', until: '2026-05-31', assignments: ASSIGNMENTS },
      { yearId: now, from: '2026-06-01', until: '2027-05-31', assignments: ASSIGNMENTS },
    ],
    modifiedByName: BY,
    modifiedAt: new Date('2026-06-01T18:00:00Z'),
  });
  await BankLineModel.insertMany(
    LINES.map(([date, amount, name, iban, description, wg], at) => {
      const key = demo.id(`bank line ${at}`).toHexString();
      return {
        ...{ _id: key, key, account: ACCOUNT, date, amount, currency: 'EUR', name, iban, description },
        ...(wg && { booking: { yearId: now, wg, description: '' } }),
        changeLog: [`20/11/2026 - ${BY}: ingelezen`],
      };
    }),
  );
  await BankBalanceModel.create({
    ...{ _id: `${ACCOUNT}:EUR`, date: '2026-11-20', openingDate: '2026-10-15', openingAmount: OPENING },
    amount: LINES.reduce((sum, [, amount]) => sum + amount, OPENING),
  });
}
