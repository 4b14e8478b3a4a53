import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { KeyHint } from './KeyHint';

const meta = {
  component: KeyHint,
  args: { children: 'A' },
} satisfies Meta<typeof KeyHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = {};
export const Named: Story = { args: { children: 'Enter' } };
