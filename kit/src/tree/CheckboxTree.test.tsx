import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { CheckboxTree, type CheckboxTreeNode } from './CheckboxTree';

const nodes: CheckboxTreeNode[] = [
  {
    id: 'sec',
    label: 'Secretariaat',
    children: [
      { id: 'secFin', label: 'Financiën' },
      { id: 'secFact', label: 'Facturen', description: 'Maken en versturen' },
    ],
  },
  { id: 'vol', label: 'Boerenploeg' },
];

function Example({ start = [], rows = nodes }: { start?: string[]; rows?: CheckboxTreeNode[] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <CheckboxTree label="Rechten" nodes={rows} value={value} onChange={setValue} />
      <output>{value.join(' ')}</output>
    </>
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });

test('a parent follows its children and the children follow their parent', async () => {
  const user = userEvent.setup();
  render(<Example start={['secFin']} />);
  expect(screen.getByRole('group', { name: 'Rechten' })).toBeVisible();
  expect(box('Secretariaat')).toBePartiallyChecked();
  await user.click(box('Facturen'));
  expect(box('Secretariaat')).toBeChecked();
  expect(box('Secretariaat')).not.toBePartiallyChecked();
  await user.click(box('Secretariaat'));
  expect(box('Financiën')).not.toBeChecked();
  expect(screen.getByText('', { selector: 'output' })).toBeEmptyDOMElement();
  await user.click(box('Secretariaat'));
  expect(screen.getByText('sec secFin secFact')).toBeVisible();
});

test('works with the keyboard and tells what a row means and belongs to', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  await user.tab();
  expect(box('Financiën')).toHaveFocus();
  await user.keyboard(' ');
  expect(box('Financiën')).toBeChecked();
  expect(box('Facturen')).toHaveAccessibleDescription('Maken en versturen');
  expect(within(screen.getByRole('list', { name: 'Secretariaat' })).getAllByRole('checkbox')).toHaveLength(2);
});

test('a marker is a second choice in the row', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  const rows = [{ id: '3', label: '3 - Optocht', marker: { label: 'Voorzitter', checked: false, onChange } }];
  render(<Example rows={rows} />);
  await user.click(box('Voorzitter, 3 - Optocht'));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(box('3 - Optocht')).not.toBeChecked();
});

test('more than ten rows can be searched', async () => {
  const user = userEvent.setup();
  const rows = Array.from({ length: 11 }, (_, index) => ({
    id: `${index}`,
    label: `${index} - Commissie ${index}`,
  }));
  render(<Example rows={rows} />);
  const field = screen.getByRole('searchbox', { name: 'Zoek in rechten' });
  await user.type(field, 'commissie 10');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.type(field, 'x');
  expect(screen.getByText('Niets gevonden')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('checkbox')).toHaveLength(11);
});
