import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, testUser } from 'kit/testing';

import {
  ShellDevicesDocument,
  type ShellDevicesQuery,
  ShellEndOtherSessionsDocument,
  ShellEndSessionDocument,
} from '../gql/lazy/graphql';
import { renderPortal } from '../testing/renderPortal';

type Device = ShellDevicesQuery['mySessions'][number];
const device = (id: string, name: string, isCurrent = false): Device => ({
  id,
  device: name,
  address: id === '3' ? '' : `10.0.0.${id}`,
  startedAt: '2026-11-20T08:00:00.000Z',
  usedAt: '2026-11-22T14:30:00.000Z',
  isCurrent,
});
const here = device('1', 'Chrome op Windows', true);
const phone = device('2', 'Safari op iPhone');
const unknown = device('3', '');
const devices = answer(ShellDevicesDocument, {}, { mySessions: [here, phone, unknown] });

async function open(...mocks: MockLink.MockedResponse[]) {
  renderPortal('/', { user: testUser(), mocks: [devices, ...mocks] });
  const card = await screen.findByRole('region', { name: 'Waar je bent ingelogd' });
  await userEvent.click(within(card).getByRole('button', { name: 'Apparaten tonen' }));
  await within(card).findByText('Safari op iPhone');
  return within(card);
}

it('lists every device with when and from where, and marks this one', async () => {
  const card = await open();
  expect(card.getByText('Dit apparaat')).toBeVisible();
  expect(card.queryByRole('button', { name: 'Chrome op Windows beëindigen' })).not.toBeInTheDocument();
  expect(
    card.getByText('Laatst gebruikt op 22/11/2026 15:30. Ingelogd op 20/11/2026 09:00 vanaf 10.0.0.2.'),
  ).toBeVisible();
  expect(card.getByText('Onbekend apparaat')).toBeVisible();
  expect(card.getByText('Laatst gebruikt op 22/11/2026 15:30. Ingelogd op 20/11/2026 09:00.')).toBeVisible();
});

it('ends one', async () => {
  const card = await open(answer(ShellEndSessionDocument, { id: '2' }, { endSession: [here, unknown] }, 1));
  await userEvent.click(card.getByRole('button', { name: 'Safari op iPhone beëindigen' }));
  await waitFor(() => expect(card.queryByText('Safari op iPhone')).not.toBeInTheDocument());
  expect(card.getByText('Onbekend apparaat')).toBeVisible();
});

it('ends all others, after which there is nothing to end', async () => {
  const card = await open(answer(ShellEndOtherSessionsDocument, {}, { endOtherSessions: [here] }, 1));
  await userEvent.click(card.getByRole('button', { name: 'Overal elders uitloggen' }));
  await waitFor(() => expect(card.queryByText('Safari op iPhone')).not.toBeInTheDocument());
  expect(card.getByText('Chrome op Windows')).toBeVisible();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

it('says when it did not work, and keeps the list', async () => {
  const card = await open(
    refuse(ShellEndSessionDocument, { id: '2' }, 'Er ging iets mis.', { code: 'INTERNAL_SERVER_ERROR' }),
  );
  await userEvent.click(card.getByRole('button', { name: 'Safari op iPhone beëindigen' }));
  expect(await card.findByText('Er ging iets mis.')).toBeVisible();
  expect(card.getByText('Safari op iPhone')).toBeVisible();
});
