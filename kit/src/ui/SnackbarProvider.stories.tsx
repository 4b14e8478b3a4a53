import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing, press } from '../../gallery/forStories';
import { Button } from './buttons/Button';
import { SnackbarProvider, type SnackbarOptions, useSnackbar } from './SnackbarProvider';

function Tell({ text, options }: { text: string; options?: SnackbarOptions }) {
  const snackbar = useSnackbar();
  return <Button onClick={() => snackbar.show(text, options)}>Vertellen</Button>;
}

const meta = {
  component: SnackbarProvider,
  args: { children: null },
  play: press('Vertellen'),
} satisfies Meta<typeof SnackbarProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = { args: { children: <Tell text="Lid opgeslagen" /> } };
export const WithUndo: Story = {
  args: {
    children: <Tell text="Declaratie van Sanne Willems goedgekeurd: € 62,50" options={{ undo: nothing }} />,
  },
};
export const Failed: Story = {
  args: { children: <Tell text="Er is geen verbinding. Probeer het opnieuw." options={{ tone: 'error' }} /> },
};
