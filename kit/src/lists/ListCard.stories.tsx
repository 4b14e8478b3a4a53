import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { ListCard } from './cards';

const meta = {
  component: ListCard,
  args: { title: '131 leden', children: 'Sanne Willems, Joost Jansen en 129 anderen.' },
} satisfies Meta<typeof ListCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {};
