import type { DemoContext } from '../../platform/demo/demoContext';
import { demoPhoto } from '../../platform/demo/demoFiles';
import { changedAt, demoEditor } from '../editor.demo';
import { NEWS_FOLDER, NewsTag } from '../website.enums';
import { NewsItemModel, orderOf } from './news.model';

interface DemoNews {
  date: string;
  title: string;
  text: string;
  tags?: NewsTag[];
  photo?: boolean;
  link?: readonly [text: string, url: string];
  changed?: string;
  /** It is not on the website. */
  isDraft?: boolean;
  /** What it would say when the change that waits is published. */
  draftText?: string;
}

const { ubpf, liedjesfestival, carnavalskrant, kindercarnaval, pagadder, zomercarnaval } = NewsTag;

const YEARS = 40;

/** Newest first. */
const NEWS: readonly DemoNews[] = [
  {
    date: '2026-11-27',
    title: 'Aanmelden voor de kinderoptocht',
    text: '<p>Ook dit jaar trekt op maandag de kinderoptocht door het dorp. Aanmelden kan tot 15 januari, bij de jeugdraad.</p>',
    tags: [kindercarnaval],
    isDraft: true,
  },
  {
    date: '2026-11-15',
    title: 'Prins Sjaak d’n Urste is bekend',
    text: '<p>In een volle Schaapskooi stapte om 22.11 uur <strong>Sjaak Verhoeven</strong> uit de taart. Met zijn adjudant Rob gaat hij voor in carnaval 2027.</p><p>Zijn motto: <em>hos mar mee, we gaon nie nor bed</em>.</p>',
    tags: [pagadder],
    photo: true,
  },
  {
    date: '2026-11-11',
    title: 'Het seizoen is begonnen',
    text: '<p>Om 20.11 uur hing de vlag uit aan de residentie. Bedankt voor jullie komst, ook in de regen!</p>',
    photo: true,
  },
  {
    date: '2026-11-06',
    title: 'Kaarten voor de pronkzitting',
    text: '<p>De voorverkoop begint op zaterdag 21 november om 10.00 uur. Vol is vol.</p>',
    link: ['Bestel je kaarten', 'https://kaarten.example/pronkzitting'],
  },
  {
    date: '2026-10-24',
    title: 'Inschrijven voor de optocht kan weer',
    text: '<p>Wagens, groepen en enkelingen: het formulier staat bij <em>Optocht</em>. Let op, de maximale hoogte is dit jaar <strong>4,80 meter</strong>.</p>',
    changed: '2026-10-26T08:30:00Z',
    draftText:
      '<p>Wagens, groepen en enkelingen: het formulier staat bij <em>Optocht</em>. Let op, de maximale hoogte is dit jaar <strong>4,60 meter</strong>.</p>',
  },
  {
    date: '2026-10-12',
    title: 'Inschrijving liedjesfestival geopend',
    text: '<p>Heb je een eigen carnavalslied? Schrijf je voor 1 december in en win een dag in de studio.</p>',
    tags: [liedjesfestival],
    photo: true,
  },
  {
    date: '2026-10-02',
    title: 'Kleurplatenwedstrijd',
    text: '<p>Kleur de jeugdprins in en lever de plaat in op school of bij de residentie. De mooiste elf hangen met carnaval in de zaal.</p>',
    tags: [kindercarnaval],
  },
  {
    date: '2026-09-20',
    title: 'Vijf brouwers op het bierproeffestival',
    text: '<p>Met De Dolle Hop en Abdij Sint-Blasius is de lijst compleet. Zie de pagina van het festival voor alle bieren.</p>',
    tags: [ubpf],
    photo: true,
  },
  {
    date: '2026-09-01',
    title: 'De redactie zoekt verhalen',
    text: '<p>Wie kent een mooi verhaal van een optocht van vroeger? De redactie van de carnavalskrant komt graag langs met koffie.</p>',
    tags: [carnavalskrant],
  },
  {
    date: '2026-07-05',
    title: 'Zomercarnaval trok 1.500 bezoekers',
    text: '<p>Dertig graden, twaalf kapellen en geen druppel regen. Tot volgend jaar!</p>',
    tags: [zomercarnaval],
    photo: true,
    link: ['Bekijk de foto’s', 'https://fotos.example/zomercarnaval-2026'],
  },
  {
    date: '2026-06-13',
    title: 'Programma zomercarnaval',
    text: '<h3>Zaterdag 4 juli</h3><ul><li>14.11 uur: kapellenfestival</li><li>18.11 uur: eten op het plein</li><li>20.11 uur: zomerbal</li></ul>',
    tags: [zomercarnaval],
  },
  {
    date: '2026-04-19',
    title: 'Terugblik op het bierproeffestival',
    text: '<p>Ruim vierhonderd proefglazen gingen over de toog. Publieksfavoriet: <strong>Wiekenbock</strong>.</p>',
    tags: [ubpf, pagadder],
    photo: true,
  },
  {
    date: '2026-02-20',
    title: 'Bedankt, vrijwilligers',
    text: '<p>Zonder jullie geen optocht, geen krant en geen schone straat op woensdag. Het vrijwilligersfeest is op 14 maart.</p>',
  },
  {
    date: '2026-02-16',
    title: 'Uitslag van de optocht',
    text: '<ol><li>Buurt de Molenhoek</li><li>De Wagenbouwers</li><li>Vrienden van Sjaan</li></ol><p>De volledige uitslag staat in de krant.</p>',
    tags: [carnavalskrant],
    photo: true,
  },
  {
    date: '2026-01-10',
    title: 'De carnavalskrant is uit',
    text: '<p>Geen krant gekregen? Bij de bakker ligt nog een stapel, en je leest hem ook hier.</p>',
    tags: [carnavalskrant, kindercarnaval],
  },
];

