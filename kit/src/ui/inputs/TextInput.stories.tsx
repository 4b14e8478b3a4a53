import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { TextInput } from './TextInput';

const meta = {
  component: TextInput,
  args: { label: 'Achternaam' },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'van den Broek', description: 'Met tussenvoegsel.' } };
export const Placeholder: Story = { args: { placeholder: 'Jansen', hideLabel: true } };
export const Disabled: Story = { args: { defaultValue: 'van den Broek', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'van den Broek', readOnly: true } };
export const Wrong: Story = { args: { error: 'Alle velden moeten gevuld worden' } };
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
