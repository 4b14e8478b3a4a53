import { daysFromNow } from '../../testing/apiStage';
import {
  PublicAddAgendaEntryDocument,
  PublicAddBeerDocument,
  PublicAddBreweryDocument,
  PublicAddCarouselItemDocument,
  PublicAddNewsItemDocument,
  PublicAddPublicDocumentDocument,
  PublicEditContactAddressDocument,
  PublicUpdateEnlistmentDocument,
  PublicUpdateThemeDocument,
  UpdateIntroDocument,
  UpdateWinnersDocument,
  type WebsiteTextKey,
} from '../../testing/gql/graphql';
import { EDITOR } from '../../testing/people';
import { thisYear, useWebsite } from '../testWebsite';

const FILE = '{ id url name type size }';
const PAGES: Readonly<Record<string, string>> = {
  home: `home { intro agenda { id date name comment } theme { title text image ${FILE} } programme { id name story photo ${FILE} } }`,
  ubpf: 'ubpf { intro breweries { id name website intro beers { id name alcoholPercentage IBU intro } } }',
  carnavalskrant: `carnavalskrant { intro documents { id title description file ${FILE} creationDate } }`,
  kindercarnaval: `kindercarnaval { intro documents { id title description file ${FILE} creationDate } }`,
  optocht: `optocht { intro documents { id title description file ${FILE} creationDate } }`,
  liedjesfestival: `liedjesfestival { intro winners { text link } enlistment { open year } documents { id title description file ${FILE} creationDate } }`,
  jeugdraad: `jeugdraad { intro pictures { id name story photo ${FILE} } }`,
  overOns: `overOns { intro pictures { id name story photo ${FILE} } }`,
  contact: 'contact { intro subjects }',
  nieuws: `nieuws { edges { cursor node { id title text tags photo ${FILE} link linkURL publicationDate } } pageInfo { hasNextPage endCursor } totalCount }`,
};
const ALL = `{ website { ${Object.values(PAGES).join(' ')} } }`;
const stage = useWebsite(
  [
    'webHome',
    'webUBPF',
    'webKrant',
    'webLiedjes',
    'webkinder',
    'webOptocht',
    'webJeugdraad',
    'webHistory',
    'webContact',
    'webNews',
  ],
  { serverTiming: true },
);

const TEXTS: WebsiteTextKey[] = [
  'home',
  'ubpf',
  'liedjes',
  'krant',
  'contact',
  'kids',
  'aboutUs',
  'summer',
  'jeugdraad',
];

/** Writes every keyed text, and once what there is once. */
async function writeTexts(): Promise<void> {
  for (const name of TEXTS) {
    await stage.editor.data(UpdateIntroDocument, {
      intro: { name, text: `<p>Tekst van ${name}</p>` },
    });
  }
  const { id: imageId } = await stage.picture('images/theme');
  await stage.editor.data(PublicUpdateThemeDocument, { imageId });
  await stage.editor.data(UpdateWinnersDocument);
  await stage.editor.data(PublicUpdateEnlistmentDocument);
  await stage.editor.data(PublicEditContactAddressDocument);
}

/** Adds one of everything there is more of. */
async function addRecords(number: number): Promise<void> {
  await stage.editor.data(PublicAddAgendaEntryDocument, {
    entry: { date: '2027-02-07', name: `Activiteit ${number}`, comment: 'Opmerking' },
  });
  const { addBrewery } = await stage.editor.data(PublicAddBreweryDocument, {
    newBrewery: { name: `Brouwerij ${number}`, website: 'www.brouw.example', intro: 'Intro' },
  });
  await stage.editor.data(PublicAddBeerDocument, { id: addBrewery.id });
  for (const [carousel, folder] of [
    ['programme', 'images/home/carrouselProg'],
    ['jeugdraad', 'images/jeugdraad/carrousel'],
    ['aboutUs', 'images/aboutUs/carrousel'],
  ] as const) {
    const { id: photoId } = await stage.picture(folder);
    await stage.editor.data(PublicAddCarouselItemDocument, {
      carousel,
      item: { name: `Foto ${number}`, story: 'Verhaal', photoId },
    });
  }
  for (const section of ['paper', 'liedjes', 'kids', 'summer'] as const) {
    const { id: fileId } = await stage.document(`publicDocs/${section}`);
    await stage.editor.data(PublicAddPublicDocumentDocument, {
      section,
      document: { title: `Document ${number}`, fileId },
    });
  }
  await stage.editor.data(PublicAddNewsItemDocument, {
    newItem: { title: `Nieuws ${number}`, text: '<p>Alaaf</p>', tags: ['ubpf'], postpone: 'no' },
  });
}

