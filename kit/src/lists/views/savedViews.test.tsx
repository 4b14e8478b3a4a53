import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, MockedApi, refuse } from 'kit/testing';
import { SnackbarProvider } from 'kit/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { SavedViewsButton, useAddressText } from '..';
import {
  KitAddSavedViewDocument,
  KitRemoveSavedViewDocument,
  KitSavedViewsDocument,
} from '../../gql/lazy/graphql';

const unpaid = {
  __typename: 'SavedView' as const,
  id: 'v1',
  list: 'leden',
  name: 'Niet betaald',
  search: '?zoek=jan',
};
const elsewhere = { ...unpaid, id: 'v2', list: 'facturen', name: 'Te laat' };
const asked = { list: 'leden', name: 'Mijn wijk', search: '?zoek=ulft' };
const saved = { __typename: 'SavedView' as const, id: 'v3', ...asked };

function List() {
  const [text] = useAddressText();
  return (
    <>
      <p>{`Gezocht: ${text || 'niets'}`}</p>
      <SavedViewsButton list="leden" />
    </>
  );
}

async function open(address: string, mocks: ReturnType<typeof answer>[]) {
  const router = createMemoryRouter([{ path: '*', element: <List /> }], { initialEntries: [address] });
  render(
    <MockedApi mocks={[answer(KitSavedViewsDocument, {}, { savedViews: [unpaid, elsewhere] }), ...mocks]}>
      <SnackbarProvider>
        <RouterProvider router={router} />
      </SnackbarProvider>
    </MockedApi>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Weergaven' }));
  await screen.findByRole('list', { name: 'Bewaarde weergaven' });
  return { user, search: () => router.state.location.search };
}

const names = () =>
  within(screen.getByRole('list', { name: 'Bewaarde weergaven' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const field = () => screen.getByRole('textbox', { name: 'Naam van wat je nu ziet' });

beforeEach(() => localStorage.clear());

test('shows those of the list, and goes to one', async () => {
  const { user, search } = await open('/leden', []);
  expect(names()).toEqual(['Niet betaald']);
  await user.click(screen.getByRole('button', { name: 'Niet betaald' }));
  expect(await screen.findByText('Gezocht: jan')).toBeVisible();
  expect(search()).toBe('?zoek=jan');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('saves what is shown without the open row, and marks the one that is shown', async () => {
  const { user } = await open('/leden?zoek=ulft&open=m1', [
    answer(KitAddSavedViewDocument, { view: asked }, { addSavedView: [unpaid, elsewhere, saved] }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(await screen.findByText('Verplicht')).toBeVisible();
  await user.type(field(), ' Mijn wijk {Enter}');
  await waitFor(() => expect(names()).toEqual(['Niet betaald', 'Mijn wijk']));
  expect(screen.getByRole('button', { name: 'Mijn wijk' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Niet betaald' })).not.toHaveAttribute('aria-current');
  expect(field()).toHaveValue('');
});

test('says at the field why it is not saved', async () => {
  const text = 'Je hebt al een weergave met deze naam';
  const { user } = await open('/leden?zoek=ulft', [
    refuse(KitAddSavedViewDocument, { view: asked }, text, { fields: { name: text } }),
  ]);
  await user.type(field(), 'Mijn wijk{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  expect(field()).toHaveValue('Mijn wijk');
});

test('is removed, and comes back by undoing', async () => {
  const { list, name, search } = unpaid;
  const { user } = await open('/leden', [
    answer(KitRemoveSavedViewDocument, { id: 'v1' }, { removeSavedView: [elsewhere] }),
    answer(
      KitAddSavedViewDocument,
      { view: { list, name, search } },
      { addSavedView: [elsewhere, { ...unpaid, id: 'v9' }] },
    ),
  ]);
  await user.click(screen.getByRole('button', { name: 'Weergave Niet betaald verwijderen' }));
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Bewaarde weergaven' })).not.toBeInTheDocument(),
  );
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
  await waitFor(() => expect(names()).toEqual(['Niet betaald']));
});

test('high or low rows, kept on the device', async () => {
  const { user } = await open('/leden', []);
  const low = screen.getByRole('checkbox', { name: 'Lage rijen' });
  const before = (low as HTMLInputElement).checked;
  await user.click(low);
  expect((low as HTMLInputElement).checked).toBe(!before);
  expect(localStorage.getItem('rijhoogte')).toBe(before ? 'roomy' : 'dense');
});
