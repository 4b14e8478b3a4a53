import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';

import { Button } from '../buttons/Button';
import { Dialog } from './Dialog';
import { lazyDialog } from './lazyDialog';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

function Sent({ isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Facturen versturen">
      Er gaan drie facturen weg.
    </Dialog>
  );
}

/** A page with a dialog whose code comes when the test says so. */
function open() {
  const fetches: { come: () => void; fail: () => void }[] = [];
  const Lazy = lazyDialog<Props>(
    () =>
      new Promise<ComponentType<Props>>((resolve, reject) => {
        fetches.push({ come: () => resolve(Sent), fail: () => reject(new Error('ChunkLoadError')) });
      }),
    { title: 'Facturen versturen' },
  );
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Versturen</Button>
        <Lazy isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  render(<Page />);
  return { fetches, user: userEvent.setup() };
}

test('nothing is fetched before a sign of somebody, which a mouse at rest is not; then once', async () => {
  const { fetches, user } = open();
  const atRest = Object.assign(new MouseEvent('pointermove'), { movementX: 0, movementY: 0 });
  window.dispatchEvent(atRest);
  expect(fetches).toHaveLength(0);
  await user.hover(screen.getByRole('button', { name: 'Versturen' }));
  expect(fetches).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Versturen' }));
  expect(fetches).toHaveLength(1);
});

test('it is open at once and shows that it loads; then it is there', async () => {
  const { fetches, user } = open();
  await user.click(screen.getByRole('button', { name: 'Versturen' }));
  expect(screen.getByText('Facturen versturen')).toBeVisible();
  expect(screen.getByText('Laden...')).toBeVisible();
  act(() => fetches[0]?.come());
  const dialog = await screen.findByRole('dialog', { name: 'Facturen versturen' });
  expect(dialog).toHaveTextContent('Er gaan drie facturen weg.');
  expect(screen.queryByText('Laden...')).not.toBeInTheDocument();
});

test('it can be closed before it is there', async () => {
  const { user } = open();
  const opener = screen.getByRole('button', { name: 'Versturen' });
  await user.click(opener);
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Laden...')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByText('Laden...')).not.toBeInTheDocument();
});

test('a failure is said, and another try brings it', async () => {
  const { fetches, user } = open();
  await user.click(screen.getByRole('button', { name: 'Versturen' }));
  act(() => fetches[0]?.fail());
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit venster kan niet worden geladen');
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => fetches[1]?.come());
  expect(await screen.findByRole('dialog', { name: 'Facturen versturen' })).toBeVisible();
});
