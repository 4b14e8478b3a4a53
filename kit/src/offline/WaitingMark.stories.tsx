import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { WaitingMark } from './WaitingLine';

const meta = {
  component: WaitingMark,
  args: { text: 'Wacht' },
} satisfies Meta<typeof WaitingMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Late: Story = {};
