import { screen, within } from '@testing-library/react';
import { answer, press, refuse, type User } from 'kit/testing';

import { KrantPlaceDocument, KrantPlacementDocument } from '../gql/graphql';
import { ad, box, choosePlan, openPlan, toPlace } from './testPlan';

// jsdom has no sizes and scrolls nothing: by keyboard the plan needs neither.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(choosePlan);
afterEach(() => sessionStorage.clear());

/** Picks an advertisement up, walks to the next pages and puts it down. */
async function walk(user: User, name: string, steps: number) {
  (await screen.findByRole('button', { name: new RegExp(`^${name} `) })).focus();
  await user.keyboard(' ');
  expect(await screen.findByText(`${name} is boven nog te plaatsen.`)).toBeInTheDocument();
  for (let number = 1; number <= steps; number++) {
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText(new RegExp(`^${name} is boven pagina ${number},`))).toBeInTheDocument();
  }
  await user.keyboard(' ');
}

test('placing by keyboard, and undoing it', async () => {
  const placement = (to: string, from: string) =>
    answer(
      KrantPlaceDocument,
      { id: 'ad3', page: to, from },
      { placeAdvertisement: { id: 'ad3', revision: 1, placed: to !== '', placedOnPage: to } },
      1,
    );
  const { user } = openPlan([ad(3)], [placement('2', ''), placement('', '2')]);
  await walk(user, 'Zaak 3', 2);
  expect(await within(await box(2)).findByRole('button', { name: /^Zaak 3 / })).toHaveFocus();
  expect(await screen.findByText('Zaak 3 staat op pagina 2')).toBeVisible();
  await press(user, 'Ongedaan maken');
  expect(await within(await toPlace()).findByRole('button', { name: /^Zaak 3 / })).toBeVisible();
});

test('what is refused jumps back, to where it is by now, and why is said', async () => {
  const { user } = openPlan(
    [ad(3)],
    [
      refuse(
        KrantPlaceDocument,
        { id: 'ad3', page: '2', from: '' },
        'Deze advertentie is intussen geplaatst op pagina 7.',
        { code: 'CONFLICT' },
      ),
      answer(
        KrantPlacementDocument,
        { id: 'ad3' },
        { advertisement: { id: 'ad3', revision: 1, placed: true, placedOnPage: '7' } },
      ),
    ],
  );
  await walk(user, 'Zaak 3', 2);
  expect(await screen.findByText('Deze advertentie is intussen geplaatst op pagina 7.')).toBeVisible();
  expect(await within(await box(7)).findByRole('button', { name: /^Zaak 3 / })).toBeVisible();
  expect(within(await box(2)).queryByRole('button')).not.toBeInTheDocument();
});

test('Escape leaves everything as it was', async () => {
  const { user } = openPlan([ad(3)]);
  (await screen.findByRole('button', { name: /^Zaak 3 / })).focus();
  await user.keyboard(' ');
  await screen.findByText('Zaak 3 is boven nog te plaatsen.');
  await user.keyboard('{ArrowRight}');
  await screen.findByText(/^Zaak 3 is boven pagina 1,/);
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Verplaatsen is geannuleerd. Er is niets veranderd.')).toBeInTheDocument();
  expect(within(await box(1)).queryByRole('button')).not.toBeInTheDocument();
});
