import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Tabs, type TabsProps } from './index';

const items = [
  { id: 'tasks', title: 'Taken', content: <p>Drie taken</p> },
  { id: 'script', title: 'Draaiboek', content: <input aria-label="Onderdeel" /> },
  { id: 'members', title: 'Leden', content: <p>Elf leden</p> },
];

function start(props: Partial<TabsProps> = {}) {
  const onSelect = jest.fn();
  render(<Tabs label="Commissie 3" items={items} onSelect={onSelect} {...props} />);
  return { user: userEvent.setup(), onSelect };
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('shows the first part; a click shows another, named by its tab', async () => {
  const { user, onSelect } = start();
  expect(screen.getByRole('tablist', { name: 'Commissie 3' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Taken' })).toHaveTextContent('Drie taken');
  await user.click(tab('Leden'));
  expect(screen.getByRole('tabpanel', { name: 'Leden' })).toHaveTextContent('Elf leden');
  expect(screen.queryByText('Drie taken')).not.toBeInTheDocument();
  expect(tab('Leden')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Taken')).toHaveAttribute('aria-selected', 'false');
  expect(onSelect.mock.calls).toEqual([['members']]);
});

test('the row is one stop of the tab key; arrows, Home and End go through it', async () => {
  const { user } = start();
  await user.tab();
  expect(tab('Taken')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Leden')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('Draaiboek')).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Draaiboek' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('Onderdeel')).toHaveFocus();
  await user.click(tab('Draaiboek'));
  await user.keyboard('{End}');
  expect(tab('Leden')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Home}');
  expect(tab('Taken')).toHaveAttribute('aria-selected', 'true');
});

test('follows the page that keeps the choice', async () => {
  const { user, onSelect } = start({ selected: 'script' });
  expect(screen.getByRole('tabpanel', { name: 'Draaiboek' })).toBeVisible();
  await user.click(tab('Leden'));
  expect(onSelect).toHaveBeenCalledWith('members');
  expect(screen.getByRole('tabpanel', { name: 'Draaiboek' })).toBeVisible();
});

test('a choice that is gone shows the first, and no tabs nothing', () => {
  start({ selected: 'archived' });
  expect(screen.getByRole('tabpanel', { name: 'Taken' })).toBeVisible();
  start({ items: [] });
  expect(screen.getAllByRole('tablist')).toHaveLength(1);
});

test('a choice out of sight is brought into view, sideways', () => {
  const size = (name: string, of: (element: HTMLElement) => number) =>
    jest.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return of(this);
    });
  const spies = [
    size('offsetLeft', ({ textContent }) => (textContent === 'Leden' ? 400 : 0)),
    size('offsetWidth', () => 80),
  ];
  start({ selected: 'members' });
  expect(screen.getByRole('tablist').scrollLeft).toBe(440);
  spies.forEach((spy) => spy.mockRestore());
});

describe('on a phone', () => {
  const onPhone = jest.spyOn(globalThis, 'matchMedia');
  beforeEach(() => onPhone.mockImplementation(() => ({ ...new EventTarget(), matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList));
  afterAll(() => onPhone.mockRestore());

  const many = ['Declaraties', 'Boekhouding', 'Grootboek', 'Documenten', 'Openstaand', 'Bank'].map((title) => ({
    id: title,
    title,
    content: <p>{title}!</p>,
    isRare: ['Grootboek', 'Documenten'].includes(title),
    ...(title === 'Grootboek' && { waiting: 2 }),
    ...(title === 'Bank' && { waiting: 1 }),
  }));
  const shown = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

  test('four of many are shown, and the others are behind Meer, with how many wait there', async () => {
    const { user, onSelect } = start({ items: many });
    expect(shown()).toEqual(['Declaraties', 'Boekhouding', 'Openstaand', 'Bank1 (1 wacht)']);
    await user.click(screen.getByRole('button', { name: 'Meer (2 wachten)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Commissie 3' }));
    expect(sheet.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Grootboek2 (2 wachten)', 'Documenten']),
    );
    await user.click(sheet.getByRole('button', { name: 'Documenten' }));
    expect(onSelect).toHaveBeenCalledWith('Documenten');
    expect(screen.getByRole('tabpanel', { name: 'Documenten' })).toHaveTextContent('Documenten!');
    expect(shown()).toEqual(['Declaraties', 'Boekhouding', 'Openstaand', 'Documenten']);
  });

  test('keys go through what is shown', async () => {
    const { user } = start({ items: many, selected: 'Grootboek' });
    expect(tab('Grootboek (2 wachten)')).toHaveAttribute('aria-selected', 'true');
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(tab('Declaraties')).toHaveFocus();
  });

  test('five fit', () => {
    start({ items: many.slice(0, 5) });
    expect(shown()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: /Meer/ })).not.toBeInTheDocument();
  });
});
