import type { DemoContext } from '../demo/demoContext';
import { demoBreweries } from './brewery.demo';
import { demoCarousels } from './carousel.demo';
import { demoContactAddresses } from './contact.demo';
import { demoHome } from './home.demo';
import { demoNews } from './news.demo';
import { demoDocuments } from './publicDocument.demo';
import { demoSongFestival } from './songFestival.demo';

/** A website as the editors of a real foundation would have it shortly after the eleventh of November 2026. */
export async function demoWebsite(demo: DemoContext): Promise<void> {
  await demoHome(demo);
  await demoCarousels(demo);
  await demoBreweries(demo);
  await demoDocuments(demo);
  await demoSongFestival(demo);
  await demoContactAddresses(demo);
  await demoNews(demo);
}
