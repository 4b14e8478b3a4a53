import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';

import { lazyPage } from './index';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>Niet bereikbaar</p> : this.props.children;
  }
}

afterEach(() => jest.restoreAllMocks());

test('a page that could not be fetched is fetched again when it is shown anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<() => ReactNode>, []>()
    .mockRejectedValueOnce(new Error('geen verbinding'))
    .mockResolvedValue(() => <p>De pagina</p>);
  const Page = lazyPage(load);
  const show = (attempt: number) => (
    <Boundary key={attempt}>
      <Suspense>
        <Page />
      </Suspense>
    </Boundary>
  );
  const { rerender } = render(show(1));
  expect(await screen.findByText('Niet bereikbaar')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  const later = Date.now() + 2000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  rerender(show(2));
  expect(await screen.findByText('De pagina')).toBeVisible();
  rerender(show(3));
  expect(await screen.findByText('De pagina')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
