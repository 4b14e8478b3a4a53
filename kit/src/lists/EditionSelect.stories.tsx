import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../gallery/forStories';
import { EditionSelect } from './EditionSelect';

const meta = {
  component: EditionSelect,
  args: {
    editions: [
      { id: '44', title: '44e editie', active: true },
      { id: '43', title: '43e editie', active: false },
    ],
    value: '44',
    onChoose: nothing,
  },
} satisfies Meta<typeof EditionSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const Earlier: Story = { args: { value: '43' } };
