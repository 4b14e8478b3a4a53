import { screen } from '@testing-library/react';
import { answer, renderArea } from 'kit/testing';

import { SecretariatLatestDeclarationsDocument } from '../../gql/graphql';
import { LatestDeclarations } from './LatestDeclarations';

const fences = {
  id: '1',
  description: 'Hekken',
  amount: -1250,
  state: 'approved' as const,
  creationDate: '2026-11-02T10:11:00.000Z',
  payment: 'paid' as 'paid' | 'inFile' | 'none',
};
const paint = { ...fences, id: '2', description: 'Verf', state: 'open' as const, payment: 'none' as const };
const latest = (...list: (typeof fences | typeof paint)[]) =>
  answer(
    SecretariatLatestDeclarationsDocument,
    {},
    { myDeclarations: { totalCount: list.length, edges: list.map((node) => ({ node })) } },
  );

it('tells what became of what I declared, and leads to all of it', async () => {
  renderArea(<LatestDeclarations />, {
    mocks: [latest(fences, paint, { ...fences, id: '3', payment: 'inFile' })],
  });
  expect(await screen.findAllByText(/^Hekken, € 12,50$/)).toHaveLength(2);
  expect(screen.getByText('In betaalbestand')).toBeVisible();
  expect(screen.getByText('Betaald')).toBeVisible();
  expect(screen.getByText('Open')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle declaraties (3)' })).toHaveAttribute('href', '/declaraties');
});

it('says so when there is nothing', async () => {
  renderArea(<LatestDeclarations />, { mocks: [latest()] });
  expect(await screen.findByText('Je hebt nog niets gedeclareerd.')).toBeVisible();
});
