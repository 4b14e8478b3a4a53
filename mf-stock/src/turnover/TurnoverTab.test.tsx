import { screen, waitFor, within } from '@testing-library/react';
import { answer, mockChartSize, mockDownloads, press, refuse } from 'kit/testing';

import { StockReportDocument, type StockReportQuery, StockSeasonsDocument } from '../gql/graphql';
import { cells, openTab } from '../testStock';

const saved = mockDownloads();
mockChartSize();

const row = (
  productId: string,
  title: string,
  more: Partial<StockReportQuery['stockReport'][number]> = {},
) => ({
  productId,
  title,
  ...{ familyId: null, family: null, variant: null },
  stock: 10,
  value: 3500,
  sold: 4,
  turnover: 1400,
  ...more,
});
const seasons = (...stockSeasons: number[]) => answer(StockSeasonsDocument, {}, { stockSeasons });
const report = (season: number, ...stockReport: StockReportQuery['stockReport'][number][]) =>
  answer(StockReportDocument, { season }, { stockReport });
const picture = 'Staafdiagram: waarde van de voorraad en omzet per product. De tabel geeft dezelfde cijfers.';

test('value and turnover per product and in all, per season', async () => {
  const { user } = openTab('omzet', [
    seasons(2026, 2025),
    report(2026, row('p1', 'Mok'), row('p2', 'Sjaal', { stock: 1, value: 1250, sold: 9, turnover: 11_250 })),
    report(2025, row('p1', 'Mok', { sold: 0, turnover: 0 })),
  ]);
  expect(await screen.findByRole('img', { name: picture })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Waarde nu en omzet in 2026-2027' })).toBeVisible();
  expect(await cells(5)).toEqual([
    ['Sjaal', '1', '€ 12,50', '9', '€ 112,50'],
    ['Mok', '10', '€ 35,00', '4', '€ 14,00'],
    ['Totaal', '11', '€ 47,50', '13', '€ 126,50'],
  ]);
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('omzet-2026-2027.csv');
  const lines = new TextDecoder().decode(await saved[0]?.blob.arrayBuffer()).split('\r\n');
  expect(lines[0]).toBe('Product;In voorraad;Waarde;Verkocht;Omzet');
  expect(lines.at(-1)).toBe('Totaal;11;47,5;13;126,5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Seizoen' }), '2025-2026');
  expect(await screen.findByRole('heading', { name: 'Waarde nu en omzet in 2025-2026' })).toBeVisible();
  await waitFor(async () => expect((await cells(5))[0]).toEqual(['Mok', '10', '€ 35,00', '0', '€ 0,00']));
});

test('variants are one line with their sum, and each is told apart below it', async () => {
  const of = (productId: string, variant: string, more: object) =>
    row(productId, `Shirt (${variant})`, { familyId: 'f1', family: 'Shirt', variant, ...more });
  const { user } = openTab('omzet', [
    seasons(2026),
    report(
      2026,
      row('p1', 'Mok'),
      of('v1', 'maat M', { stock: 2, value: 2500, sold: 3, turnover: 3750 }),
      of('v2', 'maat L', { stock: 0, value: 0, sold: 1, turnover: 1500 }),
    ),
  ]);
  const table = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((line) => [...line.querySelectorAll('td, th')].slice(0, 5))
      .map((line) => line.map(({ textContent }) => textContent?.replace(/\u00a0/g, ' ')));
  expect(await table('Waarde en omzet per product')).toEqual([
    ['Shirt', '2', '€ 25,00', '4', '€ 52,50'],
    ['Mok', '10', '€ 35,00', '4', '€ 14,00'],
    ['Totaal', '12', '€ 60,00', '8', '€ 66,50'],
  ]);
  expect(await table('Waarde en omzet per variant van Shirt')).toEqual([
    ['maat M', '2', '€ 25,00', '3', '€ 37,50'],
    ['maat L', '0', '€ 0,00', '1', '€ 15,00'],
    ['Totaal', '2', '€ 25,00', '4', '€ 52,50'],
  ]);
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = new TextDecoder().decode(await saved[0]?.blob.arrayBuffer()).split('\r\n');
  expect(lines.slice(2)).toEqual([
    ...['Shirt (maat M);2;25;3;37,5', 'Shirt (maat L);0;0;1;15', 'Totaal;12;60;8;66,5'],
  ]);
});

test('many products: the largest as a picture, all in the table', async () => {
  const many = Array.from({ length: 13 }, (_, index) => row(`p${index}`, `Product ${index}`));
  openTab('omzet', [seasons(2026), report(2026, ...many)]);
  expect(await screen.findByText('De 12 grootste. De tabel noemt alle producten.')).toBeVisible();
  expect(await cells(1)).toHaveLength(14);
});

test('without products there is a word for it; where nothing is worth anything there is no picture', async () => {
  const { user } = openTab('omzet', [
    seasons(2026, 2025),
    report(2026),
    report(2025, row('p1', 'Mok', { stock: 0, value: 0, sold: 0, turnover: 0 })),
  ]);
  expect(await screen.findByText('Er zijn nog geen producten.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Seizoen' }), '2025-2026');
  expect(await screen.findByRole('table', { name: 'Waarde en omzet per product' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a failure is told', async () => {
  openTab('omzet', [
    seasons(2026),
    refuse(StockReportDocument, { season: 2026 }, 'De server is er niet.', {}),
  ]);
  expect(await screen.findByText('Inladen webshop is mislukt: De server is er niet.')).toBeVisible();
});
