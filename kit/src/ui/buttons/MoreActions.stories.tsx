import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { press } from '../../../gallery/forStories';
import { Button } from './Button';
import { MoreActions } from './MoreActions';

const meta = {
  component: MoreActions,
  args: {
    title: 'Lijst meenemen',
    children: ['Excel', 'CSV', 'Afdrukken'].map((way) => (
      <Button key={way} variant="ghost">
        {way}
      </Button>
    )),
  },
} satisfies Meta<typeof MoreActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithWord: Story = { args: { wide: true } };
export const Open: Story = { play: press('Meer') };
