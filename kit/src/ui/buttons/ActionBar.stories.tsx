import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Alert } from '../Alert';
import { ActionBar } from './ActionBar';
import { Button } from './Button';

const meta = {
  component: ActionBar,
  args: {
    children: (
      <>
        <Button>Lid opslaan</Button>
        <Button variant="ghost">Annuleren</Button>
      </>
    ),
  },
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {};
export const WithError: Story = {
  args: {
    children: (
      <>
        <Alert kind="error">Deze naam staat al in de ledenlijst.</Alert>
        <Button>Lid opslaan</Button>
        <Button variant="ghost">Annuleren</Button>
      </>
    ),
  },
};
