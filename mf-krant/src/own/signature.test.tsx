import { act, screen, waitFor } from '@testing-library/react';
import { gone, lost, press, pressIn } from 'kit/testing';

import { numberedRequests, openOwn, own, ownAd, owns, saves, soldInput } from './testOwn';

numberedRequests();
beforeEach(() => localStorage.clear());

const signature = {
  ...{ name: 'Bep', at: '2026-11-20T10:00:00.000Z' },
  strokes: [{ points: [100, 100, 500, 250] }],
};
const sold = ownAd({ revision: 1, advPaymentMethod: 'contant', signature });

/** A movement over the pad, which is 200 by 100 px. */
function draw(...points: readonly (readonly [number, number])[]): void {
  const pad = screen.getByRole('img', { name: 'Handtekening' });
  pad.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect;
  const tell = (type: string, [clientX, clientY] = [0, 0]) =>
    pad.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY }));
  // All before anything is shown, as of a fast finger.
  act(() => {
    points.forEach((at, index) => tell(index === 0 ? 'pointerdown' : 'pointermove', [...at]));
    tell('pointerup');
  });
}

test('a sale is signed with a finger, also without a connection, and sent once', async () => {
  const signed = { name: 'Bep', strokes: [{ points: [100, 100, 500, 250] }] };
  const { user } = openOwn([
    owns([own()], 1),
    lost(saves({ ...soldInput, signed }, 'request-1')),
    saves({ ...soldInput, signed }, 'request-1', 0, sold),
    owns([own({ advertisement: sold })]),
  ]);
  await press(user, 'Advertentie van Bakkerij Jansen');
  await press(user, 'Zelfde als vorig jaar');
  await press(user, 'Laten ondertekenen');
  draw([5, 5], [90, 90]);
  await press(user, 'Handtekening wissen');
  draw([20, 20], [100, 50], [100.5, 50]);
  await pressIn(user, 'Opslaan');
  const name = screen.getByLabelText('Naam van wie tekent');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Vul de naam in van wie tekent'));
  await user.type(name, 'Bep');
  await pressIn(user, 'Opslaan');
  await gone();
  expect(await screen.findByText(/^Bewaard op dit toestel/)).toBeVisible();
  await press(user, 'Nu versturen');
  await waitFor(() => expect(screen.queryByText(/wacht op verbinding$/)).not.toBeInTheDocument());
  await press(user, 'Advertentie van Bakkerij Jansen');
  expect(await screen.findByText('Ondertekend door Bep op 20/11/2026')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Handtekening van Bep' })).toBeVisible();
});

test('by keyboard a name will do, and who does not sign sends nothing of it', async () => {
  const byName = ownAd({ ...sold, signature: { ...signature, strokes: [] } });
  const { user } = openOwn([
    owns([own()], 1),
    saves({ ...soldInput, signed: { name: 'Bep', strokes: [] } }, 'request-1', 0, byName),
    owns([own({ advertisement: byName })], 1),
    saves(soldInput, 'request-2', 1, { ...byName, revision: 2 }),
    owns([own({ advertisement: byName })]),
  ]);
  await press(user, 'Advertentie van Bakkerij Jansen');
  await press(user, 'Zelfde als vorig jaar');
  await press(user, 'Laten ondertekenen');
  await user.type(screen.getByLabelText('Naam van wie tekent'), 'Bep');
  await pressIn(user, 'Opslaan');
  await gone();
  await press(user, 'Advertentie van Bakkerij Jansen');
  expect(await screen.findByText('Ondertekend door Bep op 20/11/2026 (akkoord op naam)')).toBeVisible();
  await press(user, 'Opnieuw laten ondertekenen');
  await press(user, 'Niet ondertekenen');
  await pressIn(user, 'Opslaan');
  await gone();
  expect(await screen.findByText('Advertentie opgeslagen')).toBeVisible();
});
