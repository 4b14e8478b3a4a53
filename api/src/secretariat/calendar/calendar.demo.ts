import type { DemoContext } from '../../platform/demo/demoContext';
import { changedBySecretary } from '../meetings/secretary.demo';
import { CalendarEntryModel } from './calendar.model';

const ROWS: readonly (readonly [date: string, name: string, comment?: string])[] = [
  ['2026-09-14', 'Algemene ledenvergadering', 'Residentie, 20.00 uur'],
  ['2026-10-10', 'Ulster bierproeffestival, eerste dag', 'Marktplein'],
  ['2026-10-11', 'Ulster bierproeffestival, tweede dag', 'Marktplein'],
  ['2026-11-11', 'Opening van het seizoen', '11.11 uur bij de Residentie'],
  ['2026-11-14', 'Prinsenbal', 'Onthulling van de nieuwe prins om 22.11 uur'],
  ['2026-11-28', 'Liedjesfestival', 'Sporthal De Bongerd'],
  ['2026-12-07', 'Precesoverleg', 'Alle voorzitters van de commissies'],
  ['2026-12-19', 'Pakketten voor de zieken', 'Vertrek om 9.30 uur'],
  ['2027-01-09', 'Receptie van de prins', 'Van 15.11 tot 18.00 uur'],
  ['2027-01-16', 'Bezorgen van de carnavalskrant', 'Ophalen vanaf 8.30 uur bij de loods'],
  ['2027-01-23', 'Seniorenmiddag'],
  ['2027-01-30', 'Boerenbruiloft, ondertrouw', 'Gemeentehuis'],
  ['2027-02-05', 'Kindercarnaval op de scholen'],
  ['2027-02-06', 'Sleuteloverdracht', 'Gemeentehuis, 19.11 uur'],
  ['2027-02-07', 'Grote optocht', 'Vertrek om 13.30 uur'],
  ['2027-02-08', 'Kinderoptocht en kindermiddag'],
  ['2027-02-09', 'Boerenbruiloft en afsluiting', 'Om 24.00 uur wordt de prins begraven'],
  ['2027-03-13', 'Evaluatie met alle commissies'],
  ['2027-06-19', 'Zomercarnaval', 'Bij mooi weer'],
];

/** The programme of the season, as it was agreed in May. */
export async function demoCalendar(demo: DemoContext): Promise<void> {
  await CalendarEntryModel.insertMany(
    ROWS.map(([date, name, comment = '']) => ({
      _id: demo.id(`calendar ${date} ${name}`),
      date,
      name,
      comment,
      changeLog: ['18/05/2026 - Jan Smulders: activiteit toegevoegd'],
      ...changedBySecretary(demo, '2026-05-18T19:30:00Z'),
    })),
  );
}
