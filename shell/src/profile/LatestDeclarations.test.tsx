import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, testUser } from 'kit/testing';

import { ShellLatestDeclarationsDocument } from '../gql/lazy/graphql';
import { renderPortal } from '../testing/renderPortal';

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
    ShellLatestDeclarationsDocument,
    {},
    { myDeclarations: { totalCount: list.length, edges: list.map((node) => ({ node })) } },
  );
/** Somebody without any right. */
async function show(...mocks: ReturnType<typeof answer>[]) {
  renderPortal('/', { user: testUser(), mocks });
  await userEvent.click(await screen.findByRole('button', { name: 'Mijn declaraties tonen' }));
}

it('tells what became of what I declared, also without any right', async () => {
  await show(latest(fences, paint, { ...fences, id: '3', payment: 'inFile' }));
  expect(await screen.findAllByText(/^Hekken, € 12,50$/)).toHaveLength(2);
  expect(screen.getByText('In betaalbestand')).toBeVisible();
  expect(screen.getByText('Betaald')).toBeVisible();
  expect(screen.getByText('Open')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle declaraties (3)' })).toHaveAttribute('href', '/declaraties');
});

it('leads to the wizard', async () => {
  renderPortal('/', { user: testUser() });
  expect(await screen.findByRole('link', { name: 'Declareren' })).toHaveAttribute(
    'href',
    '/declaraties?nieuw',
  );
});

it('says so when there is nothing, and can be tried again', async () => {
  await show(
    refuse(ShellLatestDeclarationsDocument, {}, 'Er ging iets mis.', { code: 'INTERNAL_SERVER_ERROR' }),
    latest(),
  );
  expect(await screen.findByText('Er ging iets mis.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Je hebt nog niets gedeclareerd.')).toBeVisible();
});

it('is not there as long as the second step is missing: then nothing else can be done', async () => {
  renderPortal('/', { user: { ...testUser(), secondFactorMissing: true } });
  expect(await screen.findByText('Informatie intern gebruik')).toBeVisible();
  expect(screen.queryByText('Declaraties')).not.toBeInTheDocument();
});
