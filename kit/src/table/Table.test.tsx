import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { type Column, Table, type TableSort } from './index';

interface Person {
  id: string;
  name: string;
  age: number;
}

const people: Person[] = [
  { id: '1', name: 'Émile', age: 9 },
  { id: '2', name: 'anja', age: 30 },
  { id: '3', name: 'Zeger', age: 100 },
];
const columns: Column<Person>[] = [
  { id: 'name', header: 'Naam', cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'age',
    header: 'Leeftijd',
    cell: ({ age }) => `${age} jaar`,
    sortValue: ({ age }) => age,
    align: 'right',
  },
  { id: 'actions', header: '', cell: ({ name }) => <button>{`${name} bellen`}</button> },
];

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

function showTable(initialSort?: { column: string; descending?: boolean }) {
  render(
    <Table
      caption="Leden"
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      initialSort={initialSort}
    />,
  );
  return userEvent.setup();
}

test('a table is named, and sorted by a click: texts as in Dutch, numbers by size', async () => {
  const user = showTable();
  expect(screen.getByRole('table', { name: 'Leden' })).toBeVisible();
  expect(names()).toEqual(['Émile', 'anja', 'Zeger']);
  await user.click(screen.getByRole('button', { name: 'Naam' }));
  expect(names()).toEqual(['anja', 'Émile', 'Zeger']);
  expect(screen.getByRole('columnheader', { name: 'Naam' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Naam' }));
  expect(names()).toEqual(['Zeger', 'Émile', 'anja']);
  await user.click(screen.getByRole('button', { name: 'Leeftijd' }));
  expect(names()).toEqual(['Émile', 'anja', 'Zeger']);
  expect(screen.getByRole('columnheader', { name: 'Naam' })).not.toHaveAttribute('aria-sort');
});

test('a table begins in the order that is asked for', () => {
  showTable({ column: 'age', descending: true });
  expect(names()).toEqual(['Zeger', 'anja', 'Émile']);
});

test('totals stay below, however the rows are sorted', async () => {
  const user = userEvent.setup();
  const withTotals = columns.map((column) => ({
    ...column,
    footer: { name: 'Samen', age: '139' }[column.id],
  }));
  render(<Table caption="Leden" columns={withTotals} rows={people} rowKey={({ id }) => id} />);
  const last = () => screen.getAllByRole('row').at(-1);
  expect(last()).toHaveTextContent('Samen139');
  await user.click(screen.getByRole('button', { name: 'Leeftijd' }));
  await user.click(screen.getByRole('button', { name: 'Leeftijd' }));
  expect(last()).toHaveTextContent('Samen139');
});

test('rows that come later are shown', () => {
  const { rerender } = render(
    <Table caption="Leden" columns={columns} rows={people.slice(0, 1)} rowKey={({ id }) => id} />,
  );
  rerender(<Table caption="Leden" columns={columns} rows={people} rowKey={({ id }) => id} />);
  expect(names()).toHaveLength(3);
});

test('what is in a cell keeps its state and focus when the page is drawn anew', async () => {
  const user = userEvent.setup();
  const show = () => (
    <Table
      caption="Leden"
      columns={[{ id: 'note', header: 'Notitie', cell: ({ name }) => <input aria-label={`Bij ${name}`} /> }]}
      rows={people}
      rowKey={({ id }) => id}
    />
  );
  const { rerender } = render(show());
  const field = screen.getByRole('textbox', { name: 'Bij anja' });
  await user.type(field, 'terugbellen');
  rerender(show());
  expect(screen.getByRole('textbox', { name: 'Bij anja' })).toHaveValue('terugbellen');
  expect(field).toHaveFocus();
});

describe('rows that open', () => {
  const details = { name: ({ name }: Person) => name, render: ({ age }: Person) => `Is ${age} jaar oud` };

  function showOpening(rows = people) {
    const table = (shown: Person[]) => (
      <Table caption="Leden" columns={columns} rows={shown} rowKey={({ id }) => id} details={details} />
    );
    const { rerender } = render(table(rows));
    return { user: userEvent.setup(), again: (shown: Person[]) => rerender(table(shown)) };
  }
  const toggle = (name: string) => screen.getByRole('button', { name: `Details van ${name}` });

  test('by a click, several at once, and close again', async () => {
    const { user } = showOpening();
    expect(toggle('anja')).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle('anja'));
    await user.click(toggle('Zeger'));
    expect(toggle('anja')).toHaveAttribute('aria-expanded', 'true');
    const opened = screen.getByRole('row', { name: 'Is 30 jaar oud' });
    expect(toggle('anja')).toHaveAttribute('aria-controls', opened.id);
    expect(screen.getByText('Is 100 jaar oud')).toBeVisible();
    await user.click(toggle('anja'));
    expect(screen.queryByText('Is 30 jaar oud')).not.toBeInTheDocument();
    expect(screen.getByText('Is 100 jaar oud')).toBeVisible();
  });

  test('by keyboard, and stay open below their row when the table is sorted or drawn anew', async () => {
    const { user, again } = showOpening();
    act(() => toggle('Émile').focus());
    await user.keyboard('{Enter}');
    expect(screen.getByText('Is 9 jaar oud')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leeftijd' }));
    await user.click(screen.getByRole('button', { name: 'Leeftijd' }));
    again(people.map((person) => ({ ...person })));
    expect(names()).toEqual(['Zeger', 'anja', 'Émile', 'Is 9 jaar oud']);
    act(() => toggle('Émile').focus());
    await user.keyboard(' ');
    expect(names()).toEqual(['Zeger', 'anja', 'Émile']);
  });
});

test('rendered anew by its page it does not render itself again and again', async () => {
  let renders = 0;
  const counted: Column<Person>[] = [
    {
      id: 'name',
      header: 'Naam',
      cell: ({ name }) => {
        renders += 1;
        return name;
      },
    },
  ];
  const page = () => <Table caption="Leden" columns={[...counted]} rows={people} rowKey={({ id }) => id} />;
  const { rerender } = render(page());
  rerender(page());
  rerender(page());
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  expect(renders).toBeLessThan(people.length * 8);
});

test('the page can keep the order; a column that is not there leaves the rows as they are', async () => {
  const onSort = jest.fn();
  const table = (sort: TableSort) => (
    <Table
      caption="Leden"
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  );
  const { rerender } = render(table({ column: 'bestaatniet' }));
  expect(names()).toEqual(['Émile', 'anja', 'Zeger']);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Naam' }));
  expect(onSort).toHaveBeenCalledWith({ column: 'name', descending: false });
  rerender(table({ column: 'name', descending: true }));
  expect(names()).toEqual(['Zeger', 'Émile', 'anja']);
});

test('on a phone a row is a card: what is not on it opens, under the name of the row', async () => {
  const user = userEvent.setup();
  const many: Column<Person>[] = [
    ...columns,
    { id: 'id', header: 'Nummer', cell: ({ id }) => id, phone: 'rest' },
  ];
  render(<Table caption="Leden" columns={many} rows={people} rowKey={({ id }) => id} />);
  const [row] = screen.getAllByRole('row').slice(1);
  const parts = [...(row?.querySelectorAll('td') ?? [])].map(({ dataset }) => dataset.part);
  expect(parts).toEqual(['title', 'line', 'action', 'rest', 'more']);
  const more = screen.getByRole('button', { name: 'Meer Émile' });
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(row).toHaveAttribute('data-open');
});
