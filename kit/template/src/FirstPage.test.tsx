import { screen } from '@testing-library/react';
import { answer, refuse, renderArea } from 'kit/testing';

import { FirstPage } from './FirstPage';
import { __Area__FirstPageDocument } from './gql/graphql';

test('it shows what comes', async () => {
  const upcomingDates = [{ id: '1', date: '2027-02-07', title: 'Optocht' }];
  renderArea(<FirstPage />, { mocks: [answer(__Area__FirstPageDocument, {}, { upcomingDates })] });
  expect(await screen.findByRole('row', { name: '07/02/2027 Optocht' })).toBeVisible();
});

test('it says that nothing comes', async () => {
  renderArea(<FirstPage />, { mocks: [answer(__Area__FirstPageDocument, {}, { upcomingDates: [] })] });
  expect(await screen.findByText('Er staat niets op het programma.')).toBeVisible();
});

test('it says that it could not be loaded, and why', async () => {
  renderArea(<FirstPage />, {
    mocks: [refuse(__Area__FirstPageDocument, {}, 'De server is er even niet.', { code: 'UNAVAILABLE' })],
  });
  expect(await screen.findByText('De agenda kan niet worden geladen')).toBeVisible();
  expect(screen.getByText('De server is er even niet.')).toBeVisible();
});