type Website = Record<string, Record<string, unknown>>;

describe('a visitor', () => {
  it('sees every page before anything is written', async () => {
    const { website } = await stage.api.visitor.data<{ website: Website }>(ALL);
    expect(website).toEqual({
      home: { intro: '', agenda: [], theme: { title: '', text: '', image: null }, programme: [] },
      ubpf: { intro: '', breweries: [] },
      carnavalskrant: { intro: '', documents: [] },
      kindercarnaval: { intro: '', documents: [] },
      optocht: { intro: '', documents: [] },
      liedjesfestival: {
        intro: '',
        winners: { text: '', link: null },
        enlistment: { open: false, year: thisYear() },
        documents: [],
      },
      jeugdraad: { intro: '', pictures: [] },
      overOns: { intro: '', pictures: [] },
      contact: {
        intro: '',
        subjects: ['algemeen', 'ubpf', 'liedjesfestival', 'krant', 'club', 'webshop', 'optocht'],
      },
      nieuws: { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 },
    });
  });

  it('sees what editors wrote, on the right page, and nothing internal', async () => {
    await writeTexts();
    await addRecords(1);
    const { website } = await stage.api.visitor.data<{ website: Website }>(ALL);
    const introOf: Record<string, string> = {
      home: 'home',
      ubpf: 'ubpf',
      carnavalskrant: 'krant',
      kindercarnaval: 'kids',
      optocht: 'summer',
      liedjesfestival: 'liedjes',
      jeugdraad: 'jeugdraad',
      overOns: 'aboutUs',
      contact: 'contact',
    };
    for (const [page, key] of Object.entries(introOf))
      expect(website[page]?.intro).toBe(`<p>Tekst van ${key}</p>`);
    expect(website).toMatchObject({
      home: {
        agenda: [{ date: '2027-02-07', name: 'Activiteit 1', comment: 'Opmerking' }],
        theme: { title: 'Hos mar mee', text: '<p>Thema</p>', image: { name: 'foto.webp', type: 'webp' } },
        programme: [
          {
            name: 'Foto 1',
            story: 'Verhaal',
            photo: { url: expect.stringMatching(/^\/files\/images\/home\//) },
          },
        ],
      },
      ubpf: {
        breweries: [{ name: 'Brouwerij 1', beers: [{ name: 'Bier', alcoholPercentage: 5.5, IBU: 20 }] }],
      },
      liedjesfestival: {
        winners: { text: '<p>De Hossers</p>', link: 'https://video.example' },
        enlistment: { open: true, year: 2027 },
        documents: [
          { title: 'Document 1', file: { url: expect.stringMatching(/^\/files\/publicDocs\/liedjes\//) } },
        ],
      },
      jeugdraad: { pictures: [{ photo: { url: expect.stringMatching(/^\/files\/images\/jeugdraad\//) } }] },
      overOns: { pictures: [{ photo: { url: expect.stringMatching(/^\/files\/images\/aboutUs\//) } }] },
      nieuws: { edges: [{ node: { title: 'Nieuws 1', tags: ['ubpf'], publicationDate: daysFromNow(0) } }] },
    });
    const text = JSON.stringify(website);
    expect(text).not.toContain(EDITOR);
    expect(text).not.toContain('geheim@');
  });

  it.each(['revision', 'modifiedByName', 'creator', 'creater', 'changeLog', 'createdBy'])(
    'cannot ask for %s',
    async (field) => {
      for (const inside of [
        'ubpf { breweries',
        'nieuws { edges { node',
        'optocht { documents',
        'home { theme',
      ]) {
        const end = '} '.repeat(inside.split('{').length);
        const error = await stage.api.visitor.error(`{ website { ${inside} { ${field} } ${end} }`);
        expect(error.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
      }
    },
  );

  it('costs the database the same few commands, however much there is', async () => {
    await writeTexts();
    const commands = async (fields: string) => {
      const { headers, errors } = await stage.api.visitor.run(`{ website { ${fields} } }`);
      expect(errors).toBeUndefined();
      return Number(/desc="(\d+)"/.exec(headers.get('server-timing') ?? '')?.[1]);
    };
    const count = () => Promise.all(Object.values(PAGES).map(commands));
    await addRecords(1);
    const small = await count();
    for (let number = 2; number <= 6; number += 1) await addRecords(number);
    expect(await count()).toEqual(small);
    expect(Math.max(...small)).toBeLessThanOrEqual(4);
    expect(Math.min(...small)).toBeGreaterThan(0);
    expect(await commands('home { intro } ubpf { intro } contact { intro } optocht { intro }')).toBe(1);
  });
});
