import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { MultilineText } from './textParts';

const meta = {
  component: MultilineText,
  args: { children: 'Molenstraat 11\n7071 AA Ulft\n\nBel even aan.' },
} satisfies Meta<typeof MultilineText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
