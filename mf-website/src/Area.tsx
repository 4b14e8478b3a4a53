import { areaPages, type AreaProps } from 'kit/session';
import type { ComponentType } from 'react';

import { BeerFestivalPage } from './breweries/BeerFestivalPage';
import { AboutUsPage } from './carousels/AboutUsPage';
import { YouthCouncilPage } from './carousels/YouthCouncilPage';
import { ContactPage } from './contact/ContactPage';
import { CarnivalNewspaperPage } from './documents/CarnivalNewspaperPage';
import { ChildrensCarnivalPage } from './documents/ChildrensCarnivalPage';
import { ParadePage } from './documents/ParadePage';
import { HomePage } from './home/HomePage';
import { NewsPage } from './news/NewsPage';
import { SongFestivalPage } from './songFestival/SongFestivalPage';

/** The ten editors of the public website, by the path of the shell's route table. */
const Area: ComponentType<AreaProps> = areaPages({
  '/contact': ContactPage,
  '/homepage': HomePage,
  '/ubpf': BeerFestivalPage,
  '/overons': AboutUsPage,
  '/jeugdraad': YouthCouncilPage,
  '/liedjesfestival': SongFestivalPage,
  '/kindercarnaval': ChildrensCarnivalPage,
  '/carnavalskrant': CarnivalNewspaperPage,
  '/nieuwsberichten': NewsPage,
  '/optocht': ParadePage,
});

export default Area;
