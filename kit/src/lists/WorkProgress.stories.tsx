import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { WorkProgress } from './WorkProgress';

const meta = {
  component: WorkProgress,
  args: { label: 'Brieven maken', done: 12, total: 300, unit: 'brieven' },
} satisfies Meta<typeof WorkProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {};
export const Begun: Story = { args: { done: 0, total: undefined } };
export const Done: Story = { args: { done: 300 } };
