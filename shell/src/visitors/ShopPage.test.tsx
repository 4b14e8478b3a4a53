import { screen, waitFor } from '@testing-library/react';

import type { VisitorShopQuery } from '../gql/visitors/graphql';
import { openVisitorPage, type Reply } from './testVisitors';

type Product = VisitorShopQuery['webshopProducts'][number];
const product = (id: string, title: string, more: Partial<Product> = {}): Product => ({
  ...{
    id,
    title,
    familyId: null,
    family: null,
    variant: null,
    description: '',
    price: 1250,
    available: 20,
    image: null,
    ...more,
  },
});
const variant = (id: string, name: string, more: Partial<Product> = {}): Product =>
  product(id, `Shirt (${name})`, { familyId: 'f1', family: 'Shirt', variant: name, ...more });
const shop = (...webshopProducts: Product[]) => ({ data: { webshopProducts } });
const open = (VisitorShop: Reply[], VisitorPlaceOrder: Reply[] = []) =>
  openVisitorPage('/publiek/winkel', { VisitorShop, VisitorPlaceOrder });
const amountOf = (title: string) => screen.findByRole('combobox', { name: `Aantal ${title}` });

const fill = async ({ user }: ReturnType<typeof open>) => {
  await user.type(await screen.findByLabelText(/^Voornaam/), 'Els');
  await user.type(screen.getByLabelText(/^Achternaam/), 'Bos');
  await user.type(screen.getByLabelText(/^E-mail/), 'els@x.example');
};

test('what there is, for how much, and what is sold out', async () => {
  open([
    shop(
      product('p1', 'Sjaal', { description: 'Gebreid' }),
      product('p2', 'Pet', { available: 0 }),
      product('p3', 'Mok', { available: 3 }),
    ),
  ]);
  expect(await amountOf('Sjaal')).toHaveDisplayValue('0');
  expect(screen.getByText('Gebreid')).toBeVisible();
  expect(screen.getByText('Uitverkocht')).toBeVisible();
  expect(screen.getByText('Nog 3')).toBeVisible();
  expect((await amountOf('Mok')).querySelectorAll('option')).toHaveLength(4);
  expect(screen.queryByRole('combobox', { name: 'Aantal Pet' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Nog niets gekozen' })).toBeDisabled();
});

test('an order is placed, once, and leads to its own page', async () => {
  const page = open(
    [shop(product('p1', 'Sjaal'), product('p2', 'Pet', { price: 500 }))],
    [{ down: true }, { data: { placeWebshopOrder: { link: '#t0k' } } }],
  );
  await page.user.selectOptions(await amountOf('Sjaal'), '2');
  await page.user.selectOptions(await amountOf('Pet'), '1');
  await page.user.click(screen.getByRole('button', { name: /^Verder met 3 stuks: €\s30,00$/ }));
  expect(await screen.findByText(/^2 × Sjaal, 1 × Pet\. Samen €\s30,00\.$/)).toBeVisible();
  await fill(page);
  const send = screen.getByRole('button', { name: /^Bestellen: €\s30,00$/ });
  await page.user.click(send);
  expect(await screen.findByText(/Er is geen verbinding/)).toBeVisible();
  await page.user.click(send);
  await waitFor(() => expect(window.location.hash).toBe('#t0k'));
  const [first, again] = page.asked.slice(1).map(({ variables }) => variables);
  expect(first).toEqual(again);
  expect(first).toMatchObject({
    order: {
      firstName: 'Els',
      email: 'els@x.example',
      lines: [
        { productId: 'p1', amount: 2 },
        { productId: 'p2', amount: 1 },
      ],
    },
  });
});

test('variants are one product with a choice; what is sold out is said, and several can be ordered', async () => {
  const page = open(
    [
      shop(
        product('p1', 'Sjaal'),
        variant('v1', 'maat S', { available: 0 }),
        variant('v2', 'maat M', { available: 3 }),
        variant('v3', 'maat L', { price: 1500, description: 'Valt ruim' }),
      ),
    ],
    [{ data: { placeWebshopOrder: { link: '#v4r' } } }],
  );
  const which = await screen.findByRole('combobox', { name: 'Welke Shirt?' });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect([...which.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    ...['maat S: uitverkocht', 'maat M', 'maat L'],
  ]);
  // The first one that there is.
  expect(which).toHaveDisplayValue('maat M');
  expect(screen.getByText('Nog 3')).toBeVisible();
  await page.user.selectOptions(await amountOf('Shirt (maat M)'), '2');
  await page.user.selectOptions(which, 'maat L');
  expect(screen.getByText('Valt ruim')).toBeVisible();
  expect(screen.getByText('Ook gekozen: 2 × maat M')).toBeVisible();
  expect(await amountOf('Shirt (maat L)')).toHaveDisplayValue('0');
  await page.user.selectOptions(await amountOf('Shirt (maat L)'), '1');
  await page.user.selectOptions(which, 'maat S: uitverkocht');
  expect(screen.getByText('Uitverkocht')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: /^Verder met 3 stuks: €\s40,00$/ }));
  expect(await screen.findByText(/^2 × Shirt \(maat M\), 1 × Shirt \(maat L\)\. Samen/)).toBeVisible();
  await fill(page);
  await page.user.click(screen.getByRole('button', { name: /^Bestellen/ }));
  await waitFor(() => expect(window.location.hash).toBe('#v4r'));
  expect(page.asked.at(-1)?.variables).toMatchObject({
    order: {
      lines: [
        { productId: 'v2', amount: 2 },
        { productId: 'v3', amount: 1 },
      ],
    },
  });
});

test('what was sold meanwhile is said at the products; what is wrong with a field is said there', async () => {
  const page = open(
    [shop(product('p1', 'Sjaal')), shop(product('p1', 'Sjaal', { available: 1 }))],
    [
      { refuse: 'x', code: 'BAD_USER_INPUT', fields: { email: 'Vul een e-mailadres in' } },
      { refuse: 'x', code: 'BAD_USER_INPUT', fields: { lines: 'Van Sjaal zijn er nog 1' } },
    ],
  );
  await page.user.selectOptions(await amountOf('Sjaal'), '4');
  await page.user.click(screen.getByRole('button', { name: /^Verder met 4 stuks/ }));
  await fill(page);
  await page.user.click(screen.getByRole('button', { name: /^Bestellen/ }));
  expect(await screen.findByText('Vul een e-mailadres in')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: /^Bestellen/ }));
  expect(await screen.findByText('Van Sjaal zijn er nog 1')).toBeVisible();
  await page.user.click(await screen.findByRole('button', { name: /^Verder met 1 stuk:/ }));
  expect(await screen.findByLabelText(/^Voornaam/)).toHaveValue('Els');
});

test('a shop with nothing in it, and one that cannot be asked', async () => {
  open([{ down: true }, shop()]);
  expect(await screen.findByText('De producten kunnen niet worden geladen')).toBeVisible();
  screen.getByRole('button', { name: /Opnieuw/ }).click();
  expect(await screen.findByText('Er is nu niets te koop')).toBeVisible();
});
