import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { forever } from '../../gallery/forStories';
import { SendNow } from './WaitingLine';

const meta = {
  component: SendNow,
  args: {
    waiting: [{ requestId: '1', savedAt: '2026-11-28T20:15:00.000Z' }],
    isSending: false,
    flush: (): Promise<void> => forever(),
  },
} satisfies Meta<typeof SendNow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waits: Story = {};
export const Sending: Story = { args: { isSending: true } };
