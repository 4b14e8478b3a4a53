import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';

import { lazyPart } from './lazyPart';

/** A page with a part beside it whose code comes when the test says so. */
function open(soon: boolean) {
  const fetches: { come: () => void; fail: () => void }[] = [];
  const Line = lazyPart<{ since: string }>(
    () =>
      new Promise<ComponentType<{ since: string }>>((resolve, reject) => {
        fetches.push({
          come: () => resolve(({ since }) => <p>{`Geen verbinding sinds ${since}`}</p>),
          fail: () => reject(new Error('ChunkLoadError')),
        });
      }),
    { soon },
  );
  const page = (isShown: boolean) => (
    <main>
      <p>De pagina</p>
      {isShown && <Line since="14:05" />}
    </main>
  );
  const { rerender } = render(page(false));
  return { fetches, show: () => rerender(page(true)) };
}

test('code that cannot be had leaves the page as it is, and comes with a connection', async () => {
  const { fetches, show } = open(false);
  show();
  await act(async () => fetches[0]?.fail());
  expect(screen.getByText('De pagina')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(fetches).toHaveLength(2);
  await act(async () => fetches[1]?.come());
  expect(screen.getByText('Geen verbinding sinds 14:05')).toBeVisible();
});

test('what is needed without a connection is fetched at the first sign of somebody', async () => {
  const { fetches, show } = open(true);
  expect(fetches).toHaveLength(0);
  window.dispatchEvent(new Event('pointerdown'));
  await act(async () => fetches[0]?.come());
  show();
  expect(screen.getByText('Geen verbinding sinds 14:05')).toBeVisible();
  expect(fetches).toHaveLength(1);
});