/** Fifteen news items, of which one is a draft and one has a change that waits (by size): further ones repeat them in earlier years. */
export async function demoNews(demo: DemoContext): Promise<void> {
  const { id, name } = demoEditor(demo);
  const items = Array.from({ length: demo.count(NEWS.length) }, async (_, at) => {
    const news = NEWS[at % NEWS.length] as DemoNews;
    const { date, title, text, tags = [], photo, link, changed, isDraft = false, draftText } = news;
    const said = { title, text, tags, link: link?.[0] ?? null, linkURL: link?.[1] ?? null };
    const creationDate = new Date(`${date}T18:00:00Z`);
    creationDate.setUTCFullYear(creationDate.getUTCFullYear() - (Math.floor(at / NEWS.length) % YEARS));
    const _id = demo.idAt(`news ${at}`, creationDate);
    return {
      _id,
      order: orderOf({ id: String(_id), creationDate }),
      ...said,
      isPublished: !isDraft,
      versions: isDraft
        ? []
        : [
            {
              ...{
                _id: demo.idAt(`version of news ${at}`, creationDate),
                ...said,
                publishedAt: creationDate,
              },
              ...{ publishedBy: id, publishedByName: name },
            },
          ],
      ...(draftText && {
        draft: {
          ...{ ...said, text: draftText, savedAt: new Date('2026-11-26T19:00:00Z'), publishOn: null },
          ...{ savedBy: id, savedByName: name },
        },
      }),
      photo: photo ? await demoPhoto(demo, NEWS_FOLDER, `nieuws ${at + 1}`, at) : null,
      alt: photo && at > 1 ? `Foto bij: ${title}` : null,
      focus: photo && at % 4 === 2 ? { x: 40, y: 30 } : null,
      postponementDate: null,
      creator: name,
      createdBy: id,
      creationDate,
      ...(changed && { ...changedAt(demo, changed), revision: 2 }),
    };
  });
  await NewsItemModel.insertMany(await Promise.all(items));
}
