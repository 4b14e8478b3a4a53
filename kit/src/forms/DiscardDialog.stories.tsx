import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../gallery/forStories';
import { DiscardDialog } from './DiscardDialog';

const meta = {
  component: DiscardDialog,
  args: { isOpen: true, onDiscard: nothing, onCancel: nothing },
} satisfies Meta<typeof DiscardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
