import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Plus } from 'lucide-react';

import { LONG } from '../../../gallery/forStories';
import { LinkButton } from './LinkButton';

const meta = {
  component: LinkButton,
  args: { to: '/leden', children: 'Naar de leden' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Text: Story = { args: { variant: 'text' } };
export const Small: Story = { args: { size: 'small', variant: 'ghost' } };
export const WithIcon: Story = { args: { icon: <Plus aria-hidden />, wide: true } };
export const LongText: Story = { args: { children: LONG } };
