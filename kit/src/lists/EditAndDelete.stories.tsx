import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../gallery/forStories';
import { EditAndDelete } from './EditAndDelete';

const meta = {
  component: EditAndDelete,
  args: { name: 'Grote optocht', onEdit: nothing },
} satisfies Meta<typeof EditAndDelete>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = { args: { onDelete: nothing } };
export const EditOnly: Story = {};
