import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Select } from 'kit/fields';
import { Button } from 'kit/ui';

import { FilterGrid } from './SearchAndFilters';

const meta = {
  component: FilterGrid,
  args: {
    children: (
      <>
        <Select label="Plaats" placeholder="Alle plaatsen" options={[]} />
        <Select label="Betaald" placeholder="Maakt niet uit" options={[]} />
        <Button variant="text">Filters wissen</Button>
      </>
    ),
  },
} satisfies Meta<typeof FilterGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {};
