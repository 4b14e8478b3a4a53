import { lazyPage } from 'kit/data';
import { areaPages, type AreaProps } from 'kit/session';
import type { ComponentType } from 'react';

/** The ten editors of the public website, by the path of the shell's route table; each is fetched when opened. */
const Area: ComponentType<AreaProps> = areaPages({
  '/contact': lazyPage(async () => (await import('./contact/ContactPage')).ContactPage),
  '/homepage': lazyPage(async () => (await import('./home/HomePage')).HomePage),
  '/ubpf': lazyPage(async () => (await import('./breweries/BeerFestivalPage')).BeerFestivalPage),
  '/overons': lazyPage(async () => (await import('./carousels/AboutUsPage')).AboutUsPage),
  '/jeugdraad': lazyPage(async () => (await import('./carousels/YouthCouncilPage')).YouthCouncilPage),
  '/liedjesfestival': lazyPage(
    async () => (await import('./songFestival/SongFestivalPage')).SongFestivalPage,
  ),
  '/kindercarnaval': lazyPage(async () => (await import('./documents/DocumentPages')).ChildrensCarnivalPage),
  '/carnavalskrant': lazyPage(async () => (await import('./documents/DocumentPages')).CarnivalNewspaperPage),
  '/nieuwsberichten': lazyPage(async () => (await import('./news/NewsPage')).NewsPage),
  '/optocht': lazyPage(async () => (await import('./documents/DocumentPages')).ParadePage),
});

export default Area;
