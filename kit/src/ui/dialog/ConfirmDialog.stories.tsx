import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../../gallery/forStories';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Advertentie verwijderen?',
    children: 'De kwart pagina van Bakkerij Jansen gaat uit de krant. Dit kan niet ongedaan worden gemaakt.',
    confirmLabel: 'Verwijderen',
    onConfirm: nothing,
    onCancel: nothing,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = { args: { error: 'De factuur van deze advertentie is al verstuurd.' } };
