import { fileTypeFromBuffer } from 'file-type/core';

import { areas } from '../app/areas';
import { loadDemoIntoEmpty } from '../app/demo/loadDemo';
import { sweepFiles } from '../platform/files/fileStore';
import type { StoredFile } from '../platform/files/storedFile.type';
import { cleanHtml } from '../platform/text/cleanHtml';
import { WebsiteDemoWebsiteDocument } from '../testing/gql/graphql';
import { startApi, type TestApi } from '../testing/startApi';
import { BreweryModel } from './breweries/brewery.model';
import { HomeThemeModel } from './home/homeTheme.model';
import { NewsItemModel } from './news/news.model';
import { ParticipantModel } from './participants/participant.model';
import { SongFestivalWinnersModel } from './songFestival/songFestival.model';
import { WebsiteTextModel } from './texts/websiteText.model';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await loadDemoIntoEmpty(areas, 1);
});
afterAll(async () => {
  await api.clear();
  await api.stop();
});

/** What all pages have in common. */
interface Page {
  intro?: string;
  [part: string]: unknown;
}
const site = async () => (await api.visitor.data(WebsiteDemoWebsiteDocument)).website;

it('has something to show on every page', async () => {
  const pages: Readonly<Record<string, Page>> = await site();
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
