import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../gallery/forStories';
import { RowsFileButton } from './RowsFileButton';

const meta = {
  component: RowsFileButton,
  args: { label: 'Bestand met leden', table: undefined, onTable: nothing },
} satisfies Meta<typeof RowsFileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Unreadable: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.upload(canvas.getByLabelText('Bestand met leden'), new File(['geen werkblad'], 'leden.xlsx')),
};
