import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Pencil } from 'lucide-react';

import { IconButton } from './IconButton';

const meta = {
  component: IconButton,
  args: { 'aria-label': 'E-mail aanpassen', children: <Pencil aria-hidden /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = { args: { pending: true } };
/** Its name is shown while it has the focus. */
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
