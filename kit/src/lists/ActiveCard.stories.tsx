import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { ActiveCard } from './cards';

const meta = {
  component: ActiveCard,
  args: { title: 'Halve pagina', children: 'Bakkerij Jansen, € 125,00' },
} satisfies Meta<typeof ActiveCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  render: (args) => <ActiveCard {...args} data-active />,
};
export const Passive: Story = {};
