import { screen } from '@testing-library/react';
import { answer, renderArea } from 'kit/testing';

import { BeerFestivalPage } from './breweries/BeerFestivalPage';
import { AboutUsPage } from './carousels/AboutUsPage';
import { YouthCouncilPage } from './carousels/YouthCouncilPage';
import { ContactPage } from './contact/ContactPage';
import { ChildrensCarnivalPage, CarnivalNewspaperPage, ParadePage } from './documents/DocumentPages';
import { WebsiteIntroDocument, type WebsiteTextKey } from './gql/graphql';
import { HomePage } from './home/HomePage';
import { SongFestivalPage } from './songFestival/SongFestivalPage';

test.each<[string, WebsiteTextKey, () => React.ReactNode]>([
  ['Homepage', 'home', HomePage],
  ['Ulster bierproeffestival', 'ubpf', BeerFestivalPage],
  ['Carnavalskrant', 'krant', CarnivalNewspaperPage],
  ['Liedjesfestival', 'liedjes', SongFestivalPage],
  ['Contact', 'contact', ContactPage],
  ['Jeugdraad', 'jeugdraad', YouthCouncilPage],
  ['Kindercarnaval', 'kids', ChildrensCarnivalPage],
  ['Over ons', 'aboutUs', AboutUsPage],
  ['Optocht', 'summer', ParadePage],
])('%s has its own introduction', async (title, key, Page) => {
  const websiteText = {
    id: key,
    key,
    text: `<p>Alaaf van ${key}</p>`,
    revision: 1,
    draft: null,
  };
  renderArea(<Page />, { mocks: [answer(WebsiteIntroDocument, { key }, { websiteText })] });
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(await screen.findByText(`Alaaf van ${key}`)).toBeVisible();
});
