import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiError } from 'kit/graphql';

import { forever, nothing, pressInDialog } from '../../gallery/forStories';
import { ConfirmActionDialog, DeleteDialog } from './ConfirmActionDialog';

const meta = {
  component: ConfirmActionDialog,
  subcomponents: { DeleteDialog },
  args: {
    isOpen: true,
    question: 'Brieven versturen?',
    children: '112 leden krijgen een mail met hun factuur.',
    confirmLabel: 'Versturen',
    onConfirm: (): Promise<unknown> => forever(),
    onClose: nothing,
  },
} satisfies Meta<typeof ConfirmActionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Busy: Story = { play: pressInDialog('Versturen') };
export const Refused: Story = {
  args: { onConfirm: () => Promise.reject(new ApiError('De mailserver antwoordt niet.', 'UNAVAILABLE')) },
  play: pressInDialog('Versturen'),
};
export const Deleting: Story = {
  render: () => (
    <DeleteDialog
      isOpen
      question="Activiteit verwijderen? Deze actie is onomkeerbaar."
      onDelete={forever}
      onClose={nothing}
    >
      07/02/2027 Grote optocht
    </DeleteDialog>
  ),
};
