import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LONG, nothing } from '../../gallery/forStories';
import { CheckboxTree, type CheckboxTreeNode } from './CheckboxTree';

const nodes: CheckboxTreeNode[] = [
  {
    id: 'secretariat',
    label: 'Secretariaat',
    children: [
      { id: 'finance', label: 'Financiën' },
      { id: 'invoices', label: 'Facturen', description: 'Maken en versturen' },
    ],
  },
  {
    id: 'parade',
    label: '3 - Optocht',
    marker: { label: 'Voorzitter', checked: true, onChange: nothing },
  },
  { id: 'long', label: LONG },
];

const meta = {
  component: CheckboxTree,
  args: { label: 'Rechten', nodes, value: ['invoices'], onChange: nothing },
} satisfies Meta<typeof CheckboxTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfChosen: Story = {};
export const Searchable: Story = { args: { searchable: true } };
export const NothingFound: Story = {
  args: { searchable: true },
  play: async ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('searchbox'), 'polonaise'),
};
export const Disabled: Story = { args: { disabled: true } };
