import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Button } from './buttons/Button';
import { EmptyState } from './EmptyState';

const meta = {
  component: EmptyState,
  args: { title: 'Er zijn nog geen adverteerders.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithText: Story = { args: { text: 'Voeg de eerste toe, of neem die van vorig jaar over.' } };
export const WithAction: Story = { args: { action: <Button>Adverteerder toevoegen</Button> } };
