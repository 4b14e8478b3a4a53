import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Spinner } from './Spinner';

const meta = {
  component: Spinner,
  args: {},
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = {};
export const WithText: Story = { args: { text: 'Leden zoeken...' } };
