import type { DemoContext } from '../platform/demo/demoContext';
import { demoBreweries } from './breweries/brewery.demo';
import { demoCarousels } from './carousels/carousel.demo';
import { demoContactAddresses } from './contact/contact.demo';
import { demoDocuments } from './documents/publicDocument.demo';
import { demoHome } from './home/home.demo';
import { demoNews } from './news/news.demo';
import { demoParades } from './parades/parade.demo';
import { demoSongFestival } from './songFestival/songFestival.demo';

/** A website as the editors of a real foundation would have it shortly after the eleventh of November 2026. */
export async function demoWebsite(demo: DemoContext): Promise<void> {
  await demoHome(demo);
  await demoCarousels(demo);
  await demoBreweries(demo);
  await demoDocuments(demo);
  await demoSongFestival(demo);
  await demoParades(demo);
  await demoContactAddresses(demo);
  await demoNews(demo);
}
