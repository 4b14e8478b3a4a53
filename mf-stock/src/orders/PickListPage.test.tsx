import { screen, within } from '@testing-library/react';
import { todayInAmsterdam, yearsLater } from 'kit/format';
import { answer, press, refuse } from 'kit/testing';

import { StockCollectDatesDocument, StockPickListDocument } from '../gql/graphql';
import { type Order, order } from '../testStock';
import { list, openOrders } from './testOrders';

const dates = (...collectDates: string[]) => answer(StockCollectDatesDocument, {}, { collectDates });
const picks = (collectDate: string, ...pickList: Order[]) =>
  answer(StockPickListDocument, { collectDate }, { pickList });

async function open(mocks: ReturnType<typeof answer>[]) {
  const { user } = openOrders([list([order('A1')]), ...mocks]);
  await press(user, 'Paklijst');
  return user;
}

test('the orders of the first day to come, with what is needed in all', async () => {
  const day = yearsLater(todayInAmsterdam(), 1);
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const user = await open([
    dates('2020-01-01', day),
    picks(
      day,
      order('A1'),
      order('B2', {
        firstName: 'Zoë',
        lastName: 'Smits',
        state: 'paid',
        toPay: 0,
        lines: [
          { productId: 'p1', title: 'Mok', amount: 1, price: 350 },
          { productId: 'p2', title: 'Badge', amount: 2, price: 100 },
        ],
      }),
    ),
    picks('2020-01-01', order('C3')),
  ]);
  const totals = await screen.findByRole('list', { name: 'Totaal per product' });
  expect(
    within(totals)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2 × Badge', '4 × Mok']);
  const block = within(screen.getByRole('region', { name: 'Zoë Smits' }));
  expect(block.getByText('Betaald')).toBeVisible();
  const line = block.getByRole('checkbox', { name: '1 × Mok' });
  await user.click(line);
  expect(line).toBeChecked();
  await user.click(line);
  expect(line).not.toBeChecked();
  expect(
    within(screen.getByRole('region', { name: 'Jan Jansen' })).getByText(/Te betalen: €\s10,50/),
  ).toBeVisible();
  await press(user, 'Afdrukken');
  expect(print).toHaveBeenCalledTimes(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ophalen op' }), '01/01/2020');
  expect(await screen.findByRole('heading', { name: 'Paklijst voor 01/01/2020' })).toBeVisible();
  await press(user, 'Terug naar de bestellingen');
  expect(await screen.findByRole('table', { name: 'Bestellingen' })).toBeVisible();
});

test('with nothing to collect there is a word for it', async () => {
  await open([dates()]);
  expect(await screen.findByText('Er hoeft niets te worden klaargelegd.')).toBeVisible();
});

test('a failure is told', async () => {
  await open([
    dates('2020-01-01'),
    refuse(StockPickListDocument, { collectDate: '2020-01-01' }, 'De server is er niet.', {}),
  ]);
  expect(await screen.findByText('Inladen webshop is mislukt: De server is er niet.')).toBeVisible();
});
