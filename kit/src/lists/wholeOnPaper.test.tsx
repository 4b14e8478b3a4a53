import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SnackbarProvider } from 'kit/ui';
import { useState } from 'react';

import { LoadMoreButton } from './LoadMoreButton';

const print = jest.fn();
beforeEach(() => {
  print.mockReset();
  Object.assign(window, { print });
});

const LAST = 4;

/** A list of five, of which the first is shown. */
function List({ failsAt, onAll }: { failsAt?: number; onAll?: () => Promise<unknown> }) {
  const [count, setCount] = useState(1);
  const more = async (after: string) => {
    if (Number(after) === failsAt) throw new Error('no connection');
    await Promise.resolve();
    setCount(Number(after) + 1);
  };
  const all = onAll && (async () => void setCount(LAST + 1 + Number(await onAll())));
  return (
    <SnackbarProvider>
      <ul>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>{at}</li>
        ))}
      </ul>
      <LoadMoreButton
        pageInfo={{ hasNextPage: count <= LAST, endCursor: String(count) }}
        onMore={more}
        onAll={all}
      />
    </SnackbarProvider>
  );
}

const pressPrint = () => fireEvent.keyDown(window, { key: 'p', ctrlKey: true });
const rows = () => screen.getAllByRole('listitem').length;

describe('Ctrl+P', () => {
  it('brings the rest of a list before it prints, page by page', async () => {
    print.mockImplementation(() => expect(rows()).toBe(LAST + 1));
    render(<List />);
    expect(pressPrint()).toBe(false);
    pressPrint();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });

  it('or all at once, where the list can', async () => {
    render(<List onAll={() => Promise.resolve(1)} />);
    pressPrint();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(rows()).toBe(LAST + 2);
  });

  it('prints nothing when the rest does not come, and can be tried again', async () => {
    render(<List failsAt={2} />);
    pressPrint();
    expect(await screen.findByText('De lijst kan niet worden gemaakt. Probeer het opnieuw.')).toBeVisible();
    expect(print).not.toHaveBeenCalled();
    expect(pressPrint()).toBe(false);
  });

  it('is the browser’s own once the list is whole', async () => {
    render(<List onAll={() => Promise.resolve(0)} />);
    pressPrint();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(pressPrint()).toBe(true));
  });
});
