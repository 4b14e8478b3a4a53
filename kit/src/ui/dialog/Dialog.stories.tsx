import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LONG, nothing } from '../../../gallery/forStories';
import { Button } from '../buttons/Button';
import { TextInput } from '../inputs/TextInput';
import { Dialog } from './Dialog';
import { DialogActions } from './dialogStyle';

const meta = {
  component: Dialog,
  subcomponents: { DialogActions },
  args: {
    isOpen: true,
    onClose: nothing,
    title: 'Commissie toevoegen',
    children: <TextInput label="Naam van de commissie" defaultValue="Optocht" />,
    actions: (
      <>
        <Button variant="text">Annuleren</Button>
        <Button>Toevoegen</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Wide: Story = { args: { size: 900 } };
export const Sheet: Story = { args: { sheet: true, title: 'Meer' } };
export const Busy: Story = { args: { busy: true } };
export const WithOwnButtons: Story = {
  args: {
    actions: undefined,
    children: (
      <form>
        <TextInput label="Naam van de commissie" />
        <DialogActions>
          <Button>Toevoegen</Button>
        </DialogActions>
      </form>
    ),
  },
};
export const LongText: Story = { args: { title: LONG, children: <p>{`${LONG}. `.repeat(12)}</p> } };
