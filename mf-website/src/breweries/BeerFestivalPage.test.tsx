import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, gone, press, pressIn, refuse, renderArea, type Unmasked } from 'kit/testing';

import {
  WebsiteAddBeerDocument,
  WebsiteAddBreweryDocument,
  WebsiteBreweriesDocument,
  type WebsiteBreweriesQuery,
  WebsiteEditBreweryDocument,
  WebsiteIntroDocument,
} from '../gql/graphql';
import { BeerFestivalPage } from './BeerFestivalPage';

type Brewery = Unmasked<WebsiteBreweriesQuery>['breweries'][number];

const input = { name: 'De Polonaise', website: 'https://www.polonaise.example', intro: 'Sinds 1111.' };
const brewery: Brewery = { id: '1', revision: 2, ...input, changeLog: [], beers: [] };
const list = (breweries: Brewery[], times?: number) =>
  answer(WebsiteBreweriesDocument, {}, { breweries }, times);
const intro = answer(
  WebsiteIntroDocument,
  { key: 'ubpf' },
  { websiteText: { id: 'ubpf', key: 'ubpf', text: '<p>Proost</p>', revision: 1, draft: null } },
);

function open(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<BeerFestivalPage />, { path: '/ubpf', mocks: [intro, ...mocks] });
  return userEvent.setup();
}

test('a brewery is added once all is there, and its card shows it', async () => {
  const user = open(
    list([], 1),
    answer(WebsiteAddBreweryDocument, { newBrewery: input }, { addBrewery: brewery }),
    list([brewery]),
  );
  await press(user, 'Brouwerij toevoegen');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Naam'), input.name);
  await user.type(dialog.getByLabelText('Website'), input.website);
  expect(dialog.queryByRole('button', { name: 'Toevoegen' })).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Intro'), input.intro);
  await pressIn(user, 'Toevoegen');
  await gone();
  const card = within(await screen.findByRole('region', { name: input.name }));
  expect(card.getByRole('link', { name: input.website })).toHaveAttribute('href', input.website);
  expect(card.getByText(input.intro)).toBeVisible();
});

test('two who edit a brewery: what differs is compared', async () => {
  const newBrewery = { ...input, intro: 'Sinds 1911.' };
  const user = open(
    list([brewery], 1),
    refuse(WebsiteEditBreweryDocument, { id: '1', revision: 2, newBrewery }, 'Intussen aangepast.', {
      code: 'CONFLICT',
      modifiedBy: 'Piet',
      modifiedAt: '2027-01-01T12:00:00.000Z',
    }),
    list([{ ...brewery, name: 'De Optocht', revision: 3 }]),
  );
  await press(user, 'De Polonaise aanpassen');
  const field = await screen.findByLabelText('Intro');
  await user.clear(field);
  await user.type(field, newBrewery.intro);
  await pressIn(user, 'Opslaan');
  const question = within(await screen.findByRole('alertdialog', { name: /Piet/ }));
  expect(question.getByRole('row', { name: 'Naam De Polonaise De Optocht' })).toBeVisible();
  expect(question.getByRole('row', { name: 'Intro Sinds 1911. Sinds 1111.' })).toBeVisible();
});

test('a beer is added with its figures', async () => {
  const beer = { name: 'Hossebier', alcoholPercentage: 6.5, IBU: null, intro: '' };
  const beers = [{ ...beer, id: 'b1', revision: 1 }];
  const user = open(
    list([brewery]),
    answer(WebsiteAddBeerDocument, { breweryId: '1', beer }, { addBeer: { ...brewery, beers } }),
  );
  await press(user, 'Bier toevoegen');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bier toevoegen aan De Polonaise' }));
  await user.type(dialog.getByLabelText('Naam bier'), beer.name);
  await user.type(dialog.getByLabelText('Alcoholpercentage'), '6,5');
  await user.type(dialog.getByLabelText('IBU'), 'elf');
  await pressIn(user, 'Toevoegen');
  expect(await dialog.findByText('Vul een getal in')).toBeVisible();
  await user.clear(dialog.getByLabelText('IBU'));
  await pressIn(user, 'Toevoegen');
  await gone();
  expect(await screen.findByText('6,5 %')).toBeVisible();
});
