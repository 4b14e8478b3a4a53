import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, shortcuts, TextInput } from 'kit/ui';

import { Table, useLetterKeys } from './index';

const people = ['Anja', 'Bram', 'Cor', 'Daan'].map((name) => ({ id: name.toLowerCase(), name }));
const onMail = jest.fn();

function Letters() {
  const { isOn, choose } = useLetterKeys();
  return <Button onClick={() => choose(!isOn)}>{isOn ? 'Letters uit' : 'Letters aan'}</Button>;
}

function show({ dialog = false, without = '' } = {}) {
  const page = (left: string) => (
    <>
      <TextInput label="Zoek" />
      <Letters />
      <Table
        caption="Mensen"
        columns={[{ id: 'name', header: 'Naam', cell: ({ name }) => name }]}
        rows={people.filter(({ name }) => name !== left)}
        rowKey={({ id }) => id}
        details={{ name: ({ name }) => name, render: ({ name }) => `Alles van ${name}` }}
        bulk={{
          name: ({ name }) => name,
          nouns: ['mens', 'mensen'],
          canChoose: ({ name }) => name !== 'Daan',
          summary: (chosen) => chosen.map(({ name }) => name).join(' en '),
          actions: (chosen, clear) => (
            <Button
              onClick={() => {
                onMail(chosen.map(({ name }) => name));
                clear();
              }}
            >
              Mailen
            </Button>
          ),
        }}
      />
      {dialog && <div role="dialog" aria-label="Erover" />}
    </>
  );
  const { rerender } = render(page(without));
  return { user: userEvent.setup(), leave: (name: string) => rerender(page(name)) };
}

beforeEach(() => {
  localStorage.clear();
  onMail.mockReset();
});

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name} kiezen`) });
const tick = (name: string) => screen.getByRole('checkbox', { name: `${name} kiezen` });
const bar = () => screen.getByRole('group', { name: 'Met gekozen mensen' });

it('the keys are told while a table is shown, once for all tables', () => {
  const { unmount } = render(
    <>
      {['Mensen', 'Dingen'].map((caption) => (
        <Table key={caption} caption={caption} columns={[]} rows={people} rowKey={({ id }) => id} />
      ))}
    </>,
  );
  expect(shortcuts.onPage().map(({ keys }) => keys.join(' '))).toEqual(['J K', 'Enter', 'X']);
  unmount();
  expect(shortcuts.onPage()).toEqual([]);
});

test('J and K go from row to row, Enter opens, X ticks, Escape chooses nothing any more', async () => {
  const { user } = show();
  await user.keyboard('jj');
  expect(row('Bram')).toHaveFocus();
  await user.keyboard('k');
  expect(row('Anja')).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('Alles van Bram')).toBeVisible();
  await user.keyboard('xjx');
  expect(tick('Bram')).toBeChecked();
  expect(row('Cor')).toHaveAttribute('aria-selected', 'true');
  expect(within(bar()).getByRole('status')).toHaveTextContent('2 mensen gekozenBram en Cor');
  await user.keyboard('{Escape}');
  expect(tick('Cor')).not.toBeChecked();
  expect(within(bar()).queryByRole('button')).not.toBeInTheDocument();
});

test('Tab comes to one row: the first, and then the one that had the focus last', async () => {
  const { user } = show();
  screen.getByRole('checkbox', { name: 'Alle rijen kiezen' }).focus();
  await user.tab();
  expect(row('Anja')).toHaveFocus();
  await user.keyboard('j');
  expect([row('Anja').tabIndex, row('Bram').tabIndex]).toEqual([-1, 0]);
});

test('no key does anything for who types, has a dialog open, holds Ctrl, or put letters off', async () => {
  const { user } = show();
  await user.type(screen.getByRole('textbox', { name: 'Zoek' }), 'jx');
  expect(screen.getByRole('textbox', { name: 'Zoek' })).toHaveValue('jx');
  expect(screen.getByRole('textbox', { name: 'Zoek' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Letters uit' }));
  await user.keyboard('j{Control>}j{/Control}');
  expect(screen.getByRole('button', { name: 'Letters aan' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Letters aan' }));
  await user.keyboard('{Control>}j{/Control}');
  expect(screen.getByRole('button', { name: 'Letters uit' })).toHaveFocus();
  await user.keyboard('j');
  expect(row('Anja')).toHaveFocus();
});

test('nothing happens below a dialog', async () => {
  const { user } = show({ dialog: true });
  await user.keyboard('jx');
  expect(document.body).toHaveFocus();
});

test('a range with Shift, all at once, and one that cannot be chosen', async () => {
  const { user } = show();
  await user.click(tick('Anja'));
  await user.keyboard('{Shift>}');
  await user.click(tick('Cor'));
  await user.keyboard('{/Shift}');
  expect(['Anja', 'Bram', 'Cor'].map((name) => (tick(name) as HTMLInputElement).checked)).toEqual([
    true,
    true,
    true,
  ]);
  expect(tick('Daan')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Mailen' }));
  expect(onMail).toHaveBeenCalledWith(['Anja', 'Bram', 'Cor']);
  expect(tick('Anja')).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Alle rijen kiezen' }));
  expect(within(bar()).getByRole('status')).toHaveTextContent('3 mensen gekozen');
});

test('a row that is no longer there is not among what is done', async () => {
  const { user, leave } = show();
  await user.click(tick('Anja'));
  await user.click(tick('Bram'));
  leave('Anja');
  await user.click(screen.getByRole('button', { name: 'Mailen' }));
  expect(onMail).toHaveBeenCalledWith(['Bram']);
});
