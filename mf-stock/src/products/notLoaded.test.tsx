import { screen } from '@testing-library/react';
import { refuse } from 'kit/testing';

import { StockOrdersDocument, StockProductsDocument, StockSuggestionsDocument } from '../gql/graphql';
import { openTab } from '../testStock';

const away = 'De server is er niet.';

test.each([
  [
    'producten',
    'Inladen webshop is mislukt: De server is er niet.',
    refuse(StockProductsDocument, {}, away, {}),
  ],
  [
    'bestellingen',
    'Inladen webshop is mislukt: De server is er niet.',
    refuse(StockOrdersDocument, { search: null, state: null }, away, {}),
  ],
  [
    'pagadders',
    'De lijst met suggesties kan niet worden geladen',
    refuse(StockSuggestionsDocument, { search: null }, away, {}),
  ],
])('what cannot be read on the tab %s is told', async (tab, text, failed) => {
  openTab(tab, [failed]);
  expect(await screen.findByText(text)).toBeVisible();
});
