import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Table } from './index';

const HIGH = 40;
const rows = Array.from({ length: 1000 }, (_, at) => ({
  id: String(at),
  name: `Lid ${at + 1}`,
  rank: 1000 - at,
}));

/** The height that a browser gives a row, and where the rows begin when the page is scrolled. */
function rectOf(this: Element): DOMRect {
  const height = this.matches('tr[data-row]') ? HIGH : 0;
  return { height, top: -window.scrollY, width: 800 } as DOMRect;
}

class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rectOf);
  Object.assign(window, { ResizeObserver: NoResize, scrollTo: jest.fn(), scrollY: 0, innerHeight: 800 });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ResizeObserver');
});

async function show() {
  render(
    <Table
      caption="Leden"
      columns={[
        { id: 'name', header: 'Naam', cell: ({ name }) => name, sortValue: ({ name }) => name },
        { id: 'rank', header: 'Rang', cell: ({ rank }) => rank, sortValue: ({ rank }) => rank },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      details={{
        name: ({ name }) => name,
        render: ({ name }) => <input aria-label={`Notitie bij ${name}`} />,
      }}
      bulk={{ name: ({ name }) => name, nouns: ['lid', 'leden'], actions: () => null }}
    />,
  );
  await screen.findByRole('row', { name: /Lid 25\b/ });
  return userEvent.setup();
}

const shown = () => screen.getAllByRole('row').slice(1);
const row = (at: number) => screen.queryByRole('row', { name: new RegExp(`^Lid ${at} kiezen`) });
const scrollTo = (at: number) => {
  Object.assign(window, { scrollY: at * HIGH });
  fireEvent.scroll(window);
};

test('of a long table only the rows near what is in view are in the page; it says how many there are', async () => {
  await show();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(shown().length).toBeLessThan(60);
  expect(row(1)).toHaveAttribute('aria-rowindex', '2');
  scrollTo(500);
  expect(row(500)).toHaveAttribute('aria-rowindex', '501');
  expect(row(400)).not.toBeInTheDocument();
  expect(shown().length).toBeLessThan(60);
});

test('it is sorted as a whole, and all rows can be chosen', async () => {
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Rang' }));
  expect(within(shown()[0] as HTMLElement).getByText('Lid 1000')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Alle rijen kiezen' }));
  expect(screen.getByRole('status')).toHaveTextContent('1000 leden gekozen');
});

test('what somebody opened or fills in stays, however far the list is scrolled', async () => {
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Details van Lid 2' }));
  await user.type(screen.getByRole('textbox', { name: 'Notitie bij Lid 2' }), 'terugbellen');
  scrollTo(700);
  expect(row(700)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Notitie bij Lid 2' })).toHaveValue('terugbellen');
});

test('J goes from the row that has the focus to the next, also when both are far from what is in view', async () => {
  const user = await show();
  await user.keyboard('jjj');
  expect(row(3)).toHaveFocus();
  scrollTo(700);
  expect(row(3)).toHaveFocus();
  await user.keyboard('j');
  expect(row(4)).toHaveFocus();
  await user.keyboard('kkk');
  expect(row(1)).toHaveFocus();
});

test('all rows are printed', async () => {
  await show();
  fireEvent(window, new Event('beforeprint'));
  expect(shown()).toHaveLength(1000);
  fireEvent(window, new Event('afterprint'));
  expect(shown().length).toBeLessThan(60);
});

test('whoever looks for something with the browser finds it in all rows', async () => {
  await show();
  await act(async () => {
    fireEvent.keyDown(window, { key: 'f', ctrlKey: true });
    await Promise.resolve();
  });
  expect(shown()).toHaveLength(1000);
});
