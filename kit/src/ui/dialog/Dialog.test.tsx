import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Button, ConfirmDialog, Dialog, TextInput } from '..';

function Example({ busy }: { busy?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Openen</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Wilt u een nieuw wachtwoord aanvragen?"
        busy={busy}
        actions={<Button>Aanvragen</Button>}
      >
        <TextInput label="E-mail" />
      </Dialog>
    </>
  );
}

test('focus goes in, stays in, and comes back; Escape closes', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const opener = screen.getByRole('button', { name: 'Openen' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Wilt u een nieuw wachtwoord aanvragen?' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  for (let step = 0; step < 5; step++) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  expect(screen.queryByRole('button', { name: 'Openen' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

test('the cross closes; while busy nothing does', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Openen' }));
  rerender(<Example busy />);
  expect(await screen.findByRole('button', { name: 'Sluiten' })).toBeDisabled();
  await user.keyboard('{Escape}');
  rerender(<Example />);
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a confirmation says what will happen and what went wrong', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const dialog = (more: { busy?: boolean; error?: string }) => (
    <ConfirmDialog
      isOpen
      title="Weet je zeker dat je deze gebruiker wilt verwijderen?"
      confirmLabel="Verwijderen"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...more}
    >
      Jan Smulders verliest meteen de toegang.
    </ConfirmDialog>
  );
  const { rerender } = render(dialog({}));
  expect(
    await screen.findByRole('alertdialog', { name: /deze gebruiker wilt verwijderen/ }),
  ).toHaveTextContent('Jan Smulders');
  await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
  rerender(dialog({ busy: true }));
  await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Annuleren' })).toBeDisabled();
  rerender(dialog({ error: 'Verwijderen is niet gelukt.' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Verwijderen is niet gelukt.');
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});
