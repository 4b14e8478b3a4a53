import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { forever, LONG } from '../../gallery/forStories';
import { SortableList } from './SortableList';

const meta = {
  component: SortableList,
  args: {
    label: 'Losse taken',
    items: [
      { id: '1', name: 'Podium huren' },
      { id: '2', name: LONG },
      { id: '3', name: 'Affiches' },
    ],
    onMove: (): Promise<unknown> => forever(),
  },
} satisfies Meta<typeof SortableList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
