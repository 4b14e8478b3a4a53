import { screen, within } from '@testing-library/react';
import { lost, refuse } from 'kit/testing';

import { KrantSaveOwnAdDocument } from '../gql/graphql';
import { numberedRequests, openOwn, own, ownAd, owns, saveOf, saves, soldInput } from './testOwn';

numberedRequests();
beforeEach(() => localStorage.clear());

const again = 'Zelfde als vorig jaar: Bakkerij Jansen';
const card = (name: string) => screen.findByRole('article', { name });
const taken = ownAd({ revision: 3, advState: 'open', advPrice: null, advFormat: null, advColor: null });

test('one press sells what was sold last year, and one takes it back', async () => {
  const { user } = openOwn([
    owns([own()], 1),
    saves(soldInput, 'request-1'),
    owns([own({ advertisement: ownAd() })], 1),
    saves({ advState: 'open', advNotes: '' }, 'request-2', 2, taken),
    owns([own({ advertisement: taken })]),
  ]);
  await user.click(await screen.findByRole('button', { name: again }));
  expect(await screen.findByText(/^Bakkerij Jansen verkocht: 17x8,9, zwart-wit, € 100,00$/)).toBeVisible();
  expect(await card('Bakkerij Jansen')).toHaveTextContent('verkocht');
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  expect(await screen.findByText('Bakkerij Jansen staat weer open')).toBeVisible();
  expect(await screen.findByRole('button', { name: again })).toBeVisible();
});

test('without a connection it waits, once', async () => {
  const { user } = openOwn([owns([own()]), lost(saves(soldInput, 'request-1'), 9)]);
  await user.click(await screen.findByRole('button', { name: again }));
  expect(await screen.findByText(/^Bewaard op dit toestel/)).toBeVisible();
  expect(await card('Bakkerij Jansen')).toHaveTextContent('verkocht');
  expect(screen.queryByRole('button', { name: again })).not.toBeInTheDocument();
});

test('what somebody else did first is told, and nothing is sold', async () => {
  const { user } = openOwn([
    owns([own()]),
    refuse(
      KrantSaveOwnAdDocument,
      saveOf(soldInput, 'request-1'),
      'Deze advertentie is net door een ander gewijzigd.',
      {
        code: 'CONFLICT',
      },
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: again }));
  expect(await screen.findByText(/^Bakkerij Jansen: .*door een ander gewijzigd/)).toBeVisible();
  expect(await card('Bakkerij Jansen')).toHaveTextContent('open');
});

test('what is sold, was not sold, or has another price now is not offered; open ones come first', async () => {
  const dearer = { ...own().previous!, id: 'ad9', advPrice: 9000 };
  openOwn([
    owns([
      own({ id: 'a2', name: 'Al verkocht', advertisement: ownAd({ id: 'ad2' }) }),
      own({ id: 'a3', name: 'Andere prijs', previous: dearer }),
      own({ id: 'a4', name: 'Nieuw', previous: null }),
    ]),
  ]);
  await card('Al verkocht');
  expect(screen.queryByRole('button', { name: /^Zelfde als vorig jaar/ })).not.toBeInTheDocument();
  const names = screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
  expect(names).toEqual(['Andere prijs', 'Nieuw', 'Al verkocht']);
});
