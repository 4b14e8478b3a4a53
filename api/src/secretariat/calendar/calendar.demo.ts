import { demoCommissionId } from '../../identity/commissions/commission.demo';
import type { DemoContext } from '../../platform/demo/demoContext';
import { changedBySecretary } from '../meetings/secretary.demo';
import { CalendarEntryModel } from './calendar.model';

type Row = readonly [
  date: string,
  name: string,
  comment?: string,
  more?: { from?: string; to?: string; place?: string; commission?: number },
];
const ROWS: readonly Row[] = [
  ['2026-09-14', 'Algemene ledenvergadering', '', { from: '20:00', to: '22:30', place: 'Residentie' }],
  ['2026-10-10', 'Ulster bierproeffestival, eerste dag', 'Marktplein'],
  ['2026-10-11', 'Ulster bierproeffestival, tweede dag', 'Marktplein'],
  ['2026-11-11', 'Opening van het seizoen', '', { from: '11:11', place: 'Residentie' }],
  ['2026-11-14', 'Prinsenbal', 'Onthulling van de nieuwe prins om 22.11 uur'],
  ['2026-11-28', 'Liedjesfestival', 'Sporthal De Bongerd'],
  [
    '2026-12-07',
    'Precesoverleg',
    'Alle voorzitters van de commissies',
    { from: '20:00', to: '22:00', place: 'Residentie' },
  ],
  ['2026-12-19', 'Pakketten voor de zieken', 'Vertrek om 9.30 uur'],
  ['2027-01-09', 'Receptie van de prins', '', { from: '15:11', to: '18:00', place: 'Residentie' }],
  ['2027-01-16', 'Bezorgen van de carnavalskrant', 'Ophalen vanaf 8.30 uur bij de loods'],
  ['2027-01-23', 'Seniorenmiddag'],
  ['2027-01-30', 'Boerenbruiloft, ondertrouw', 'Gemeentehuis'],
  ['2027-02-05', 'Kindercarnaval op de scholen'],
  ['2027-02-06', 'Sleuteloverdracht', 'Gemeentehuis, 19.11 uur'],
  ['2027-02-07', 'Grote optocht', 'Opstellen vanaf 11.30 uur', { from: '13:30', to: '16:30', commission: 3 }],
  ['2027-02-08', 'Kinderoptocht en kindermiddag', '', { commission: 11 }],
  ['2027-02-09', 'Boerenbruiloft en afsluiting', 'Om 24.00 uur wordt de prins begraven'],
  ['2027-03-13', 'Evaluatie met alle commissies'],
  ['2027-06-19', 'Zomercarnaval', 'Bij mooi weer'],
];

/** The programme of the season, as it was agreed in May. */
export async function demoCalendar(demo: DemoContext): Promise<void> {
  await CalendarEntryModel.insertMany(
    ROWS.map(([date, name, comment = '', { commission, ...more } = {}]) => ({
      _id: demo.id(`calendar ${date} ${name}`),
      date,
      name,
      comment,
      ...more,
      commissionId: commission ? demoCommissionId(demo, commission).toHexString() : null,
      changeLog: ['18/05/2026 - Jan Smulders: activiteit toegevoegd'],
      ...changedBySecretary(demo, '2026-05-18T19:30:00Z'),
    })),
  );
}
