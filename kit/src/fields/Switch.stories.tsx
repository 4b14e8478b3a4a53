import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LONG, nothing } from '../../gallery/forStories';
import { Switch } from './Switch';

const meta = {
  component: Switch,
  args: {
    isOn: true,
    onChange: nothing,
    label: 'Inschrijving',
    description: 'Vrijwilligers kunnen zich aanmelden.',
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = { args: { isOn: false, description: 'Niemand kan zich aanmelden.' } };
export const Busy: Story = { args: { pending: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { label: LONG, description: LONG } };
