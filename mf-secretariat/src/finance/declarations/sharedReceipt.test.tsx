import { screen, waitFor } from '@testing-library/react';
import { lastUpload, mockUploads, renderArea, testUser } from 'kit/testing';

import { myDeclarations } from '../testFinance';
import { DeclarationsPage } from './DeclarationsPage';
import { choicesOf, MINE } from './testWizard';

mockUploads();

/** What the service worker put there, as the browser keeps it. */
function shared(kept: { bytes: string; name: string } | undefined) {
  let left = kept;
  const cache = {
    match: async () =>
      left && {
        blob: async () => new Blob([left?.bytes ?? ''], { type: 'application/pdf' }),
        headers: new Map([['x-file-name', encodeURIComponent(left.name)]]),
      },
    delete: async () => {
      left = undefined;
      return true;
    },
  };
  Object.assign(globalThis, { caches: { open: async () => cache, delete: async () => true } });
  return () => left;
}
afterEach(() => {
  delete (globalThis as { caches?: unknown }).caches;
});

const open = () =>
  renderArea(<DeclarationsPage />, {
    path: '/declaraties?nieuw&gedeeld',
    route: '/declaraties',
    mocks: [choicesOf({ accountnumber: MINE }), choicesOf({ accountnumber: MINE }), myDeclarations([])],
    user: testUser([], [{ id: 'c3', index: 3, name: 'Optocht' }]),
  });

test('what another app shared is the receipt of a new declaration, once', async () => {
  const left = shared({ bytes: 'bon', name: 'bon één.pdf' });
  const page = open();
  await waitFor(() => expect(lastUpload()).toBeDefined());
  lastUpload().store('f1');
  await waitFor(() => expect(screen.getByText('bon één.pdf')).toBeVisible());
  expect(left()).toBeUndefined();
  page.unmount();
  open();
  expect(await screen.findByLabelText('Bon')).toBeInTheDocument();
  expect(screen.queryByText('bon één.pdf')).not.toBeInTheDocument();
});

test('without it the form asks for a receipt', async () => {
  shared(undefined);
  open();
  expect(await screen.findByLabelText('Bon')).toBeInTheDocument();
});
