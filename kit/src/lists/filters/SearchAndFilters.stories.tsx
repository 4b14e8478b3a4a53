import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Select } from 'kit/fields';

import { nothing, press } from '../../../gallery/forStories';
import { FilterChips } from './FilterChips';
import { SearchAndFilters } from './SearchAndFilters';

const meta = {
  component: SearchAndFilters,
  args: {
    label: 'Zoek in de leden',
    text: '',
    onText: nothing,
    count: 0,
    onClear: nothing,
    found: 131,
    children: (
      <>
        <Select label="Plaats" placeholder="Alle plaatsen" options={[]} />
        <Select label="Betaald" placeholder="Maakt niet uit" options={[]} />
      </>
    ),
  },
} satisfies Meta<typeof SearchAndFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const Unfolded: Story = { args: { count: 2, found: 19 }, play: press('Filters (2)') };
export const Inline: Story = { args: { onDesk: 'inline' } };
export const WithChips: Story = {
  args: {
    list: 'leden',
    chips: (
      <FilterChips
        label="Welke leden"
        chips={[
          { id: 'all', label: 'Alle', count: 131 },
          { id: 'unpaid', label: 'Niet betaald', count: 19 },
        ]}
        chosen="all"
        onChoose={nothing}
      />
    ),
  },
};
