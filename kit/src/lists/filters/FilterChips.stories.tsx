import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../../gallery/forStories';
import { FilterChips } from './FilterChips';

const meta = {
  component: FilterChips<string>,
  args: {
    label: 'Welke leden',
    chips: [
      { id: 'all', label: 'Alle', count: 131 },
      { id: 'unpaid', label: 'Niet betaald', count: 19 },
      { id: 'withoutEmail', label: 'Zonder e-mailadres', count: 7 },
      { id: 'new', label: 'Nieuw dit jaar' },
    ],
    chosen: 'unpaid',
    onChoose: nothing,
  },
} satisfies Meta<typeof FilterChips<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NoneChosen: Story = { args: { chosen: undefined } };
