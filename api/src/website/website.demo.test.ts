import { fileTypeFromBuffer } from 'file-type/core';

import { areas } from '../app/areas';
import { loadDemoIntoEmpty } from '../app/demo/loadDemo';
import type { StoredFile } from '../platform/files/storedFile.type';
import { sweepFiles } from '../platform/files/sweepFiles';
import { cleanHtml } from '../platform/text/cleanHtml';
import { startApi, type TestApi } from '../testing/startApi';
import { BreweryModel } from './breweries/brewery.model';
import { HomeThemeModel } from './home/homeTheme.model';
import { NewsItemModel } from './news/news.model';
import { ParticipantModel } from './participants/participant.model';
import { SongFestivalWinnersModel } from './songFestival/songFestival.model';
import { WebsiteTextModel } from './texts/websiteText.model';

const SITE = `{ website {
  home { intro agenda { name } theme { title image { url } } programme { photo { url } } }
  ubpf { intro breweries { beers { name } } }
  carnavalskrant { intro documents { file { url } } }
  kindercarnaval { intro documents { file { url } } }
  optocht { intro documents { file { url } } }
  liedjesfestival { intro winners { text } enlistment { open year } documents { file { url } } }
  jeugdraad { intro pictures { photo { url } } }
  overOns { intro pictures { photo { url } } }
  contact { intro }
  nieuws { totalCount edges { node { title publicationDate photo { url } } } }
} }`;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await loadDemoIntoEmpty(areas, 1);
});
afterAll(async () => {
  await api.clear();
  await api.stop();
});

interface Page {
  intro?: string;
  [part: string]: unknown;
}
const site = async () => (await api.visitor.data<{ website: Record<string, Page> }>(SITE)).website;

it('has something to show on every page', async () => {
  const pages = await site();
  for (const [name, { intro }] of Object.entries(pages)) if (name !== 'nieuws') expect(intro).toMatch(/^<p>/);
  const sizes = (...parts: [string, string][]) =>
    parts.map(([page, part]) => (pages[page]?.[part] as object[]).length);
  expect(
    sizes(['home', 'agenda'], ['home', 'programme'], ['ubpf', 'breweries'], ['carnavalskrant', 'documents']),
  ).toEqual([12, 4, 5, 6]);
  expect(sizes(['jeugdraad', 'pictures'], ['overOns', 'pictures'], ['nieuws', 'edges'])).toEqual([6, 8, 14]);
  expect(pages.liedjesfestival).toMatchObject({ enlistment: { open: true, year: 2027 } });
  expect(await ParticipantModel.distinct('year')).toEqual([2026, 2027]);
  const dates = (pages.nieuws?.edges as { node: { publicationDate: string } }[]).map(
    ({ node }) => node.publicationDate,
  );
  expect(dates).toEqual([...dates].sort().reverse());
});

it('has only rich text that an editor could have written', async () => {
  const written = [
    ...(await WebsiteTextModel.find().lean()),
    ...(await NewsItemModel.find().lean()),
    ...(await HomeThemeModel.find().lean()),
    ...(await SongFestivalWinnersModel.find().lean()),
  ];
  for (const { text } of written) expect(cleanHtml(text)).toBe(text);
  expect(await BreweryModel.countDocuments({ website: /^https:/ })).toBe(5);
});

it('has real files behind every address, and the sweep leaves them', async () => {
  await sweepFiles(
    areas.flatMap(({ folders = [] }) => folders),
    Date.now() + 48 * 3_600_000,
  );
  const urls = [...JSON.stringify(await site()).matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? '');
  expect(urls.length).toBeGreaterThan(30);
  for (const url of urls) {
    const response = await fetch(api.url + url);
    expect(response.status).toBe(200);
    const found = await fileTypeFromBuffer(await response.arrayBuffer());
    expect(found?.mime).toBe(response.headers.get('content-type'));
  }
  const statements = (await ParticipantModel.find().lean()).map(
    ({ statement }: { statement: StoredFile }) => statement,
  );
  expect((await fetch(api.url + (statements[0]?.url ?? ''))).status).toBe(401);
});
