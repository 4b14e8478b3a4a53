import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Plus } from 'lucide-react';

import { LONG } from '../../../gallery/forStories';
import { Button } from './Button';

const meta = {
  component: Button,
  args: { children: 'Advertentie opslaan' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Text: Story = { args: { variant: 'text' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Account verwijderen' } };
export const Small: Story = { args: { size: 'small' } };
export const Wide: Story = { args: { wide: true } };
export const WithIcon: Story = { args: { icon: <Plus aria-hidden />, children: 'Lid toevoegen' } };
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = { args: { pending: true } };
export const LongText: Story = { args: { children: `Mail sturen aan ${LONG}` } };
