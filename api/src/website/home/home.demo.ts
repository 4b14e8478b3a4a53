import type { DemoContext } from '../../platform/demo/demoContext';
import { demoPhoto } from '../../platform/demo/demoFiles';
import { AgendaEntryModel } from '../agenda/agenda.model';
import { changedAt, demoEditor } from '../editor.demo';
import { WebsiteTextModel } from '../texts/websiteText.model';
import { THEME_FOLDER } from '../website.enums';
import { HomeThemeModel } from './homeTheme.model';

const TEXTS = {
  home: '<p>Welkom bij onze carnavalsstichting! Samen met <strong>honderden vrijwilligers</strong> maken we elk jaar vijf dagen feest in het dorp. Hieronder lees je wat er dit seizoen te doen is.</p><p>Alaaf!</p>',
  ubpf: '<p>Op <strong>zaterdag 17 april 2027</strong> is het weer tijd voor het Ulster bierproeffestival: brouwers uit de streek schenken hun beste bieren op het Marktplein.</p><ul><li>Proefglas en vijf munten voor € 15</li><li>Muziek vanaf 16.00 uur</li><li>Voor 18 jaar en ouder</li></ul>',
  liedjes:
    '<p>Wie schrijft hét carnavalslied van dit jaar? Schrijf je in met een <em>eigen nummer</em> en stuur de originaliteitsverklaring mee. Het liedjesfestival is op vrijdag 15 januari 2027 in De Schaapskooi.</p>',
  krant:
    '<p>De carnavalskrant valt elk jaar in januari bij iedereen in de bus. Hier kun je de kranten van de afgelopen jaren nog eens teruglezen.</p>',
  contact:
    '<p>Vraag, idee of klacht? Kies een onderwerp en schrijf ons. Je krijgt meestal binnen een week antwoord.</p>',
  kids: '<p>Op maandag 8 februari 2027 is de zaal voor de jeugd: <strong>kindercarnaval</strong> van 13.11 tot 17.11 uur, met schminken, een playbackshow en de verkiezing van het mooiste pakje.</p>',
  aboutUs:
    '<p>De stichting bestaat sinds 1959. Elf mensen begonnen met één kar en een geleende tractor; nu rijden er ruim vijftig wagens mee. Dit zijn onze laatste prinsen.</p>',
  summer:
    '<p>De optocht trekt op zondag 7 februari 2027 om 13.11 uur door het dorp. Meedoen? Lees het reglement en lever het inschrijfformulier voor 15 januari in.</p><h3>Route</h3><p>Kerkstraat, Marktplein, Molenweg, Stationsstraat, Kerkstraat.</p>',
  jeugdraad:
    '<p>De jeugdraad zijn elf meiden en jongens uit groep 7 en 8. Zij gaan met de jeugdprins op bezoek bij scholen en het verzorgingshuis.</p>',
} as const;

const AGENDA = [
  ['2026-11-11', 'De elfde van de elfde', 'Start van het seizoen om 20.11 uur op het Marktplein'],
  ['2026-11-14', 'Onthulling van de prins', 'De Schaapskooi, zaal open om 19.30 uur'],
  ['2026-12-12', 'Kerstmarkt met de Boerenploeg', ''],
  ['2027-01-09', 'Carnavalskrant in de bus', 'Bezorgers melden zich om 9.00 uur bij de residentie'],
  ['2027-01-15', 'Liedjesfestival', 'De Schaapskooi, kaarten aan de deur'],
  ['2027-01-23', 'Pronkzitting', 'Ook op zondag 24 januari'],
  ['2027-02-05', 'Sleuteloverdracht', 'Gemeentehuis, 19.11 uur'],
  ['2027-02-06', 'Prinsenbal', ''],
  ['2027-02-07', 'Grote optocht', 'Vertrek om 13.11 uur in de Kerkstraat'],
  ['2027-02-08', 'Kindercarnaval', 'Vanaf 13.11 uur'],
  ['2027-02-09', 'Boerenbruiloft en slotbal', 'Om middernacht verbranden we de pop'],
  ['2027-02-10', 'Haring happen', 'Aswoensdag, alleen voor vrijwilligers'],
] as const;

/** The keyed texts, the agenda around carnival 2027, and the theme. */
export async function demoHome(demo: DemoContext): Promise<void> {
  const changed = changedAt(demo, '2026-10-03T09:15:00Z');
  const { id, name } = demoEditor(demo);
  await WebsiteTextModel.insertMany(
    Object.entries(TEXTS).map(([key, text]) => ({
      ...{ _id: key, text, revision: 1, ...changed },
      versions: [
        {
          ...{ _id: demo.id(`version of text ${key}`), text, publishedAt: changed.modifiedAt },
          ...{ publishedBy: id, publishedByName: name },
        },
      ],
      ...(key === 'kids' && {
        draft: {
          ...{
            text: text.replace('13.11 tot 17.11', '12.11 tot 16.11'),
            savedAt: new Date('2026-11-26T19:00:00Z'),
          },
          ...{ savedBy: id, savedByName: name, publishOn: '2027-01-04' },
        },
      }),
    })),
  );
  await AgendaEntryModel.insertMany(
    AGENDA.map(([date, name, comment]) => ({
      _id: demo.id(`agenda ${date}`),
      date,
      name,
      comment,
      ...changed,
    })),
  );
  await HomeThemeModel.create({
    _id: 'theme',
    title: 'Hos mar mee, we gaon nie nor bed',
    text: '<p>Het thema van 2027 komt van <strong>buurtvereniging De Molenhoek</strong>. Het themabord hangt vanaf de elfde van de elfde aan de residentie.</p>',
    image: await demoPhoto(demo, THEME_FOLDER, 'themabord 2027', 1),
    alt: 'Het themabord: rode en gele banen rond een punt',
    focus: { x: 50, y: 100 },
    revision: 1,
    ...changed,
  });
}
